import { CopyInviteLink, InviteAgain } from '../../../domain/invite-guardian/invite-again.tsx';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import { CircleCheck, CircleSlash, Clock3, MailCheck, TimerOff, type LucideIcon } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { EndGuardianButton } from './end-guardian-button.tsx';
import { EndLinkButton } from './end-link-button.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';

type LinkState = GuardianLink['status'] | 'expired' | 'waits_for_guardian' | 'waits_for_faircourt';

const STATES: Record<LinkState, { tone: BadgeTone; icon: LucideIcon }> = {
  invited: { tone: 'court', icon: MailCheck },
  expired: { tone: 'caution', icon: TimerOff },
  accepted: { tone: 'court', icon: Clock3 },
  waits_for_guardian: { tone: 'court', icon: Clock3 },
  waits_for_faircourt: { tone: 'court', icon: Clock3 },
  active: { tone: 'verified', icon: CircleCheck },
  ended: { tone: 'neutral', icon: CircleSlash },
};

type LinkItemProps = { link: GuardianLink; others: readonly GuardianLink[]; isAdult: boolean };

/** One guardian, or one invitation on its way. */
export function LinkItem({ link, others, isAdult }: LinkItemProps) {
  const t = useText();
  const now = useNow(link.invite_expires_at);
  const { guardian_name, invited_email, status } = link;
  const name = guardian_name ?? invited_email ?? t('guardians.nameless');
  const state = stateOf(link, now);
  const { tone, icon } = STATES[state];
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-soft">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-base [overflow-wrap:anywhere]">{name}</h3>
        <Badge tone={tone} icon={icon}>
          {t(`guardians.state.${state}`)}
        </Badge>
      </div>
      <Dates link={link} state={state} />
      {/* What a guardian's word is worth matters for as long as they decide. */}
      {link.level !== null && !isAdult && (
        <p>
          {link.is_in_conflict
            ? t('guardians.conflict', { name })
            : t(`guardians.level.${link.level}`, { name })}
        </p>
      )}
      {(state === 'waits_for_guardian' || state === 'waits_for_faircourt') && (
        <p>{t(`guardians.${state}`, { name })}</p>
      )}
      {status !== 'ended' && (
        <div className="flex flex-wrap gap-3">
          {status === 'invited' && invited_email && (
            <>
              <InviteAgain email={invited_email} />
              <CopyInviteLink />
            </>
          )}
          {status === 'active' && !isAdult ? (
            <EndGuardianButton linkId={link.id} name={name} others={namesOfSettled(others)} />
          ) : (
            <EndLinkButton
              linkId={link.id}
              name={name}
              kind={status === 'active' ? 'guardian' : 'invitation'}
            />
          )}
        </div>
      )}
    </li>
  );
}

function stateOf(link: GuardianLink, now: number): LinkState {
  if (link.waits_for === 'guardian' || link.waits_for === 'faircourt') return `waits_for_${link.waits_for}`;
  return link.status === 'invited' && hasExpired(link, now) ? 'expired' : link.status;
}

function namesOfSettled(links: readonly GuardianLink[]): string[] {
  return links.flatMap(({ is_settled, guardian_name }) => (is_settled && guardian_name) || []);
}

export function hasExpired({ invite_expires_at }: GuardianLink, now: number): boolean {
  return invite_expires_at !== null && Date.parse(invite_expires_at) <= now;
}

function Dates({ link, state }: { link: GuardianLink; state: LinkState }) {
  const t = useText();
  const format = useFormat();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {link.activated_at === null ? (
        <span>{t('guardians.invited_on', { date: format.date(link.created_at) })}</span>
      ) : (
        <span>{t('guardians.active_since', { date: format.date(link.activated_at) })}</span>
      )}
      {state === 'invited' && link.invite_expires_at !== null && (
        <span>{t('guardians.works_until', { date: format.date(link.invite_expires_at) })}</span>
      )}
    </p>
  );
}
