import type { FamilyAthlete } from '@faircourt/contracts/family';
import { LockKeyholeOpen } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLiftLockDown } from './lock-down.query.ts';

/** Where the note on this athlete is, for the focus of the person who locked down. */
export function lockDownNoteId(athleteId: string): string {
  return `locked-${athleteId}`;
}

type LockDownNoteProps = {
  athlete: Pick<FamilyAthlete, 'id' | 'name' | 'is_self' | 'locked_down'>;
  /** The note goes with its button, and the focus needs another place. */
  onLifted: () => void;
  className?: string;
};

/**
 * What a lock-down means, who made it, and who can lift it. It comes first wherever the athlete is: nothing that shows more
 * stands above it.
 */
export function LockDownNote({
  athlete: { id, name, is_self, locked_down },
  onLifted,
  className = '',
}: LockDownNoteProps) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const lift = useLiftLockDown(id);
  if (locked_down === null) return null;

  const press = async () => {
    try {
      await lift.mutateAsync(undefined);
      onLifted();
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
  const way = is_self ? 'own_lift' : locked_down.can_lift ? 'can_lift' : 'others_lift';
  return (
    <Alert
      id={lockDownNoteId(id)}
      kind="info"
      title={t(is_self ? 'family.locked.title.own' : 'family.locked.title', words)}
      className={className}
      action={
        locked_down.can_lift && (
          <Button
            variant="secondary"
            icon={<LockKeyholeOpen aria-hidden />}
            aria-label={t('ui.named_action', { action: t('family.locked.lift'), title: name })}
            isBusy={lift.isPending}
            busyText={t('family.locked.lifting')}
            onClick={() => void press()}
          >
            {t('family.locked.lift')}
          </Button>
        )
      }
    >
      <p>{t(is_self ? 'family.locked.own' : 'family.locked', words)}</p>
      <p className="mt-1">{t(`family.locked.${way}`, words)}</p>
    </Alert>
  );
}
