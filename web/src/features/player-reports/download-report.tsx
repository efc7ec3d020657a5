import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast.tsx';
import { downloadReport, SAMPLE } from './player-reports.queries.ts';

/** Says what it does before it is pressed: families read of the look. */
export function DownloadReport({ id, number }: { id: string; number: number }) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      saveBlob(await downloadReport(id), `faircourt-global-player-report-${id === SAMPLE ? id : number}.pdf`);
    } catch (error) {
      toast.destructive({ title: t('player_report.pdf.failed'), description: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        variant="secondary"
        icon={<FileDown aria-hidden />}
        isBusy={isBusy}
        busyText={t('player_report.pdf.busy')}
        onClick={() => void download()}
      >
        {t('player_report.pdf')}
      </Button>
      {id !== SAMPLE && <p className="text-sm text-muted">{t('player_report.pdf.look')}</p>}
    </div>
  );
}
