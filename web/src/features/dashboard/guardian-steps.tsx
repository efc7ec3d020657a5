/** On a guardian's dashboard: what each athlete still waits for from them. Silent once everything is in order. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import { ShieldCheck, UserRoundPlus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFamily } from '../../domain/family.query.ts';
import { checkDays } from '../../domain/guardianship/guardian-level.ts';
import { StepLink } from '../../domain/guardianship/step-link.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';

export function GuardianSteps() {
  const t = useText();
  const titleId = useId();
  const { data: family } = useFamily();
  const athletes = (family?.athletes ?? []).filter(
    ({ guardianship, joining }) => (guardianship && guardianship.next_step !== null) || joining.length > 0,
  );
  if (athletes.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('dashboard.guardianship')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="flex flex-col divide-y divide-line">
          {athletes.map((athlete) => (
            <li key={athlete.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
              {athlete.guardianship && <Step athlete={athlete} guardianship={athlete.guardianship} />}
              {athlete.joining.length > 0 && <Joining athlete={athlete} />}
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

function Step({ athlete, guardianship }: { athlete: FamilyAthlete; guardianship: Guardianship }) {
  const t = useText();
  const { level, next_step: step } = guardianship;
  if (step === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium break-words">
          {athlete.name}
          <Badge tone={level === 'verified' ? 'verified' : 'court'} icon={ShieldCheck}>
            {t(`guardianship.level.${level}`)}
          </Badge>
        </p>
        <p className="mt-1 text-muted">
          {t(`dashboard.guardianship.${step}`, { name: athlete.name, days: checkDays(guardianship) })}
        </p>
      </div>
      <StepLink athlete={athlete} step={step} variant={step === 'wait' ? 'secondary' : 'primary'} />
    </div>
  );
}

function Joining({ athlete: { joining, name } }: { athlete: FamilyAthlete }) {
  const t = useText();
  return joining.map(({ link_id: linkId, guardian_name: guardian }) => (
    <div key={linkId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-60 break-words">{t('family.joining', { guardian, name })}</p>
      <Link to={PATHS.athletes} className={buttonClasses({ size: 'sm', className: 'min-h-11' })}>
        <UserRoundPlus aria-hidden />
        {t('dashboard.guardianship.answer_joining')}
      </Link>
    </div>
  ));
}
