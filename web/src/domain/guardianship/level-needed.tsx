import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { checkDays, wayTo, type GuardianAct } from './guardian-level.ts';
import { StepLink } from './step-link.tsx';

type LevelNeededProps = { athlete: FamilyAthlete; act: GuardianAct };

/** Why this cannot be approved yet, and the step that opens it. Silent where nothing is in the way. */
export function LevelNeeded({ athlete, act }: LevelNeededProps) {
  const t = useText();
  if (athlete.hold && !athlete.hold.can_approve) {
    return <Alert kind="caution">{t('guardianship.held', { name: athlete.name })}</Alert>;
  }
  const way = wayTo(act, athlete);
  if (way === null) return null;
  const { guardianship, needed } = way;
  const step = guardianship.next_step ?? 'ask';
  if (step === 'resolve_conflict') {
    return (
      <Alert
        kind="caution"
        title={t('guardianship.next.resolve_conflict')}
        action={<StepLink athlete={athlete} step={step} />}
      >
        {t('guardianship.next.resolve_conflict.text')}
      </Alert>
    );
  }
  return (
    <Alert
      kind="info"
      title={t(`guardianship.needed.${needed}`)}
      action={<StepLink athlete={athlete} step={step} />}
    >
      {t(`guardianship.needed.${act}`, { name: athlete.name })}{' '}
      {step === 'wait'
        ? t('guardianship.needed.wait', { days: checkDays(guardianship) })
        : t('guardianship.needed.still_no')}
    </Alert>
  );
}

/** Whether an approval would be refused: then its button gives way to the note above. */
export function isOpen(act: GuardianAct, athlete: FamilyAthlete | undefined): boolean {
  // Without an answer the button stays: the server knows.
  if (athlete === undefined) return true;
  if (athlete.hold && !athlete.hold.can_approve) return false;
  return wayTo(act, athlete) === null;
}
