/** Whom an athlete has invited and who has not answered yet: named, with what helps when nothing comes. */
import type { GuardianLink } from '@faircourt/contracts/guardians';
import { MailCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { CopyInviteLink, InviteAgain } from './invite-again.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { Card } from '../../ui/card.tsx';

type InvitedGuardiansCardProps = {
  links: readonly GuardianLink[];
  /** Another way, below them. */
  children?: ReactNode;
};

export function InvitedGuardiansCard({ links, children }: InvitedGuardiansCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const now = useNow();
  const invited = links.filter(({ status, invited_email: email }) => status === 'invited' && email !== null);
  if (invited.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="overflow-hidden">
      <h2 id={titleId} className="px-5 py-4 text-lg">
        {t('pending_links.title')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {invited.map(({ id, invited_email: email, created_at: sentAt, invite_expires_at: expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
                <MailCheck aria-hidden className="size-5" />
              </span>
              <div className="min-w-0">
                <p className="font-medium [overflow-wrap:anywhere]">
                  {t('pending_links.invited', { email: email ?? '' })}
                </p>
                <p className="text-sm break-words text-muted">
                  {expiresAt !== null && Date.parse(expiresAt) <= now
                    ? t('pending_links.invited.expired')
                    : t('pending_links.invited.text', { when: format.relative(sentAt, new Date(now)) })}
                </p>
              </div>
            </div>
            <div className="flex flex-wrap gap-2 max-sm:ml-13">
              <InviteAgain email={email ?? ''} />
              <CopyInviteLink />
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
