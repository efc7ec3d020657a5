/** News and country notes of one's region on the dashboard. Nothing at all while there are none. */
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { matchLocale } from '../../i18n/locale.ts';
import { feedQuery } from './feed.query.ts';

/** Reading Markdown takes a parser, which only those fetch who have something to read. */
const FeedCard = lazy(async () => ({ default: (await import('./feed-card.tsx')).FeedCard }));

export function RegionalFeed() {
  const locale = matchLocale([useLingui().i18n.locale]);
  // Silent when it cannot be loaded: the dashboard works without it.
  const posts = useQuery(feedQuery(locale)).data;
  if (!posts || posts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FeedCard posts={posts} readerLocale={locale} />
    </Suspense>
  );
}
