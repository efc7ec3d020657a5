import type { SignInSession } from '@faircourt/contracts/accounts';
import { MonitorSmartphone } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignInSessionRow } from './sign-in-session-row.tsx';
import { useEndOtherSessions, useSignInSessions } from './sign-in-sessions.queries.ts';

export function SignInSessionsSection() {
  const t = useText();
  return (
    <SettingsSection title={t('settings.sessions.title')} description={t('settings.sessions.description')}>
      <SignInSessions />
    </SettingsSection>
  );
}

function SignInSessions() {
  const t = useText();
  const errorText = useErrorText();
  const { data: sessions, error, isPending, isFetching, refetch } = useSignInSessions();
  if (isPending) return <LoadingRows />;
  if (sessions === undefined) {
    return (
      <ErrorState
        title={t('settings.sessions.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (sessions.length === 0) {
    return <EmptyState icon={MonitorSmartphone} title={t('settings.sessions.empty')} />;
  }
  return <SessionList sessions={sessions} />;
}

function SessionList({ sessions }: { sessions: SignInSession[] }) {
  const t = useText();
  const others = sessions.filter((signIn) => !signIn.is_current).length;
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((signIn) => (
          <SignInSessionRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-5">
        {others === 0 ? (
          <p className="text-muted">{t('settings.sessions.only_this')}</p>
        ) : (
          <EndOthers count={others} />
        )}
      </div>
    </>
  );
}

function EndOthers({ count }: { count: number }) {
  const t = useText();
  const end = useEndOtherSessions();
  return (
    <ConfirmedAction
      trigger={<Button variant="secondary">{t('settings.sessions.end_others')}</Button>}
      title={t('settings.sessions.end_others_confirm.title')}
      description={t('settings.sessions.end_others_confirm.text', { count })}
      confirmLabel={t('settings.sessions.end_others')}
      busyText={t('settings.sessions.ending')}
      onConfirm={() => end.mutateAsync()}
      done={{ title: t('settings.sessions.others_ended') }}
      failed={t('settings.sessions.end_failed')}
    />
  );
}

function LoadingRows() {
  const t = useText();
  return (
    <div className="flex flex-col gap-5">
      <output className="sr-only">{t('app.loading')}</output>
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-11 rounded-md" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
