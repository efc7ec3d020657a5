/** /dashboard/confirm: where the link of the mail leads. Opening it decides nothing; a press of the button does. */
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useKeptInvitation } from '../../../domain/guardian-links/kept-invitation.ts';
import { MailboxCodeCard } from '../../../domain/mailbox/mailbox-code-card.tsx';
import { useMailbox, useProveByLink } from '../../../domain/mailbox/mailbox.queries.ts';
import { GoTo } from '../../../domain/not-your-page.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';

export function ConfirmEmailPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: mailbox, error, refetch } = useMailbox();
  const token = search.get('token');
  const { kept } = useKeptInvitation();
  // A guardian on the way to an invitation goes on to it, also from another tab than the one they began in.
  const leave = () => void navigate(kept ?? PATHS.dashboard, { replace: true });
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title={t('mailbox.title')} description={t('mailbox.page.description')} />
      {!mailbox && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingView />)}
      {mailbox && isSettled(mailbox) && (
        <>
          <Alert kind="success" title={t('mailbox.done')}>
            {t('mailbox.page.settled', { email: mailbox.email })}
          </Alert>
          <div>
            <GoTo place={PATHS.dashboard} />
          </div>
        </>
      )}
      {mailbox && !isSettled(mailbox) && (
        <>
          {token !== null && (
            <LinkProof token={token} email={mailbox.new_email ?? mailbox.email} onProven={leave} />
          )}
          <MailboxCodeCard mailbox={mailbox} onProven={leave} />
        </>
      )}
    </div>
  );
}

function isSettled({ is_proven, new_email }: { is_proven: boolean; new_email: string | null }): boolean {
  return is_proven && new_email === null;
}

function LinkProof({ token, email, onProven }: { token: string; email: string; onProven: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const proving = useProveByLink();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    try {
      await proving.mutateAsync(token);
      toast.success({ title: t('mailbox.done') });
      onProven();
    } catch (error) {
      setFailure(errorText(error, t('email_code.failed')));
    }
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <Button
        icon={<MailCheck aria-hidden />}
        isBusy={proving.isPending}
        busyText={t('email_code.busy')}
        className="max-sm:w-full [overflow-wrap:anywhere]"
        onClick={() => void confirm()}
      >
        {t('mailbox.page.confirm', { email })}
      </Button>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{t('mailbox.page.or')}</p>
    </div>
  );
}
