/** One thing that takes two admins: what it is, who asks and why, and what the reader can say to it. */
import type { Confirmation, ConfirmationOutcome } from '@faircourt/contracts/confirmations';
import { Check, CircleCheck, CircleX, Clock3, Undo2, X } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { institutionPath, userPath } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { WaitingRow } from '../waiting-section.tsx';
import { DecideButton, TakeBackButton } from './confirmation-buttons.tsx';

export function ConfirmationRow({ confirmation }: { confirmation: Confirmation }) {
  const t = useText();
  const format = useFormat();
  const { kind, person, athlete, merge, to, reason, asked_by, outcome } = confirmation;
  return (
    <WaitingRow
      title={t(`confirmations.${kind}`)}
      badges={<State confirmation={confirmation} />}
      actions={
        (confirmation.can_confirm || confirmation.can_refuse || confirmation.can_take_back) && (
          <>
            {confirmation.can_confirm && (
              <DecideButton confirmation={confirmation} what="confirm" icon={<Check aria-hidden />} />
            )}
            {confirmation.can_refuse && (
              <DecideButton confirmation={confirmation} what="refuse" icon={<X aria-hidden />} />
            )}
            {confirmation.can_take_back && (
              <TakeBackButton confirmation={confirmation} icon={<Undo2 aria-hidden />} />
            )}
          </>
        )
      }
    >
      <p className="flex flex-wrap gap-x-2">
        {person && <PersonLink person={person} />}
        {merge && (
          <>
            <InstitutionLink institution={merge.from} />
            <span className="text-muted">{t('confirmations.merge.into')}</span>
            <InstitutionLink institution={merge.into} />
          </>
        )}
        {to && (
          <>
            <span className="text-muted">{t('confirmations.hand_over_plan.to')}</span>
            <PersonLink person={to} />
          </>
        )}
        {athlete && (
          <>
            <span className="text-muted">{t('confirmations.guardian_of')}</span>
            <PersonLink person={athlete} />
          </>
        )}
      </p>
      <p className="break-words">{reason}</p>
      <p className="text-sm text-muted">
        {t('confirmations.asked', {
          name: asked_by?.name ?? t('users.somebody'),
          when: format.dateTime(confirmation.asked_at),
        })}
      </p>
      {outcome && confirmation.decided_by && outcome !== 'taken_back' && (
        <p className="text-sm text-muted">
          {t('confirmations.decided', {
            name: confirmation.decided_by.name,
            when: format.dateTime(confirmation.decided_at ?? ''),
          })}{' '}
          {confirmation.decision_reason}
        </p>
      )}
      {outcome === null && confirmation.can_take_back && (
        <p className="text-sm text-muted">{t('confirmations.needs_another')}</p>
      )}
    </WaitingRow>
  );
}

const OUTCOMES = {
  confirmed: { tone: 'verified', icon: CircleCheck },
  refused: { tone: 'stop', icon: CircleX },
  taken_back: { tone: 'neutral', icon: Undo2 },
  lapsed: { tone: 'neutral', icon: Clock3 },
} as const satisfies Record<ConfirmationOutcome, object>;

function State({ confirmation: { outcome, expires_at: until } }: { confirmation: Confirmation }) {
  const t = useText();
  const format = useFormat();
  if (outcome === null) {
    return (
      <Badge tone="caution" icon={Clock3}>
        {t('confirmations.until', { day: format.date(until) })}
      </Badge>
    );
  }
  return <Badge {...OUTCOMES[outcome]}>{t(`confirmations.outcome.${outcome}`)}</Badge>;
}

function PersonLink({ person: { user_id: id, name } }: { person: NonNullable<Confirmation['person']> }) {
  return (
    <Link
      to={userPath(id)}
      className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
    >
      {name}
    </Link>
  );
}

function InstitutionLink({ institution: { id, name } }: { institution: { id: string; name: string } }) {
  return (
    <Link
      to={institutionPath(id)}
      className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
    >
      {name}
    </Link>
  );
}
