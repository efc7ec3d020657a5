/** A guardian freezes the account of a minor without deleting anything, and lifts it again. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Restriction } from '@faircourt/contracts/restrictions';
import { Snowflake } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import {
  useFamilyRestriction,
  useFreezeAthlete,
  useLiftAthlete,
} from '../../../domain/restriction/restriction.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { WeightyRow } from './weighty-row.tsx';

type FreezeProps = { athlete: FamilyAthlete };

export function FreezeNote({ athlete }: FreezeProps) {
  const t = useText();
  const format = useFormat();
  const { data } = useFamilyRestriction(athlete.id);
  // An athlete's own is said on every page already.
  if (!data?.restriction || athlete.is_self) return null;
  const { name } = athlete;
  const { placed_at: placedAt, can_lift: canLift } = data.restriction;
  return (
    <Alert
      kind="caution"
      title={t('family.freeze.frozen', { name, date: format.date(placedAt) })}
      action={canLift && <LiftButton athlete={athlete} />}
    >
      {t(textOf(data.restriction), { name })}
    </Alert>
  );
}

function textOf({ placed_by: by }: Restriction) {
  if (by === 'you') return 'family.freeze.by_you';
  return by === 'athlete' ? 'family.freeze.by_athlete' : 'family.freeze.by_guardian';
}

function LiftButton({ athlete: { id, name } }: FreezeProps) {
  const t = useText();
  const errorText = useErrorText();
  const lift = useLiftAthlete(id);
  const press = async () => {
    try {
      await lift.mutateAsync();
      toast.success({ title: t('family.freeze.lifted', { name }) });
    } catch (error) {
      toast.destructive({ title: t('freeze.lift_failed'), description: errorText(error) });
    }
  };
  return (
    <Button isBusy={lift.isPending} busyText={t('freeze.lifting')} onClick={() => void press()}>
      {t('freeze.lift')}
    </Button>
  );
}

export function FreezeAthleteButton({ athlete: { id, name } }: FreezeProps) {
  const t = useText();
  const freeze = useFreezeAthlete(id);
  const { data } = useFamilyRestriction(id);
  // Above, the card says that it is frozen, and who can lift it.
  if (!data?.can_place || data.restriction) return null;
  return (
    <ConfirmedAction
      trigger={
        <WeightyRow
          icon={Snowflake}
          label={t('family.freeze')}
          aria-label={t('family.freeze.label', { name })}
          text={t('family.freeze.line')}
        />
      }
      title={t('family.freeze.question', { name })}
      description={t('family.freeze.text', { name })}
      confirmLabel={t('family.freeze')}
      busyText={t('freeze.freezing')}
      onConfirm={() => freeze.mutateAsync()}
      done={{ title: t('family.freeze.done', { name }) }}
      failed={t('freeze.failed')}
    />
  );
}
