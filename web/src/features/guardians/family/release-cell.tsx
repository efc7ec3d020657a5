import { isApprovalHeld } from '../../../domain/releases/recommended.ts';
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { wayTo } from '../../../domain/guardianship/guardian-level.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { LOOKS, lookOf, needsWords } from './release-look.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';
import { useReleaseWords } from './use-release-words.ts';
import { useSaveRelease } from './use-save-release.ts';
import { whyHidden } from './why-hidden.ts';

type ReleaseCellProps = {
  release: ReleaseSwitch;
  athlete: FamilyAthlete;
  /** Says why it is approved and not seen, where the cell has no room for it. */
  onExplain?: () => void;
};

/** One group for one audience: a switch for people who decide, a sign for people who only look. */
export function ReleaseCell({ release, athlete, onExplain }: ReleaseCellProps) {
  const t = useText();
  const words = useReleaseWords();
  const describedBy = useId();
  const { save, isSaving, said } = useSaveRelease(release, athlete.id);
  const name = words.sentence({ ...release, institutionName: release.institution?.name ?? null });
  const { isHeld, description, look } = useStanding(release, athlete);
  const navigate = useNavigate();
  const isToSign = look === 'sign' && release.is_approved;
  // What an approval still waits for is known with the answer: until then nothing is shown or read out that may be wrong.
  const isGuess = isSaving && release.is_approved;
  const known = isGuess ? null : description;
  const { icon: Icon, className } = LOOKS[isGuess ? 'off' : look];
  const shown = (
    <>
      {isGuess ? <Spinner /> : <Icon aria-hidden className="size-5" />}
      <span className="text-xs leading-tight font-medium">
        {t(isGuess ? 'guardians.saving' : `family.look.${look}`)}
      </span>
    </>
  );
  const box = cn(
    'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-md border-2 px-1 py-1.5 text-center',
    className,
  );
  if (!athlete.decides) {
    return (
      <div className={box}>
        {shown}
        <span className="sr-only">
          {name}. {known}
        </span>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={release.is_approved}
        aria-label={name}
        aria-describedby={describedBy}
        aria-busy={isSaving || undefined}
        disabled={release.state === 'denied' || isHeld}
        className={cn(
          box,
          'cursor-pointer bg-surface transition-colors hover:bg-sunken focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-court disabled:cursor-not-allowed disabled:opacity-70',
        )}
        // By press and by keyboard; going through the others opens nothing.
        onFocus={() => needsWords(look) && onExplain?.()}
        // The word on it says "Sign": that is where it leads. The line below takes the approval back.
        onClick={() =>
          void (isToSign ? navigate(PATHS.consent) : save({ isOn: !release.is_approved, expiresOn: null }))
        }
      >
        {shown}
      </button>
      <span id={describedBy} hidden>
        {known}
      </span>
      <output className="sr-only">{said}</output>
    </>
  );
}

/** What has to happen before an approval counts, and whether anything can be approved now. */
export function useStanding(release: ReleaseSwitch, athlete: FamilyAthlete) {
  const words = useReleaseWords();
  const facts = useAthleteFacts(athlete.id);
  const look = lookOf(release, athlete, facts);
  const act = release.audience === 'everyone' ? 'release_everyone' : 'release';
  const way = athlete.decides ? wayTo(act, athlete) : null;
  const isHeld = isApprovalHeld(athlete) && !release.is_approved;
  const description = words.describe(release, {
    canSign: athlete.decides,
    before: isHeld ? 'held' : (way?.needed ?? null),
    hidden: whyHidden(release.audience, athlete),
    look,
  });
  return { isHeld, description, way, look, facts };
}
