/** A minor's account that is to be deleted, as the guardians see it: what the minor asked for, or how many days are left. */
import type { Erasure } from '@faircourt/contracts/erasure';
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useErrorText } from '../../../api/use-error-text.ts';
import { daysLeft } from '../../../domain/erasure/days-left.ts';
import { useFamilyErasure, useKeepAthlete } from '../../../domain/erasure/erasure.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { DeleteAthleteButton } from './delete-athlete-button.tsx';

export function ErasureNote({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const { data } = useFamilyErasure(athlete.id);
  // An athlete's own is said on every page already.
  if (!data?.erasure || athlete.is_self) return null;
  const { name } = athlete;
  const { erase_at: eraseAt } = data.erasure;
  return (
    <Alert
      kind="caution"
      title={
        eraseAt === null
          ? t('family.erasure.asked.title', { name })
          : t('family.erasure.scheduled.title', {
              name,
              days: daysLeft(eraseAt),
              date: format.date(eraseAt),
            })
      }
      action={data.erasure.can_cancel && <Answer athlete={athlete} erasure={data.erasure} />}
    >
      {t(textOf(data.erasure), { name })}
    </Alert>
  );
}

function textOf({ asked_by: askedBy, can_cancel: canCancel, erase_at: eraseAt }: Erasure) {
  if (askedBy === 'admins') {
    return canCancel ? 'family.erasure.by_admins.text' : 'family.erasure.by_admins.support';
  }
  return eraseAt === null ? 'family.erasure.asked.text' : 'family.erasure.scheduled.text';
}

function Answer({ athlete, erasure }: { athlete: FamilyAthlete; erasure: Erasure }) {
  const t = useText();
  const errorText = useErrorText();
  const keep = useKeepAthlete(athlete.id);
  const press = async () => {
    try {
      await keep.mutateAsync();
      toast.success({ title: t('family.erasure.kept', { name: athlete.name }) });
    } catch (error) {
      toast.destructive({ title: t('erasure.keep_failed'), description: errorText(error) });
    }
  };
  return (
    <>
      <Button isBusy={keep.isPending} busyText={t('erasure.keeping')} onClick={() => void press()}>
        {t('family.erasure.keep')}
      </Button>
      {erasure.state === 'waiting' && <DeleteAthleteButton athlete={athlete} isAnswer />}
    </>
  );
}
