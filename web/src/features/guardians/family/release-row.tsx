import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { CircleCheck, CircleSlash, Clock3, FileSignature } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { fieldErrorsFor } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { wayTo } from '../../../domain/guardianship/guardian-level.ts';
import { StepLink } from '../../../domain/guardianship/step-link.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/checkbox.tsx';
import { toast } from '../../../ui/toast.tsx';
import { EndDateButton, type SaveOutcome } from './end-date-button.tsx';
import { useSetRelease } from './family.queries.ts';
import { useReleaseWords } from './use-release-words.ts';

type ReleaseRowProps = { release: ReleaseSwitch; athlete: FamilyAthlete };

/** One field group for one audience: a switch for people who decide, a line for people who only look. */
export function ReleaseRow({ release, athlete }: ReleaseRowProps) {
  const words = useReleaseWords();
  const { save, isSaving } = useSaveRelease(release, athlete.id);
  const { state, is_approved: isApproved } = release;
  const name = words.sentence({ ...release, institutionName: release.institution?.name ?? null });
  const act = release.audience === 'everyone' ? 'release_everyone' : 'release';
  const way = athlete.decides ? wayTo(act, athlete) : null;
  // While the family is held, or by a guardian in conflict, nothing new is approved; what is on can be turned off.
  const isConflicted = athlete.guardianship?.next_step === 'resolve_conflict';
  const isHeld = (isConflicted || athlete.hold?.can_approve === false) && !isApproved;
  const description = words.describe(release, {
    canSign: athlete.decides,
    before: isHeld ? 'held' : (way?.needed ?? null),
  });
  return (
    <li className="flex flex-col gap-2 py-3">
      {athlete.decides && release.field_group !== 'contact' ? (
        <Switch
          // The text beside it holds the description too, which is not the switch's name.
          aria-label={name}
          label={name}
          description={description}
          checked={isApproved}
          disabled={state === 'denied' || isHeld}
          aria-busy={isSaving || undefined}
          onChange={(event) => void save({ isOn: event.target.checked, expiresOn: null })}
        />
      ) : (
        <ReadOnly name={name} description={description} isOn={state === 'on'} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {state === 'on' && release.awaits_verification && <UnderVerification />}
        {state === 'awaits_forms' && athlete.decides && <SignLink />}
        {state === 'awaits_level' && way?.guardianship.next_step && release.decided_by?.is_you && (
          <StepLink athlete={athlete} step={way.guardianship.next_step} />
        )}
        {athlete.decides && isApproved && (
          <EndDateButton
            what={name}
            expiresAt={release.expires_at}
            isSaving={isSaving}
            onSave={(expiresOn) => save({ isOn: true, expiresOn })}
          />
        )}
      </div>
    </li>
  );
}

function ReadOnly({ name, description, isOn }: { name: string; description: string; isOn: boolean }) {
  const t = useText();
  return (
    <div className="flex items-start justify-between gap-x-3 gap-y-1.5 max-sm:flex-col">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{description}</p>
      </div>
      <Badge tone={isOn ? 'verified' : 'neutral'} icon={isOn ? CircleCheck : CircleSlash}>
        {t(isOn ? 'family.switch.is_on' : 'family.switch.is_off')}
      </Badge>
    </div>
  );
}

function UnderVerification() {
  const t = useText();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone="caution" icon={Clock3}>
        {t('athlete.state.under_verification')}
      </Badge>
      {t('family.switch.under_verification')}
    </span>
  );
}

function SignLink() {
  const t = useText();
  return (
    <Link to={PATHS.consent} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
      <FileSignature aria-hidden />
      {t('family.switch.sign')}
    </Link>
  );
}

/** A second press while the first is on its way is the same press: the server hears one of them. */
function useSaveRelease(release: ReleaseSwitch, athleteId: string) {
  const t = useText();
  const errorText = useErrorText();
  const setRelease = useSetRelease(athleteId);
  const { field_group, audience, institution } = release;
  // Two presses may come before the page is drawn again.
  const isBusy = useRef(false);

  const save = async ({
    isOn,
    expiresOn,
  }: {
    isOn: boolean;
    expiresOn: string | null;
  }): Promise<SaveOutcome> => {
    if (isBusy.current || field_group === 'contact') return 'failed';
    isBusy.current = true;
    try {
      const stored = await setRelease.mutateAsync({
        field_group,
        audience,
        institution_id: institution?.id ?? null,
        is_on: isOn,
        expires_on: expiresOn,
      });
      const group = t(`family.group_title.${field_group}`);
      toast.success({
        title: t(
          !isOn
            ? 'family.saved.off'
            : stored.state === 'awaits_forms'
              ? 'family.saved.held'
              : stored.state === 'awaits_level'
                ? 'family.saved.awaits_level'
                : 'family.saved.on',
          { group },
        ),
      });
      return 'saved';
    } catch (error) {
      if (fieldErrorsFor(error, { expires_on: 'day' }).length > 0) return 'day_refused';
      toast.destructive({ title: t('family.not_saved'), description: errorText(error) });
      return 'failed';
    } finally {
      isBusy.current = false;
    }
  };
  return { save, isSaving: setRelease.isPending };
}
