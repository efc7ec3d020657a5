import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { FileSignature } from 'lucide-react';
import { Link } from 'react-router';
import { StepLink } from '../../../domain/guardianship/step-link.tsx';
import { useIsTurning } from '../../../domain/releases/use-turn-releases.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { EndDateButton } from './end-date-button.tsx';
import { formsOfRelease } from './forms-of-release.ts';
import { MissingChecks } from './missing-checks.tsx';
import { ReleaseCell, useStanding } from './release-cell.tsx';
import { useReleaseWords } from './use-release-words.ts';
import { useSaveRelease } from './use-save-release.ts';
import { useIsSaving } from './use-saving.ts';

type ReleaseLineProps = { release: ReleaseSwitch; athlete: FamilyAthlete };

/** What the sign of a release means: since when, by whom, and the one thing that it still waits for. */
export function ReleaseLine({ release, athlete }: ReleaseLineProps) {
  const t = useText();
  const words = useReleaseWords();
  const { save, said } = useSaveRelease(release, athlete);
  const isSaving = useIsSaving(athlete.id)(release);
  const isTurning = useIsTurning(athlete.id);
  const { description, way, facts } = useStanding(release, athlete);
  const { state } = release;
  const name = words.sentence({ ...release, institutionName: release.institution?.name ?? null }, athlete);
  return (
    <li className="flex items-start gap-3 py-2.5">
      {/* One named institution has no column of its own. */}
      {release.institution && (
        <div className="w-20 shrink-0">
          <ReleaseCell release={release} athlete={athlete} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-muted">{isSaving ? t('guardians.saving') : description}</p>
        <output className="sr-only">{said}</output>
        {state === 'on' && !isSaving && (
          <MissingChecks athlete={athlete} group={release.field_group} facts={facts} />
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
          {state === 'awaits_forms' && athlete.decides && <SignLink release={release} athlete={athlete} />}
          {state === 'awaits_forms' && athlete.decides && release.is_approved && (
            <Button
              variant="ghost"
              size="sm"
              className="min-h-10"
              isBusy={isSaving || isTurning}
              aria-label={t('ui.named_action', { action: t('family.switch.take_back'), title: name })}
              onClick={() => void save({ isOn: false, expiresOn: null })}
            >
              {t('family.switch.take_back')}
            </Button>
          )}
          {state === 'awaits_level' && way?.guardianship.next_step && release.decided_by?.is_you && (
            <StepLink athlete={athlete} step={way.guardianship.next_step} />
          )}
          {athlete.decides && release.is_approved && release.field_group !== 'contact' && (
            <EndDateButton
              what={name}
              expiresAt={release.expires_at}
              isSaving={isSaving || isTurning}
              onSave={(expiresOn) => save({ isOn: true, expiresOn })}
            />
          )}
        </div>
      </div>
    </li>
  );
}

function SignLink({ release, athlete }: ReleaseLineProps) {
  const t = useText();
  return (
    <Link
      to={formsOfRelease(release, athlete)}
      className={buttonClasses({ variant: 'secondary', size: 'sm' })}
    >
      <FileSignature aria-hidden />
      {t('family.switch.sign')}
    </Link>
  );
}
