/** A table on its way: how far it has come, how it ended, and a way to stop it. */
import type { ListWorkColumn } from '@faircourt/contracts/athlete-tables';
import type { CardColumn } from '@faircourt/contracts/search-view';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useRef, useState } from 'react';
import { systemClock } from '../../api/clock.ts';
import { downloadFor } from '../../api/download-file.ts';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { dayAt } from '../../shell/clock/readings.ts';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast.tsx';
import { RowCount } from './row-count.ts';

export type AskTable = (chosen: {
  columns: readonly CardColumn[];
  work: readonly ListWorkColumn[];
  locale: Locale;
}) => { path: string; body: object };

type Progress =
  | { state: 'ready' | 'stopped' }
  | { state: 'busy'; rows: number }
  | { state: 'failed'; error: unknown };

export type TableDownload = Progress & {
  start: (chosen: {
    columns: readonly CardColumn[];
    work: readonly ListWorkColumn[];
    count: number;
  }) => Promise<void>;
  stop: () => void;
};

/** A file that did not arrive whole is not saved. */
export function useTableDownload(ask: AskTable, onDone: () => void): TableDownload {
  const t = useText();
  const { locale } = useLocale();
  const [progress, setProgress] = useState<Progress>({ state: 'ready' });
  const running = useRef<AbortController | null>(null);

  const start: TableDownload['start'] = async ({ columns, work }) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const count = new RowCount();
    setProgress({ state: 'busy', rows: 0 });
    const { path, body } = ask({ columns, work, locale });
    try {
      const file = await downloadFor(path, body, {
        signal: controller.signal,
        onBytes: (bytes) => setProgress({ state: 'busy', rows: count.add(bytes) }),
      });
      // Others see the folder of downloads: the name of the file names nobody and no list.
      saveBlob(file, `faircourt-athletes-${dayAt(systemClock.now())}.csv`);
      setProgress({ state: 'ready' });
      toast.success({ title: t('export.done', { count: count.rows }), description: t('export.done.text') });
      onDone();
    } catch (error) {
      setProgress(controller.signal.aborted ? { state: 'stopped' } : { state: 'failed', error });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };
  return { ...progress, start, stop: () => running.current?.abort() };
}
