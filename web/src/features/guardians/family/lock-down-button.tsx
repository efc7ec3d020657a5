import type { FamilyAthlete } from '@faircourt/contracts/family';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { lockDownNoteId } from '../../../domain/lock-down/lock-down-note.tsx';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLockDown } from './family.queries.ts';
import { WeightyRow } from './weighty-row.tsx';

/**
 * Makes everything private at once. It asks first, because each release would have to be approved again. The note on top of the
 * athlete's card says what was done and how to lift it. An adult's own needs no lifting and leaves no note: a message says it.
 */
export function LockDownButton({ athlete: { id, name, is_self } }: { athlete: FamilyAthlete }) {
  const t = useText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const lockDown = useLockDown(id);

  const confirm = async () => {
    try {
      await lockDown.mutateAsync(undefined);
      setIsOpen(false);
      if (is_self) toast.success({ title: t('family.lock_down.done_own') });
    } catch (error) {
      // The dialog stays open: a person who locks down should not have to look for the button again.
      toast.destructive({ title: t('family.lock_down.failed'), description: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <WeightyRow
          icon={LockKeyhole}
          label={t('family.lock_down')}
          aria-label={t(is_self ? 'family.lock_down' : 'family.lock_down.label', { name })}
          text={t('family.lock_down.line')}
        />
      }
      title={t(is_self ? 'family.lock_down.question_own' : 'family.lock_down.question', { name })}
      description={t('family.lock_down.text')}
      confirmLabel={t('family.lock_down')}
      isBusy={lockDown.isPending}
      busyText={t('family.lock_down.busy')}
      focusAfter={() => document.getElementById(lockDownNoteId(id))}
      onConfirm={confirm}
    />
  );
}
