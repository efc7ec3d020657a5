import type { FileKind } from '@faircourt/contracts/vocabulary';
import { Trash2 } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useDeleteFile } from './profile.queries.ts';

/** A deleted file is gone for good, so it asks first. */
export function DeleteFileButton({ kind }: { kind: FileKind }) {
  const t = useText();
  const { mutateAsync: deleteFile } = useDeleteFile(kind);
  return (
    <ConfirmedAction
      trigger={
        <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden />}>
          {t(`file.${kind}.delete`)}
        </Button>
      }
      title={t(`file.${kind}.delete.title`)}
      description={t(`file.${kind}.delete.text`)}
      confirmLabel={t(`file.${kind}.delete`)}
      busyText={t('file.delete.busy')}
      onConfirm={() => deleteFile(undefined)}
      done={{ title: t(`file.${kind}.deleted`) }}
      failed={t('file.delete.failed')}
    />
  );
}
