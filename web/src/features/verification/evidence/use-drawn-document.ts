import { useEffect, useEffectEvent, useState } from 'react';
import { systemClock } from '../../../api/clock.ts';
import { fileUrl, isFileKeyFresh } from '../../../api/file-url.ts';
import type { DrawnDocument } from './drawing.ts';
import { openDocument } from './drawn-document.ts';

export type FileAccess = {
  fileKey: string;
  /** Asks for the answer that named the file once more, for its new key. */
  renew: () => Promise<{ file_key: string }>;
};

type Opened = { state: 'loading' } | { state: 'failed' } | { state: 'drawn'; drawn: DrawnDocument };

const LOADING: Opened = { state: 'loading' };

/**
 * Fetches a document once, as a download that the server checks and logs, and keeps it until the reader goes on. A new
 * key alone fetches nothing again: each fetch is a look.
 */
export function useDrawnDocument(url: string, access: FileAccess): { opened: Opened; retry: () => void } {
  const [opened, setOpened] = useState<Opened>(LOADING);
  const [tries, setTries] = useState(0);
  const keyAt = useKeyAge(access.fileKey);
  const fetchContent = useEffectEvent(
    async (file: string, isRetried: boolean, signal: AbortSignal): Promise<Blob> => {
      const isGood = !isRetried && isFileKeyFresh(keyAt);
      const key = isGood ? access.fileKey : (await access.renew()).file_key;
      const answer = await fetch(fileUrl(file, key), { signal });
      if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`);
      return answer.blob();
    },
  );
  useEffect(() => {
    const leaving = new AbortController();
    let drawn: DrawnDocument | null = null;
    const open = async () => {
      const ready = await openDocument(await fetchContent(url, tries > 0, leaving.signal));
      if (leaving.signal.aborted) return ready.close();
      drawn = ready;
      setOpened({ state: 'drawn', drawn: ready });
    };
    open().catch(() => {
      if (!leaving.signal.aborted) setOpened({ state: 'failed' });
    });
    return () => {
      leaving.abort();
      drawn?.close();
    };
  }, [url, tries]);
  const retry = () => {
    setOpened(LOADING);
    setTries((before) => before + 1);
  };
  return { opened, retry };
}

/** When the key came that the page has now. */
function useKeyAge(fileKey: string): number {
  const [came, setCame] = useState(() => ({ fileKey, at: systemClock.now() }));
  if (came.fileKey === fileKey) return came.at;
  const now = { fileKey, at: systemClock.now() };
  setCame(now);
  return now.at;
}
