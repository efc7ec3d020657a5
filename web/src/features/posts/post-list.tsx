import type { PostSummary } from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import { Newspaper } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { postPath } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { PostPlace, usePostDates } from './post-words.tsx';
import type { usePosts } from './posts.queries.ts';

type Posts = ReturnType<typeof usePosts>;

export function PostList({ posts, status }: { posts: Posts; status: PostStatus }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = posts;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = posts;
  if (isPending) {
    return (
      <Card>
        <LoadingRows />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('content.list.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.posts.length === 0) {
    return (
      <Card>
        <EmptyState icon={Newspaper} title={t(`content.list.empty.${status}`)}>
          {t(data.countries.length === 0 ? 'content.no_region' : `content.list.empty_text.${status}`)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.posts.map((post) => (
          <PostItem key={post.id} post={post} />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        isBusy={isFetchingNextPage}
        label={t('content.list.load_more')}
        busyText={t('app.loading')}
        status={t('content.list.shown', { count: data.posts.length })}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function PostItem({ post }: { post: PostSummary }) {
  const t = useText();
  const dates = usePostDates();
  return (
    <li>
      <Card className="relative flex flex-col gap-1.5 p-5 transition-[border-color,box-shadow] focus-within:border-court hover:border-court/50 hover:shadow-float">
        <h2 className="text-lg break-words">
          {/* The link covers the whole card, and yet its name is only the title. */}
          <Link
            to={postPath(post.id)}
            lang={post.locale}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-court"
          >
            {post.title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <PostPlace post={post} />
          {post.version > 1 && <Badge>{t('content.version', { version: post.version })}</Badge>}
        </p>
        <p className="text-sm text-muted">{dates(post)}</p>
      </Card>
    </li>
  );
}
