/** What a director has checked, and what the family keeps to itself, with the way to ask for it. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { ComparedAthlete } from '@faircourt/contracts/comparison';
import { Clock3, LockKeyhole, Send } from 'lucide-react';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { RequestFrame } from '../page/requests/request-frame.tsx';
import { useRequesting } from '../page/requests/request-context.ts';
import { ComparedRow, ComparedSection, Figure } from './compared-rows.tsx';

const CHECKED = ['measurements', 'academics', 'transcript', 'school'] as const;
const GROUPS = ['identity', 'measurements', 'seasons', 'academics', 'transcript', 'videos'] as const;

type ComparedOpennessProps = {
  athletes: readonly ComparedAthlete[];
  allowance: Allowance;
  /** A family has answered while the comparison is open. */
  onAnswered: () => void;
};

export function ComparedOpenness({ athletes, allowance, onAnswered }: ComparedOpennessProps) {
  const t = useText();
  return (
    <ComparedSection title={t('compare.openness')}>
      <ComparedRow title={t('compare.checked')} athletes={athletes} isWide>
        {(athlete) => <Checked athlete={athlete} />}
      </ComparedRow>
      <ComparedRow title={t('compare.private')} athletes={athletes} isWide>
        {(athlete) =>
          athlete.profile ? (
            <RequestFrame opened={{ ...athlete, allowance }} onAnswered={onAnswered}>
              <StillPrivate states={athlete.profile.states} />
            </RequestFrame>
          ) : (
            <span className="text-sm text-muted">{t(`compare.locked.${athlete.locked ?? 'no_plan'}`)}</span>
          )
        }
      </ComparedRow>
    </ComparedSection>
  );
}

function Checked({ athlete: { profile } }: { athlete: ComparedAthlete }) {
  const t = useText();
  const checked = CHECKED.flatMap((group) => {
    const badge = profile?.badges[group];
    return badge ? [{ group, badge }] : [];
  });
  if (checked.length === 0) return <Figure value={null} none={t('compare.nothing_checked')} />;
  return (
    <ul className="flex flex-wrap gap-2">
      {checked.map(({ group, badge }) => (
        <li key={group}>
          <VerifiedBadge badge={badge} label={t(`compare.fact.${group}`)} />
        </li>
      ))}
    </ul>
  );
}

type States = NonNullable<ComparedAthlete['profile']>['states'];

function StillPrivate({ states }: { states: States }) {
  const t = useText();
  const requesting = useRequesting();
  const closed = GROUPS.filter((group) => states[group] !== 'visible');
  if (closed.length === 0) return <span className="text-sm text-muted">{t('compare.nothing_private')}</span>;
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="flex flex-col gap-1 text-sm">
        {closed.map((group) => {
          const isWaiting = states[group] === 'under_verification';
          const Icon = isWaiting ? Clock3 : LockKeyhole;
          return (
            <li key={group} className="flex items-start gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              <span>
                {t(`compare.fact.${group}`)}
                {isWaiting && <span className="block text-muted">{t('compare.being_checked')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {requesting && requesting.groups.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11 print:hidden"
          icon={<Send aria-hidden />}
          aria-label={t('ui.named_action', { action: t('asking.release'), title: requesting.athleteName })}
          onClick={() => requesting.ask(requesting.groups)}
        >
          {t('asking.release')}
        </Button>
      )}
    </div>
  );
}
