/** An athlete's page as others would find it, for the family. Nothing is counted. */
import type { Preview, PREVIEW_VIEWERS } from '@faircourt/contracts/family';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

/** The first two look for nobody in particular; the third is a coach of an institution that the family has decided about. */
export type PreviewViewer = { as: (typeof PREVIEW_VIEWERS)[number]; institution?: string };

export function previewQuery(id: string, viewer: PreviewViewer) {
  return queryOptions({
    queryKey: ['family', id, 'preview', viewer.as, viewer.institution ?? null],
    queryFn: ({ signal }): Promise<Preview> =>
      answerOf(api.GET('/api/family/{id}/preview', { params: { path: { id }, query: viewer }, signal })),
    // What was just switched must show.
    staleTime: 0,
  });
}
