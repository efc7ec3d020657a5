/** The card with the code: for the address that the account has, or for the one that is to replace it. */
import type { Mailbox } from '@faircourt/contracts/accounts';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { MailboxCode } from './mailbox-code.tsx';

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
