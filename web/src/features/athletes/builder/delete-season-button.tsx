import type { Season } from '@faircourt/contracts/athletes';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDeleteSeason } from './profile.queries.ts';

/** A season may carry a director's verification that no undo could bring back, so it asks first. */
export function DeleteSeasonButton({ season: { id, label } }: { season: Season }) {
  const t = useText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync: deleteSeason, isPending } = useDeleteSeason();

  const confirm = async () => {
    try {
      await deleteSeason(id);
      toast.success({ title: t('season.deleted') });
    } catch (error) {
      toast.destructive({ title: t('season.delete.failed'), description: errorText(error) });
    }
    setIsOpen(false);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={t('season.delete', { label })}>
          <Trash2 aria-hidden />
        </IconButton>
      }
      title={t('season.delete.title', { label })}
      description={t('season.delete.text')}
      confirmLabel={t('season.delete.confirm')}
      isBusy={isPending}
      busyText={t('season.delete.busy')}
      onConfirm={confirm}
    />
  );
}
