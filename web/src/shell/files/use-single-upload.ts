/** One upload at a time: checked before it is sent, shown while it goes, stopped on demand. */
import type { FileRule } from '@faircourt/contracts/files';
import { useEffect, useRef, useState } from 'react';
import type { Upload } from '../../api/upload-file.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { fileProblem } from './file-check.ts';
import { useFileProblemText, type FileWords } from './file-problem.ts';
import type { Sending } from './sending-file.tsx';

export interface SingleUpload {
  sending: Sending | null;
  /** Why the last file was not taken. */
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

type SingleUploadOptions<Answer> = {
  rule: FileRule;
  words: FileWords;
  upload: (upload: Pick<Upload, 'signal' | 'onProgress'> & { file: File }) => Promise<Answer>;
  onStored: (answer: Answer) => void;
};

export function useSingleUpload<Answer>(options: SingleUploadOptions<Answer>): SingleUpload {
  const { rule, words, upload, onStored } = options;
  const t = useText();
  const problemText = useFileProblemText(rule, words);
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File) => {
    const found = fileProblem(rule, file);
    setProblem(found && problemText(found, file));
    if (found !== null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSending({ name: file.name, share: 0 });
    try {
      onStored(await upload({ file, signal, onProgress: (share) => setSending({ name: file.name, share }) }));
    } catch (error) {
      if (signal.aborted) toast.info({ title: t('file.canceled') });
      else setProblem(problemText(error, file));
    } finally {
      setSending(null);
    }
  };
  return { sending, problem, send, cancel: () => controller.current?.abort() };
}
