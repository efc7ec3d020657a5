/** What most families release while recruiting, in one press that can be taken back. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { Check, Undo2, WandSparkles } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { fromSitting, recommendedMissing } from '../../../domain/releases/recommended.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSetRelease } from './family.queries.ts';

/** What was turned on in this visit, by guardian and athlete: one looks at the page as a coach would first, and may undo it then. */
const TURNED_ON = new Map<string, readonly ReleaseSwitch[]>();

export function RecommendedSet({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const errorText = useErrorText();
  const setRelease = useSetRelease(athlete.id);
  const [isBusy, setIsBusy] = useState(false);
  const visit = `${useSession().session?.user.id} ${athlete.id}`;
  const [turnedOn, setTurnedOn] = useState<readonly ReleaseSwitch[]>(TURNED_ON.get(visit) ?? []);
  const [isUndone, setIsUndone] = useState(false);
  const missing = recommendedMissing(athlete);
  const state: unknown = useLocation().state;
  // Kept, since the address soon forgets where one came from.
  const [sitting] = useState(() => fromSitting(state, athlete.id));
  const isWanted = sitting?.isSetWanted ?? false;

  /** True: all of it is done. */
  const turn = async (switches: readonly ReleaseSwitch[], isOn: boolean): Promise<boolean> => {
    setIsBusy(true);
    const saved: ReleaseSwitch[] = [];
    let failure: unknown = null;
    try {
      for (const { field_group } of switches) {
        if (field_group === 'contact') continue;
        const stored = await setRelease.mutateAsync({
          field_group,
          audience: 'verified_colleges',
          institution_id: null,
          is_on: isOn,
          expires_on: null,
        });
        saved.push(stored);
      }
    } catch (error) {
      failure = error;
    }
    setIsBusy(false);
    if (failure !== null) {
      toast.destructive({ title: t('family.not_saved'), description: errorText(failure) });
    }
    // What was saved before something failed can be taken back too.
    const undoable = isOn ? saved : failure === null ? [] : switches;
    TURNED_ON.set(visit, undoable);
    setTurnedOn(undoable);
    return failure === null;
  };
  const turnOn = () => {
    setIsUndone(false);
    return turn(missing, true);
  };
  const undo = async () => setIsUndone(await turn(turnedOn, false));
  useEffect(() => {
    // Chosen in the sitting, beside the signature: pressed there, done here, where it can be seen and undone.
    if (isWanted && missing.length > 0) void turnOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the page that was come from
  }, [isWanted]);
  // Said where it can be undone, and not in a message over it.
  const signed = sitting ? t('consent.together.done', { count: sitting.signed }) : null;
  if (turnedOn.length > 0 && turnedOn.every((one) => isApproved(one, athlete))) {
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
