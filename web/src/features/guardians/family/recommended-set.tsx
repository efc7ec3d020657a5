/** What most families release while recruiting, in one press that can be taken back. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSetRelease } from './family.queries.ts';

const RECOMMENDED = ['identity', 'measurements', 'academics', 'videos'] as const;

export function RecommendedSet({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const errorText = useErrorText();
  const setRelease = useSetRelease(athlete.id);
  const [isBusy, setIsBusy] = useState(false);
  const missing = athlete.switches.filter(isMissing);
  const isHeld = athlete.hold?.can_approve === false;
  if (!athlete.decides || isHeld || missing.length === 0) return null;

  const turn = async (switches: readonly ReleaseSwitch[], isOn: boolean) => {
    setIsBusy(true);
    try {
      for (const { field_group } of switches) {
        if (field_group === 'contact') continue;
        await setRelease.mutateAsync({
          field_group,
          audience: 'verified_colleges',
          institution_id: null,
          is_on: isOn,
          expires_on: null,
        });
      }
      toast.success(
        isOn
          ? {
              title: t('family.recommended.done'),
              action: { label: t('ui.undo'), onClick: () => void turn(switches, false) },
            }
          : { title: t('family.recommended.undone') },
      );
    } catch (error) {
      toast.destructive({ title: t('family.not_saved'), description: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        icon={<WandSparkles aria-hidden />}
        isBusy={isBusy}
        busyText={t('requests.busy')}
        onClick={() => void turn(missing, true)}
      >
        {t('family.recommended')}
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t('family.recommended.text')}</p>
    </div>
  );
}

function isMissing({ field_group, audience, is_approved, state }: ReleaseSwitch): boolean {
  return (
    audience === 'verified_colleges' &&
    RECOMMENDED.some((group) => group === field_group) &&
    !is_approved &&
    state !== 'denied' &&
    state !== 'covered'
  );
}
