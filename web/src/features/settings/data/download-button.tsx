/** Fetches a download that is ready, once the password was typed again or a passkey was shown. */
import { FileDown } from 'lucide-react';
import { systemClock } from '../../../api/clock.ts';
import { PasswordDialog } from '../../../domain/second-factor/password-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { dayAt } from '../../../shell/clock/readings.ts';
import { Button } from '../../../ui/button.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { useOpenExport } from './data.queries.ts';

export function DownloadButton({ id, title }: { id: string; title: string }) {
  const t = useText();
  const opening = useOpenExport();
  return (
    <PasswordDialog
      trigger={
        <Button icon={<FileDown aria-hidden />} aria-label={t('data_export.download.label', { title })}>
          {t('data_export.download')}
        </Button>
      }
      title={t('data_export.password.title')}
      description={t('data_export.password.text')}
      confirmLabel={t('data_export.download')}
      busyText={t('data_export.downloading')}
      onConfirm={async (password) =>
        saveBlob(await opening.mutateAsync({ id, password }), `faircourt-${dayAt(systemClock.now())}.zip`)
      }
      done={t('data_export.downloaded')}
    />
  );
}
