import { namedGroup } from '../../../domain/releases/group-name.ts';
import { isApprovalHeld } from '../../../domain/releases/recommended.ts';
import { useIsTurning } from '../../../domain/releases/use-turn-releases.ts';
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { wayTo } from '../../../domain/guardianship/guardian-level.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { EveryoneQuestion } from './everyone-question.tsx';
import { formsOfRelease } from './forms-of-release.ts';
import { LOOKS, lookOf, needsWords, signsFor, waitsForFamily, type ReleaseLook } from './release-look.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';
import { useReleaseWords } from './use-release-words.ts';
import { useSaveRelease } from './use-save-release.ts';
import { useIsSaving } from './use-saving.ts';
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
  const { save, said } = useSaveRelease(release, athlete);
  const isSaving = useIsSaving(athlete.id)(release);
  const isTurning = useIsTurning(athlete.id);
  const name = words.sentence({ ...release, institutionName: release.institution?.name ?? null }, athlete);
  const { isHeld, description, look, way } = useStanding(release, athlete);
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  // The word on it says what is missing, and that is where it leads: nobody turns it off by a press. The line below takes it back.
  const isToSign = look === 'sign' && release.is_approved && !isSaving;
  // What really follows is known with the answer: until then nothing is shown or read out that may be wrong.
  const known = isSaving ? null : description;
  const shownLook = isSaving ? 'off' : look;
  const { icon: Icon } = signsFor(athlete)[shownLook];
  const { box, tint } = LOOKS[shownLook];
  useExplained(isSaving, waitsForFamily(look) ? onExplain : undefined);
  const shown = (
    <>
      {isSaving ? <Spinner /> : <Icon aria-hidden className="size-5" />}
      <span className="max-w-full text-[0.8125rem] leading-tight font-medium wrap-anywhere hyphens-auto">
        {t(isSaving ? 'guardians.saving' : lookWord(look, athlete))}
      </span>
    </>
  );
  const place = cn(
    'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 py-1.5 text-center',
    tint,
  );
  if (!athlete.decides) {
    return (
      <div className={place}>
        {shown}
        <span className="sr-only">
          {name}. {known}
        </span>
      </div>
    );
  }
  const press = () => {
    if (isTurning || isSaving) return;
    if (isToSign) void navigate(formsOfRelease(release, athlete));
    // It reaches the most people, and what they have seen cannot be taken back.
    else if (release.audience === 'everyone' && !release.is_approved) setIsAsked(true);
    else void save({ isOn: !release.is_approved, expiresOn: null });
  };
  return (
    <>
      <button
        type="button"
        // One element for both, so that the focus stays on it.
        role={isToSign ? 'link' : 'switch'}
        aria-checked={isToSign ? undefined : release.is_approved}
        // A link is called by the words on it, as every link is.
        aria-label={isToSign ? t('ui.named_action', { action: t('family.look.sign'), title: name }) : name}
        aria-describedby={describedBy}
        aria-busy={isSaving || undefined}
        // Not `disabled`: the keyboard stays on it.
        aria-disabled={isTurning || undefined}
        disabled={release.state === 'denied' || isHeld}
        className={cn(
          place,
          'rounded-md border-2',
          box,
          'cursor-pointer bg-surface transition-colors hover:bg-sunken focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-court disabled:cursor-not-allowed disabled:opacity-70 aria-disabled:cursor-progress aria-disabled:hover:bg-surface',
        )}
        // By press and by keyboard; going through the others opens nothing.
        onFocus={() => needsWords(look) && onExplain?.()}
        onClick={press}
      >
        {shown}
      </button>
      <span id={describedBy} hidden>
        {known}
      </span>
      <output className="sr-only">{said}</output>
      <EveryoneQuestion
        group={namedGroup(release.field_group, athlete)}
        isUnproven={way !== null}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void save({ isOn: true, expiresOn: null })}
      />
    </>
  );
}

/** To the athlete no guardian is another one. A word that is wider than the cell on a phone says where it breaks. */
function lookWord(look: ReleaseLook, { is_self: isSelf }: FamilyAthlete) {
  if (look === 'prove') return 'family.look.prove.cell';
  return look === 'refused' && isSelf ? 'family.look.refused.self' : (`family.look.${look}` as const);
}

/** What this press has led to is said once the answer is there. */
function useExplained(isSaving: boolean, explain: (() => void) | undefined): void {
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving) explain?.();
    wasSaving.current = isSaving;
  }, [isSaving, explain]);
}

/** What has to happen before an approval counts, and whether anything can be approved now. */
export function useStanding(release: ReleaseSwitch, athlete: FamilyAthlete) {
  const words = useReleaseWords();
  const facts = useAthleteFacts(athlete);
  const look = lookOf(release, athlete, facts);
  const act = release.audience === 'everyone' ? 'release_everyone' : 'release';
  const way = athlete.decides ? wayTo(act, athlete) : null;
  const isHeld = isApprovalHeld(athlete) && !release.is_approved;
  const description = words.describe(release, {
    canSign: athlete.decides,
    before: isHeld ? 'held' : (way?.needed ?? null),
    hidden: whyHidden(release.audience, athlete),
    look,
    isWithoutSeasons: athlete.is_without_seasons,
    isGuardian: athlete.decides && !athlete.is_self,
  });
  return { isHeld, description, way, look, facts };
}
