import { FileDown } from 'lucide-react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { hasFilters, type DirectoryFilters } from './directory-address.ts';
import { useExport } from './directory.queries.ts';
import { systemClock } from '../../api/clock.ts';
import { dayAt } from '../../shell/clock/readings.ts';

/** Names of minors leave the platform with it, so it says first what is kept of that. */
export function ExportButton({ filters }: { filters: DirectoryFilters }) {
  const t = useText();
  const { mutateAsync: load } = useExport();
  const errorText = useErrorText();
  const { kind } = filters;
  const exportTable = async () => {
    saveBlob(await load(filters), `faircourt-${kind}-${dayAt(systemClock.now())}.csv`);
  };
  return (
    <ConfirmedAction
      trigger={
        <Button variant="secondary" icon={<FileDown aria-hidden />}>
          {t('directory.export')}
        </Button>
      }
      title={t(`directory.export.title.${kind}`)}
      description={[
        t(hasFilters(filters) ? 'directory.export.filtered' : 'directory.export.all'),
        t(kind === 'athletes' ? 'directory.export.logged_families' : 'directory.export.logged'),
      ].join(' ')}
      confirmLabel={t('directory.export.confirm')}
      busyText={t('directory.export.busy')}
      isDestructive={false}
      onConfirm={exportTable}
      done={{ title: t('directory.export.done'), description: t('directory.export.done_text') }}
      failed={t('directory.export.failed')}
      describeFailure={(error) =>
        error instanceof ApiError && error.code === 'too_many'
          ? t('directory.export.too_many')
          : errorText(error)
      }
    />
  );
}
