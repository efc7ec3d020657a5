/** What directors have published for the reader's countries. */
import type { PublishedPost } from '@faircourt/contracts/posts';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

export function feedQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['feed', locale],
    queryFn: async ({ signal }): Promise<PublishedPost[]> =>
      (await answerOf(api.GET('/api/feed', { params: { query: { locale } }, signal }))).posts,
  });
}
