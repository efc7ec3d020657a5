/** What most families release while recruiting, in one press that can be taken back. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { Check, CircleDashed, Undo2, WandSparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import { formNames } from '../../../domain/form-names.ts';
import {
  recommendedMissing,
  recommendedStanding,
  recommendedUnsigned,
  type FromSitting,
} from '../../../domain/releases/recommended.ts';
import { useTurnReleases } from '../../../domain/releases/use-turn-releases.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { namedFormsPath, releasesPath } from '../../../shell/paths.ts';
import { recommendedTextId } from './recommended-text.tsx';
import { UnsignedQuestion } from './unsigned-question.tsx';

type RecommendedSetProps = {
  athlete: FamilyAthlete;
  isOffered: boolean;
  /** One comes from signing. */
  sitting: FromSitting | null;
};

/**
 * Whether the set is offered: from the start of a visit, or of a time without a lock-down, or not at all. Its button and the
 * sentence above it come and go together.
 */
export function useIsSetOffered(athlete: FamilyAthlete): boolean {
  const { turnedOn } = useTurnReleases(athlete.id);
  const isLocked = athlete.locked_down !== null;
  const isOfferedNow = !isLocked && (recommendedMissing(athlete).length > 0 || turnedOn.length > 0);
  const [begun, setBegun] = useState({ isLocked, isOffered: isOfferedNow });
  if (begun.isLocked !== isLocked) setBegun({ isLocked, isOffered: isOfferedNow });
  return begun.isOffered;
}

/** In one form throughout: no switch below moves while one presses it. */
export function RecommendedSet({ athlete, isOffered, sitting }: RecommendedSetProps) {
  const t = useText();
  const { turn, isBusy, turnedOn } = useTurnReleases(athlete.id);
  const [isUndone, setIsUndone] = useState(false);
  // Once is enough: after an undo it is the release that is spoken of.
  const [isSigningTold, setIsSigningTold] = useState(false);
  // What was pressed stays and keeps the focus, also in the moment before the page knows what became of it.
  const [isUndoing, setIsUndoing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // Who released the set while signing has just chosen which forms to sign for it.
  const [isAnswered, setIsAnswered] = useState(sitting !== null && turnedOn.length > 0);
  const navigate = useNavigate();
  const missing = recommendedMissing(athlete);
  const unsigned = recommendedUnsigned(athlete);
  const partly = usePartly(athlete);
  if (isUndoing && missing.length > 0) setIsUndoing(false);
  // Said where it can be undone, and not in a message over it.
  const signed = sitting && !isSigningTold ? t('consent.together.done', { count: sitting.signed }) : null;
  if (!isOffered) return signed && <Said>{signed}</Said>;

  const isSetOn = missing.length === 0 && turnedOn.every((one) => isApproved(one, athlete));
  const canUndo = isSetOn && turnedOn.length > 0;
  const turnOn = async () => {
    setIsUndone(false);
    return turn(missing, true);
  };
  const use = () => {
    if (unsigned.forms.length > 0 && !isAnswered) setIsAsking(true);
    else void turnOn();
  };
  const goOnWithout = () => {
    setIsAsking(false);
    setIsAnswered(true);
    void turnOn();
  };
  // Approved first, as by a single switch: afterwards one is back here, with what was signed in effect.
  const signNow = async () => {
    const { forms } = unsigned;
    if (await turnOn()) await navigate(namedFormsPath(athlete.id, forms, releasesPath(athlete.id)));
  };
  const undo = async () => {
    setIsUndoing(true);
    const isOff = await turn(turnedOn, false);
    setIsUndone(isOff);
    if (isOff) setIsSigningTold(true);
  };
  const outcome = isSetOn ? 'done' : isUndone ? 'undone' : null;
  const isPartly = outcome === 'done' && partly !== null;
  const said = isBusy || outcome === null ? null : isPartly ? partly : t(`family.recommended.${outcome}`);
  return (
    <div className="flex flex-col gap-2">
      <div className="min-h-11">
        {(isBusy || isUndoing || canUndo || missing.length > 0) && (
          <Button
            variant="secondary"
            className="max-sm:w-full sm:min-w-72"
            icon={canUndo ? <Undo2 aria-hidden /> : <WandSparkles aria-hidden />}
            isBusy={isBusy}
            aria-describedby={recommendedTextId(athlete.id)}
            busyText={t('requests.busy')}
            onClick={({ detail }) => {
              // The second of two quick presses is meant for what was here before.
              if (detail >= 2) return;
              if (canUndo) void undo();
              else use();
            }}
          >
            {t(canUndo ? 'family.recommended.undo' : 'family.recommended')}
          </Button>
        )}
      </div>
      <UnsignedQuestion
        athlete={athlete}
        unsigned={unsigned}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onSign={() => void signNow()}
        onWithout={goOnWithout}
      />
      {/* The room is there before anything is said, so that nothing moves when it is. */}
      <div className="min-h-12 sm:min-h-6">
        {(signed ?? said) && (
          <Said isPartly={isPartly}>
            {signed && <span className="block">{signed}</span>}
            {said}
          </Said>
        )}
      </div>
    </div>
  );
}

/** What of the set is not seen for want of a form. What of the rest is seen is said above, and nothing is called on here. */
function usePartly(athlete: FamilyAthlete): string | null {
  const t = useText();
  const format = useFormat();
  const { of, waiting } = recommendedStanding(athlete);
  if (waiting.length === 0) return null;
  const kinds = [...new Set(waiting.flatMap(({ missing_consents }) => missing_consents))];
  const parts = waiting.flatMap(({ field_group: group }) =>
    group === 'contact' ? [] : [t(`family.seen_now.short.${namedGroup(group, athlete)}`)],
  );
  return t('family.recommended.partly', {
    waiting: format.number(waiting.length),
    of: format.number(of),
    parts: format.list(parts),
    forms: formNames(kinds, { t, format }),
  });
}

function Said({ isPartly = false, children }: { isPartly?: boolean; children: ReactNode }) {
  const Sign = isPartly ? CircleDashed : Check;
  return (
    <output className="flex min-w-0 items-start gap-2">
      <Sign
        aria-hidden
        className={cn('mt-0.5 size-5 shrink-0', isPartly ? 'text-caution' : 'text-verified')}
      />
      <span>{children}</span>
    </output>
  );
}

/** Another guardian, or a switch below, may have turned it off since. */
function isApproved({ field_group, audience }: ReleaseSwitch, { switches }: FamilyAthlete): boolean {
  return switches.some(
    (one) => one.field_group === field_group && one.audience === audience && one.is_approved,
  );
}
