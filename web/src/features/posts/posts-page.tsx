/** /dashboard/content: what the directors of the region have written, by what has become of it. */
import { POST_STATUSES, type PostStatus } from '@faircourt/contracts/vocabulary';
import { FilePlus2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { isNotApproved } from '../../domain/is-not-approved.ts';
import { PATHS, postPath } from '../../shell/paths.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { PostList } from './post-list.tsx';
import { usePosts } from './posts.queries.ts';

export function PostsPage() {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  const [status, open] = useStatus();
  const posts = usePosts(status, isDirector);
  const isOpen = isDirector && !isNotApproved(posts.error);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('content.title')}
        description={t('content.subtitle')}
        actions={isOpen && <NewPostLink />}
        className="mb-2"
      />
      {isOpen ? (
        <Tabs value={status} onValueChange={(name) => open(statusNamed(name))}>
          <TabsList aria-label={t('content.tabs')}>
            {POST_STATUSES.map((name) => (
              <TabsTrigger key={name} value={name}>
                {t(`content.tab.${name}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          {POST_STATUSES.map((name) => (
            <TabsContent key={name} value={name} className="flex flex-col gap-4">
              {name === status && <PostList posts={posts} status={status} />}
            </TabsContent>
          ))}
        </Tabs>
      ) : (
        <NotYourPage page={PATHS.content}>{t('content.refused')}</NotYourPage>
      )}
    </div>
  );
}

function NewPostLink() {
  const t = useText();
  return (
    <Link to={postPath('new')} className={buttonClasses({ variant: 'primary' })}>
      <FilePlus2 aria-hidden />
      {t('content.new')}
    </Link>
  );
}

/** The open tab is in the address, so that the way back from a post comes back to it. */
function useStatus(): [PostStatus, (status: PostStatus) => void] {
  const [query, setQuery] = useSearchParams();
  const status = statusNamed(query.get('status'));
  const open = (next: PostStatus) =>
    setQuery(next === 'draft' ? {} : { status: next }, {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  return [status, open];
}

function statusNamed(name: string | null): PostStatus {
  return POST_STATUSES.find((status) => status === name) ?? 'draft';
}
