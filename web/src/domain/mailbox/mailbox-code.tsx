import type { Mailbox } from '@faircourt/contracts/accounts';
import { useText } from '../../i18n/use-text.ts';
import { useUntil } from '../../shell/clock/use-until.ts';
import { toast } from '../../ui/toast.tsx';
import { EmailCodeForm } from '../email-code/email-code-form.tsx';
import { useProveMailbox, useResendMailboxCode } from './mailbox.queries.ts';

type MailboxCodeProps = {
  mailbox: Mailbox;
  onProven?: () => void;
  /** For a page where the code does more than confirm: what its button says, and what follows instead of a message. */
  purpose?: { label: string; onSent: (isRight: boolean) => void };
};

/** Without a frame of its own, for a page that has one. */
export function MailboxCode({ mailbox, onProven, purpose }: MailboxCodeProps) {
  const t = useText();
  const untilOf = useUntil();
  const proving = useProveMailbox();
  const resending = useResendMailboxCode();
  const { code_expires_at } = mailbox;
  const email = mailbox.new_email ?? mailbox.email;
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        {code_expires_at === null
          ? t('mailbox.none', { email })
          : t('mailbox.sent', { email, time: untilOf(code_expires_at) })}
      </p>
      <EmailCodeForm
        codeExpiresAt={code_expires_at}
        submitLabel={purpose?.label ?? t('mailbox.submit')}
        sendsByItself={!purpose}
        prove={async (proof) => {
          // Before the answer: as soon as the session knows it, this form is gone.
          purpose?.onSent(true);
          try {
            await proving.mutateAsync(proof);
          } catch (error) {
            purpose?.onSent(false);
            throw error;
          }
        }}
        resend={async () => {
          const { new_email, email: current } = await resending.mutateAsync();
          return new_email ?? current;
        }}
        onProven={() => {
          if (!purpose) toast.success({ title: t('mailbox.done') });
          onProven?.();
        }}
      />
    </>
  );
}
