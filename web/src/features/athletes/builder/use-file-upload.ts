/** One upload at a time: checked before it is sent, shown while it goes, taken back on demand. */
import { FILE_RULES } from '@faircourt/contracts/files';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { fileProblem, fileSize, MEGABYTE, type FileProblem } from '../../../shell/files/file-check.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useFormat, type Format } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUploadFile } from './profile.queries.ts';

export interface FileUpload {
  /** The file on its way, with the share that has been sent; null when none is. */
  sending: { name: string; share: number } | null;
  /** Why the last file was not taken. */
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

export function useFileUpload(kind: FileKind): FileUpload {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { mutateAsync: upload } = useUploadFile(kind);
  const [sending, setSending] = useState<FileUpload['sending']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File) => {
    const found = fileProblem(FILE_RULES[kind], file);
    setProblem(found && describeProblem(found, kind, file.size, t, format));
    if (found !== null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSending({ name: file.name, share: 0 });
    try {
      await upload({ file, signal, onProgress: (share) => setSending({ name: file.name, share }) });
      toast.success({ title: t(`file.${kind}.stored`) });
    } catch (error) {
      if (signal.aborted) toast.info({ title: t('file.canceled') });
      else setProblem(refusal(error, kind, file.size, t, format) ?? errorText(error));
    } finally {
      setSending(null);
    }
  };
  return { sending, problem, send, cancel: () => controller.current?.abort() };
}

/** The server's own findings in the same words as ours. */
function refusal(error: unknown, kind: FileKind, size: number, t: Translate, format: Format): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'file_type_wrong') return describeProblem('wrong_type', kind, size, t, format);
  if (error.code === 'file_too_large' || error.code === 'body_too_large') {
    return describeProblem('too_large', kind, size, t, format);
  }
  return null;
}

function describeProblem(
  problem: FileProblem,
  kind: FileKind,
  size: number,
  t: Translate,
  format: Format,
): string {
  if (problem === 'wrong_type') return t(`file.${kind}.wrong_type`);
  if (problem === 'empty') return t('file.empty');
  const limit = FILE_RULES[kind].maxBytes / MEGABYTE;
  return t('file.too_large', { size: fileSize(size, t, format), limit });
}
