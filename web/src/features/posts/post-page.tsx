/** /dashboard/content/:id: one post in the making; `new` for one that is yet to be. */
import type { EditedPost } from '@faircourt/contracts/posts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useRole } from '../../api/session/use-role.ts';
import { isNotApproved } from '../../domain/is-not-approved.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS } from '../../shell/paths.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { PostEditor } from './post-editor.tsx';
import { StatusBadge, usePostDates } from './post-words.tsx';
import { ownCountriesQuery, postQuery } from './posts.queries.ts';

export function PostPage() {
  const t = useText();
  const { id = '' } = useParams();
  const isDirector = useRole() === 'regional_director';
  const countries = useQuery(ownCountriesQuery(isDirector));
  if (!isDirector || isNotApproved(countries.error)) {
    return (
      <Frame edited={null} isNew={id === 'new'}>
        <NotYourPage page={PATHS.post}>{t('content.refused')}</NotYourPage>
      </Frame>
    );
  }
  if (countries.data === undefined) return <Waiting loading={countries} isNew={id === 'new'} />;
  if (id !== 'new') return <WrittenPost key={id} id={id} countries={countries.data} />;
  return (
    <Frame edited={null} isNew>
      {countries.data.length === 0 ? (
        <Card>
          <EmptyState title={t('content.no_region.title')}>{t('content.no_region')}</EmptyState>
        </Card>
      ) : (
        <PostEditor key="new" edited={null} countries={countries.data} />
      )}
    </Frame>
  );
}

function WrittenPost({ id, countries }: { id: string; countries: readonly string[] }) {
  const post = useQuery(postQuery(id));
  const isGone = isMissing(post.error);
  if (isGone && post.data === undefined) throw new PageMissing();
  if (post.data === undefined) return <Waiting loading={post} isNew={false} />;
  return (
    <Frame edited={post.data} isNew={false}>
      <PostEditor edited={post.data} isGone={isGone} countries={countries} />
    </Frame>
  );
}

/** An address that is no id is as missing as a post of another region. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}

function Frame({
  edited,
  isNew,
  children,
}: {
  edited: EditedPost | null;
  isNew: boolean;
  children: React.ReactNode;
}) {
  const t = useText();
  const dates = usePostDates();
  const status = edited?.post.status;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(isNew ? 'content.editor.new' : 'content.editor.edit')}
        description={edited ? dates(edited.post) : undefined}
        actions={
          <Link
            to={status && status !== 'draft' ? `${PATHS.content}?status=${status}` : PATHS.content}
            className={buttonClasses({ variant: 'secondary' })}
          >
            <ArrowLeft aria-hidden />
            {t('content.back')}
          </Link>
        }
      />
      {status && <StatusBadge status={status} />}
      {children}
    </div>
  );
}

function Waiting({
  loading: { error, isFetching, refetch },
  isNew,
}: {
  loading: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  isNew: boolean;
}) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <Frame edited={null} isNew={isNew}>
      {error ? (
        <Card>
          <ErrorState
            title={t('content.editor.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorText(error)}
          </ErrorState>
        </Card>
      ) : (
        <LoadingView />
      )}
    </Frame>
  );
}
