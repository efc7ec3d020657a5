/** Whom an athlete has invited and who has not answered yet: one quiet row, and what helps when nothing comes behind a press. */
import type { GuardianLink } from '@faircourt/contracts/guardians';
import { ChevronDown, MailCheck } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { CopyInviteLink, InviteAgain } from './invite-again.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';

type InvitedGuardiansCardProps = {
  links: readonly GuardianLink[];
  /** A child under 13: what the waiting means for the record. */
  isOfChild?: boolean;
  /** Another way to send it, with the code; else a link can be copied. */
  children?: ReactNode;
};

export function InvitedGuardiansCard({ links, isOfChild = false, children }: InvitedGuardiansCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const now = useNow();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const invited = links.flatMap(({ status, invited_email: email, ...link }) =>
    status === 'invited' && email !== null
      ? [
          {
            ...link,
            email,
            hasExpired: link.invite_expires_at !== null && Date.parse(link.invite_expires_at) <= now,
          },
        ]
      : [],
  );
  if (invited.length === 0) return null;
  // Nobody is waited for any more.
  const isOpen = chosen ?? invited.every(({ hasExpired }) => hasExpired);
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-1 px-5 pt-4 pb-2">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <MailCheck aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg">
            {t('invited_guardian.title')}
          </h2>
          <ul className="flex flex-col gap-1.5">
            {invited.map(({ id, email, hasExpired, created_at: sentAt }) => (
              <li key={id}>
                <p className="[overflow-wrap:anywhere]">{t('invited_guardian.waiting', { email })}</p>
                <p className="text-sm break-words text-muted">
                  {hasExpired
                    ? t('invited_guardian.expired')
                    : t('invited_guardian.sent', { when: format.relative(sentAt, new Date(now)) })}
                </p>
              </li>
            ))}
          </ul>
          {isOfChild && <p className="mt-1.5 text-sm text-muted">{t('invited_guardian.child')}</p>}
          <Button
            variant="link"
            aria-expanded={isOpen}
            className="min-h-11 px-0 text-sm"
            onClick={() => setChosen(!isOpen)}
          >
            {t('invited_guardian.other_ways')}
            <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-4 pb-3">
          <div className="flex flex-wrap gap-2 sm:ml-13">
            {invited.map(({ id, email }) => (
              <InviteAgain key={id} email={email} />
            ))}
            {!children && <CopyInviteLink />}
          </div>
          {children}
        </div>
      )}
    </Card>
  );
}
