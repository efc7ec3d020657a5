/** What most families release while recruiting, in one press that can be taken back. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { Check, Undo2, WandSparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { recommendedMissing, type FromSitting } from '../../../domain/releases/recommended.ts';
import { useTurnReleases } from '../../../domain/releases/use-turn-releases.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';

type RecommendedSetProps = {
  athlete: FamilyAthlete;
  /** One comes from signing. */
  sitting: FromSitting | null;
};

export function RecommendedSet({ athlete, sitting }: RecommendedSetProps) {
  const t = useText();
  const { turn, isBusy, turnedOn } = useTurnReleases(athlete.id);
  const [isUndone, setIsUndone] = useState(false);
  const missing = recommendedMissing(athlete);
  const turnOn = () => {
    setIsUndone(false);
    return turn(missing, true);
  };
  const undo = async () => setIsUndone(await turn(turnedOn, false));
  // Said where it can be undone, and not in a message over it.
  const signed = sitting ? t('consent.together.done', { count: sitting.signed }) : null;
  const isSetOn = missing.length === 0 && turnedOn.every((one) => isApproved(one, athlete));
  if (turnedOn.length > 0 && isSetOn) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Said>
          {signed && <span className="block">{signed}</span>}
          {t('family.recommended.done')}
        </Said>
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden />}
          isBusy={isBusy}
          busyText={t('requests.busy')}
          onClick={() => void undo()}
        >
          {t('ui.undo')}
        </Button>
      </div>
    );
  }
  if (missing.length === 0 && !isBusy) return signed && <Said>{signed}</Said>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {(signed ?? isUndone) && (
        <div className="basis-full">
          <Said>{isUndone ? t('family.recommended.undone') : signed}</Said>
        </div>
      )}
      <Button
        variant="secondary"
        icon={<WandSparkles aria-hidden />}
        isBusy={isBusy}
        busyText={t('requests.busy')}
        onClick={() => void turnOn()}
      >
        {t('family.recommended')}
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t('family.recommended.text')}</p>
    </div>
  );
}

function Said({ children }: { children: ReactNode }) {
  return (
    <output className="flex min-w-0 items-start gap-2">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-verified" />
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
