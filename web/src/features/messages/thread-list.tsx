import type { Role } from '@faircourt/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useRole } from '../../api/session/use-role.ts';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ThreadListItem } from './thread-list-item.tsx';
import { threadsQuery } from '../../domain/threads.query.ts';

/** All conversations, the latest first. */
export function ThreadList({ openId }: { openId: string | undefined }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useQuery(threadsQuery);
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <ErrorState title={t('messages.list.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (data.threads.length === 0) return <NoThreads />;
  return (
    <ul aria-label={t('messages.list.title')} className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
      {data.threads.map((thread) => (
        <ThreadListItem key={thread.id} thread={thread} isOpen={thread.id === openId} />
      ))}
    </ul>
  );
}

/** Says what has to happen first, and where. */
function NoThreads() {
  const t = useText();
  const role = useRole();
  return (
    <EmptyState icon={MessagesSquare} title={t('messages.list.empty')} action={<NextStep role={role} />}>
      {t(
        role === 'coach'
          ? 'messages.list.empty.coach'
          : role === 'guardian'
            ? 'messages.list.empty.guardian'
            : 'messages.list.empty.athlete',
      )}
    </EmptyState>
  );
}

function NextStep({ role }: { role: Role | undefined }) {
  const t = useText();
  const classes = buttonClasses({ variant: 'secondary' });
  if (role === 'coach') {
    return (
      <Link to={PATHS.search} className={classes}>
        {t('messages.list.empty.search')}
      </Link>
    );
  }
  if (role !== 'guardian') return null;
  return (
    <Link to={PATHS.requests} className={classes}>
      {t('messages.list.empty.requests')}
    </Link>
  );
}
