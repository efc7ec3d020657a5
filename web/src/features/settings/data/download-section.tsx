/** Asking for a download, how far it has come, and the file once it is ready. */
import {
  DATA_EXPORT_DAYS,
  DATA_EXPORTS_PER_DAY,
  type DataExport,
  type DataExportList,
} from '@faircourt/contracts/data-exports';
import { Download, FileArchive } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { fileSize } from '../../../shell/files/file-check.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Progress } from '../../../ui/meter.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { isUnderWay, useAskForExport, useDataExports } from './data.queries.ts';
import { DownloadButton } from './download-button.tsx';

export function DownloadSection() {
  const t = useText();
  return (
    <SettingsSection
      title={t('data_export.title')}
      description={t('data_export.description', { days: DATA_EXPORT_DAYS })}
    >
      <Downloads />
    </SettingsSection>
  );
}

function Downloads() {
  const t = useText();
  const errorText = useErrorText();
  const { data: list, error, isPending, isFetching, refetch } = useDataExports();
  if (isPending) return <LoadingRows />;
  if (list === undefined) {
    return (
      <ErrorState title={t('data_export.not_loaded')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {list.exports.length === 0 ? (
        <EmptyState icon={Download} title={t('data_export.list.empty')} className="py-4" />
      ) : (
        <ul className="divide-y divide-line">
          {list.exports.map((one) => (
            <DownloadRow key={one.id} download={one} />
          ))}
        </ul>
      )}
      <AskButtons list={list} />
    </div>
  );
}

function AskButtons({ list }: { list: DataExportList }) {
  const t = useText();
  const errorText = useErrorText();
  const asking = useAskForExport();
  if (isUnderWay(list)) return null;
  if (list.left === 0) {
    return <p className="text-muted">{t('data_export.none_left', { max: DATA_EXPORTS_PER_DAY })}</p>;
  }
  const ask = async (athleteId: string | null) => {
    try {
      await asking.mutateAsync(athleteId);
      toast.success({ title: t('data_export.asked'), description: t('data_export.asked.text') });
    } catch (error) {
      toast.destructive({ title: t('data_export.ask_failed'), description: errorText(error) });
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      {[{ id: null, name: '' }, ...list.athletes].map(({ id, name }) => (
        <Button
          key={id ?? 'own'}
          variant={id === null ? 'primary' : 'secondary'}
          icon={<FileArchive aria-hidden />}
          isBusy={asking.isPending && asking.variables === id}
          busyText={t('data_export.asking')}
          disabled={asking.isPending && asking.variables !== id}
          className="max-sm:w-full"
          onClick={() => void ask(id)}
        >
          {id === null ? t('data_export.ask') : t('data_export.ask_athlete', { name })}
        </Button>
      ))}
    </div>
  );
}

function DownloadRow({ download }: { download: DataExport }) {
  const t = useText();
  const format = useFormat();
  const { athlete, state } = download;
  const title = athlete === null ? t('data_export.own') : t('data_export.about', { name: athlete.name });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
        <p className="text-muted">
          <StateText download={download} />
        </p>
        <p className="text-sm text-muted">
          {t('data_export.requested_at', { at: format.dateTime(download.requested_at) })}
        </p>
        {state === 'requested' && (
          <Progress
            label={title}
            value={download.progress}
            valueText={t('data_export.state.requested', { progress: download.progress })}
            className="mt-1"
          />
        )}
      </div>
      {state === 'ready' && <DownloadButton id={download.id} title={title} />}
    </li>
  );
}

function StateText({ download }: { download: DataExport }) {
  const t = useText();
  const format = useFormat();
  const { state, bytes, expires_at: expiresAt, progress } = download;
  if (state === 'ready' && bytes !== null && expiresAt !== null) {
    const size = fileSize(bytes, t, format);
    return <>{t('data_export.state.ready', { size, date: format.dateTime(expiresAt) })}</>;
  }
  return (
    <>{state === 'failed' ? t('data_export.state.failed') : t('data_export.state.requested', { progress })}</>
  );
}
