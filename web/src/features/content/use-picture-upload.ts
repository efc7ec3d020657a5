/** One picture on its way into a post: checked here first, sent with progress, stoppable, and refused in plain words. */
import type { PostImage } from '@faircourt/contracts/content';
import { FILE_RULES } from '@faircourt/contracts/files';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { fileProblem, fileSize, MEGABYTE, type FileProblem } from '../../shell/files/file-check.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useUploadPicture } from './posts.queries.ts';

const RULE = FILE_RULES.post_image;

export interface PictureUpload {
  /** Null when nothing is on its way; from 0 to 1, and at 1 the server still looks at it. */
  sending: { name: string; share: number } | null;
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

export function usePictureUpload(postId: string, onStored: (picture: PostImage) => void): PictureUpload {
  const t = useText();
  const describe = useProblemText();
  const { mutateAsync: upload } = useUploadPicture(postId);
  const [sending, setSending] = useState<PictureUpload['sending']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File) => {
    const found = fileProblem(RULE, file);
    setProblem(found && describe(found, file));
    if (found !== null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSending({ name: file.name, share: 0 });
    try {
      onStored(await upload({ file, signal, onProgress: (share) => setSending({ name: file.name, share }) }));
      toast.success({ title: t('content.picture.added'), description: t('content.picture.added_text') });
    } catch (error) {
      if (signal.aborted) toast.info({ title: t('file.canceled') });
      else setProblem(describe(error, file));
    } finally {
      setSending(null);
    }
  };
  return { sending, problem, send, cancel: () => controller.current?.abort() };
}

/** What was found here and what the server found, in the same words. */
function useProblemText(): (problem: unknown, file: File) => string {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  return (problem, file) => {
    const found: FileProblem | null =
      problem instanceof ApiError ? foundBy(problem) : (problem as FileProblem);
    if (found === 'wrong_type') return t('file.photo.wrong_type');
    if (found === 'empty') return t('file.empty');
    if (found === 'too_large') {
      return t('file.too_large', { size: fileSize(file.size, t, format), limit: RULE.maxBytes / MEGABYTE });
    }
    return errorText(problem, t('content.picture.failed'));
  };
}

function foundBy({ code }: ApiError): FileProblem | null {
  if (code === 'file_type_wrong') return 'wrong_type';
  return code === 'file_too_large' || code === 'body_too_large' ? 'too_large' : null;
}
