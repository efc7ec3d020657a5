/** Which columns the file gets, how many athletes, and what families learn of it. */
import {
  ATHLETE_TABLE_LIMITS,
  LIST_WORK_COLUMNS,
  type ListWorkColumn,
} from '@faircourt/contracts/athlete-tables';
import { CARD_COLUMNS, type CardColumn } from '@faircourt/contracts/search-view';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/meter.tsx';
import { searchViewQuery } from '../search-view.query.ts';
import type { Offer } from './export-button.tsx';
import type { TableDownload } from './use-table-download.ts';

type ExportFormProps = { offer: Offer; hasWork: boolean; download: TableDownload };

export function ExportForm({ offer, hasWork, download }: ExportFormProps) {
  const t = useText();
  const shown: readonly string[] = useQuery(searchViewQuery).data?.columns ?? CARD_COLUMNS;
  const kept = CARD_COLUMNS.filter((column) => shown.includes(column)).toSorted(
    (a, b) => shown.indexOf(a) - shown.indexOf(b),
  );
  const [chosen, setChosen] = useState<readonly CardColumn[] | null>(null);
  const [work, setWork] = useState<readonly ListWorkColumn[]>(['stage', 'tags']);
  const columns = chosen ?? kept;
  const isBusy = download.state === 'busy';
  const start = () => void download.start({ columns, work: hasWork ? work : [], count: offer.count });
  return (
    <div className="flex flex-col gap-5">
      <Amount offer={offer} />
      <fieldset disabled={isBusy} className="flex flex-col gap-1">
        <legend className="font-heading">{t('export.columns')}</legend>
        <p className="text-sm text-muted">{t('export.columns.name')}</p>
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
          {CARD_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={t(`search.column.${column}`)}
              checked={columns.includes(column)}
              onChange={() => setChosen(toggled(columns, column))}
            />
          ))}
        </div>
      </fieldset>
      {hasWork && (
        <fieldset disabled={isBusy} className="flex flex-col gap-1">
          <legend className="font-heading">{t('export.work')}</legend>
          <p className="text-sm text-muted">{t('export.work.text')}</p>
          <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
            {LIST_WORK_COLUMNS.map((column) => (
              <Checkbox
                key={column}
                label={t(`export.work.${column}`)}
                checked={work.includes(column)}
                onChange={() => setWork(toggled(work, column))}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Alert kind="info">
        <p>{t('export.families')}</p>
        <p className="mt-1 text-muted">{t('export.facts')}</p>
      </Alert>
      <Outcome download={download} count={offer.count} />
      <DialogActions className="mt-0">
        {isBusy ? (
          <Button variant="secondary" onClick={download.stop}>
            {t('export.stop')}
          </Button>
        ) : (
          <Button
            icon={<FileDown aria-hidden />}
            disabled={offer.count === 0 || offer.isTooMany}
            onClick={start}
          >
            {t(download.state === 'failed' ? 'export.again' : 'export.start')}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function Amount({ offer: { count, hidden, isMore, isTooMany } }: { offer: Offer }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-2">
      <output className="font-medium">{t('export.count', { count })}</output>
      {hidden > 0 && <p className="text-muted">{t('export.hidden', { count: hidden })}</p>}
      {isMore && (
        <Alert kind="caution">{t('export.more', { max: format.number(ATHLETE_TABLE_LIMITS.found) })}</Alert>
      )}
      {isTooMany && (
        <Alert kind="caution">
          {t('export.picked_more', { max: format.number(ATHLETE_TABLE_LIMITS.picked) })}
        </Alert>
      )}
    </div>
  );
}

function Outcome({ download, count }: { download: TableDownload; count: number }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  if (download.state === 'busy') {
    const done = Math.min(download.rows, count);
    const text = t('export.busy', { done: format.number(done), count: format.number(count) });
    return (
      <div className="flex flex-col gap-2">
        <output className="text-sm text-muted">{text}</output>
        <Progress label={t('export.progress')} value={done} max={count} valueText={text} />
      </div>
    );
  }
  if (download.state === 'stopped') return <Alert kind="caution">{t('export.stopped')}</Alert>;
  if (download.state !== 'failed') return null;
  return (
    <Alert kind="error" title={t('export.failed')}>
      <p>{errorText(download.error)}</p>
      <p>{t('export.failed.text')}</p>
    </Alert>
  );
}

function toggled<Column>(columns: readonly Column[], column: Column): Column[] {
  return columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column];
}
