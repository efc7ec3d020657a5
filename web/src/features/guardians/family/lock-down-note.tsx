import type { FamilyAthlete } from '@faircourt/contracts/family';
import { LockKeyholeOpen } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLiftLockDown } from './family.queries.ts';

/** Since when everything is closed and by whom; only a guardian lifts it, so the athlete reads whom to ask. */
export function LockDownNote({ athlete: { id, name, is_self, locked_down } }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const lift = useLiftLockDown(id);
  if (locked_down === null) return null;

  const press = async () => {
    try {
      await lift.mutateAsync(undefined);
      toast.success({ title: t('family.locked.lifted', { name }) });
    } catch (error) {
      toast.destructive({ title: t('family.not_saved'), description: errorText(error) });
    }
  };
  const words = {
    name,
    by: locked_down.by ?? t('family.locked.somebody'),
    date: format.day(locked_down.since),
  };
  return (
    <Alert
      kind="caution"
      action={
        locked_down.can_lift && (
          <Button
            variant="secondary"
            icon={<LockKeyholeOpen aria-hidden />}
            isBusy={lift.isPending}
            busyText={t('family.locked.lifting')}
            onClick={() => void press()}
          >
            {t('family.locked.lift')}
          </Button>
        )
      }
    >
      {t(is_self ? 'family.locked.own' : 'family.locked', words)}
    </Alert>
  );
}
