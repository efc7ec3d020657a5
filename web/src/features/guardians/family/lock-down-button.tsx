import type { FamilyAthlete } from '@faircourt/contracts/family';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLockDown } from './family.queries.ts';

/** Makes everything private at once. It asks first, because each release would have to be approved again. */
export function LockDownButton({ athlete: { id, name, is_self } }: { athlete: FamilyAthlete }) {
  const t = useText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const lockDown = useLockDown(id);

  const confirm = async () => {
    try {
      await lockDown.mutateAsync(undefined);
      toast.success({ title: t(is_self ? 'family.lock_down.done_own' : 'family.lock_down.done', { name }) });
      setIsOpen(false);
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
        <Button
          variant="destructive"
          className="max-sm:w-full"
          icon={<LockKeyhole aria-hidden />}
          aria-label={t(is_self ? 'family.lock_down' : 'family.lock_down.label', { name })}
        >
          {t('family.lock_down')}
        </Button>
      }
      title={t(is_self ? 'family.lock_down.question_own' : 'family.lock_down.question', { name })}
      description={t('family.lock_down.text')}
      confirmLabel={t('family.lock_down')}
      isBusy={lockDown.isPending}
      busyText={t('family.lock_down.busy')}
      onConfirm={confirm}
    />
  );
}
