import type { FileKind } from '@faircourt/contracts/vocabulary';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDeleteFile } from './profile.queries.ts';

/** A deleted file is gone for good, so it asks first. */
export function DeleteFileButton({ kind }: { kind: FileKind }) {
  const t = useText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync: deleteFile, isPending } = useDeleteFile(kind);

  const confirm = async () => {
    try {
      await deleteFile(undefined);
      toast.success({ title: t(`file.${kind}.deleted`) });
    } catch (error) {
      toast.destructive({ title: t('file.delete.failed'), description: errorText(error) });
    }
    setIsOpen(false);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden />}>
          {t(`file.${kind}.delete`)}
        </Button>
      }
      title={t(`file.${kind}.delete.title`)}
      description={t(`file.${kind}.delete.text`)}
      confirmLabel={t(`file.${kind}.delete`)}
      isBusy={isPending}
      busyText={t('file.delete.busy')}
      onConfirm={confirm}
    />
  );
}
