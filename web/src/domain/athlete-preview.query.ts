/** An athlete's page as others would find it, for the family. Nothing is counted. */
import type { Preview, PREVIEW_VIEWERS } from '@faircourt/contracts/family';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export type PreviewViewer = (typeof PREVIEW_VIEWERS)[number];

export function previewQuery(id: string, viewer: PreviewViewer) {
  return queryOptions({
    queryKey: ['family', id, 'preview', viewer],
    queryFn: ({ signal }): Promise<Preview> =>
      answerOf(
        api.GET('/api/family/{id}/preview', { params: { path: { id }, query: { as: viewer } }, signal }),
      ),
    // What was just switched must show.
    staleTime: 0,
  });
}
