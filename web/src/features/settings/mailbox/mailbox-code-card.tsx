/** The card with the code: for the address that the account has, or for the one that is to replace it. */
import type { Mailbox } from '@faircourt/contracts/accounts';
import { useId, type ReactNode } from 'react';
import { EmailCodeForm } from '../../../domain/email-code/email-code-form.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useProveMailbox, useResendMailboxCode } from './mailbox.queries.ts';

type MailboxCodeCardProps = { mailbox: Mailbox; onProven?: () => void; children?: ReactNode };

export function MailboxCodeCard({ mailbox, onProven, children }: MailboxCodeCardProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('mailbox.title')}</CardTitle>
        <CardDescription>{t('mailbox.why')}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <MailboxCode mailbox={mailbox} {...(onProven ? { onProven } : {})} />
        {children}
      </CardContent>
    </Card>
  );
}

/** Without a frame of its own, for a page that has one. */
export function MailboxCode({ mailbox, onProven }: { mailbox: Mailbox; onProven?: () => void }) {
  const t = useText();
  const format = useFormat();
  const proving = useProveMailbox();
  const resending = useResendMailboxCode();
  const { code_expires_at } = mailbox;
  const email = mailbox.new_email ?? mailbox.email;
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        {code_expires_at === null
          ? t('mailbox.none', { email })
          : t('mailbox.sent', { email, time: format.time(code_expires_at) })}
      </p>
      <EmailCodeForm
        codeExpiresAt={code_expires_at}
        submitLabel={t('mailbox.submit')}
        prove={(proof) => proving.mutateAsync(proof)}
        resend={async () => {
          const { new_email, email: current } = await resending.mutateAsync();
          return new_email ?? current;
        }}
        onProven={() => {
          toast.success({ title: t('mailbox.done') });
          onProven?.();
        }}
      />
    </>
  );
}
