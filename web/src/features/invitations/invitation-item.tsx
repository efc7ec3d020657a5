/** One code: what it is, how far it is used and by whom, and what can be done with it. */
import type { Invitation } from '@faircourt/contracts/invitations';
import type { InvitationState } from '@faircourt/contracts/vocabulary';
import { Ban, CircleCheck, CircleDot, TimerOff, type LucideIcon } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Meter } from '../../ui/meter.tsx';
import { RevokeButton } from './revoke-button.tsx';
import { ShareButtons } from './share-buttons.tsx';

const STATES: Record<InvitationState, { tone: BadgeTone; icon: LucideIcon }> = {
  open: { tone: 'court', icon: CircleDot },
  used: { tone: 'neutral', icon: CircleCheck },
  expired: { tone: 'caution', icon: TimerOff },
  revoked: { tone: 'stop', icon: Ban },
};

export function InvitationItem({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const { tone, icon } = STATES[invitation.state];
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-xl tracking-wider break-all tabular-nums">{invitation.code}</h3>
        <Badge tone={tone} icon={icon}>
          {t(`invitations.state.${invitation.state}`)}
        </Badge>
        <Badge>{t(`invitations.kind.${invitation.kind}`)}</Badge>
      </div>
      <Dates invitation={invitation} />
      <Uses invitation={invitation} />
      {invitation.state === 'open' && (
        <div className="flex flex-wrap gap-3">
          <ShareButtons invitation={invitation} />
          <RevokeButton invitation={invitation} />
        </div>
      )}
    </li>
  );
}

function Dates({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const format = useFormat();
  const { state, created_at, expires_at, revoked_at, issuer_name, is_own } = invitation;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span>{t('invitations.created', { date: format.date(created_at) })}</span>
      {state === 'open' && <span>{t('invitations.expires', { date: format.day(expires_at) })}</span>}
      {state === 'expired' && <span>{t('invitations.expired', { date: format.day(expires_at) })}</span>}
      {revoked_at && <span>{t('invitations.revoked', { date: format.date(revoked_at) })}</span>}
      {!is_own && (
        <span>
          {issuer_name === null
            ? t('invitations.issuer_gone')
            : t('invitations.issuer', { name: issuer_name })}
        </span>
      )}
    </p>
  );
}

function Uses({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const format = useFormat();
  const { kind, state, uses, max_uses, used_by } = invitation;
  const usesText = t('invitations.uses', { uses, max: max_uses });
  return (
    <div className="flex flex-col gap-2">
      {kind === 'team' && (
        <div className="flex max-w-md items-center gap-4">
          <Meter label={t('invitations.uses_label')} value={uses} max={max_uses} valueText={usesText} />
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">{usesText}</span>
        </div>
      )}
      {used_by.length === 0 ? (
        <p className="text-sm text-muted">
          {t(state === 'open' ? 'invitations.unused' : 'invitations.never_used')}
        </p>
      ) : (
        <details className="group" open={kind === 'single'}>
          <summary className="w-fit rounded-sm text-sm font-medium text-court">
            {t('invitations.used_by', { count: used_by.length })}
          </summary>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {used_by.map(({ name, redeemed_at }) => (
              <li key={`${name} ${redeemed_at}`} className="flex flex-wrap gap-x-3">
                <span className="font-medium">{name}</span>
                <time dateTime={redeemed_at} className="text-muted">
                  {format.date(redeemed_at)}
                </time>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
