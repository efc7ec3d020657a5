import type { AnalyticsQuery } from '@faircourt/contracts/analytics';
import { FileDown } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast.tsx';
import { useExportAnalytics } from './analytics.queries.ts';

/** Sums without anybody in them, so nothing is asked first. */
export function ExportAnalyticsButton({ range }: { range: AnalyticsQuery }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: load, isPending } = useExportAnalytics();
  const save = async () => {
    try {
      saveBlob(await load(range), `faircourt-analytics-${range.from}-${range.to}.csv`);
    } catch (error) {
      toast.destructive({ title: t('analytics.export.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<FileDown aria-hidden />}
      isBusy={isPending}
      onClick={() => void save()}
    >
      {t('analytics.export')}
    </Button>
  );
}
