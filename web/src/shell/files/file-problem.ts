/** Why a file was not taken. What this browser finds and what the server finds is said in the same words. */
import type { FileRule } from '@faircourt/contracts/files';
import { useCallback } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { describeError } from '../../api/describe-error.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useFormat, type Format } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { FILE_PROBLEMS, fileSize, MEGABYTE, type FileProblem } from './file-check.ts';

export interface FileWords {
  /** Which kinds of file can be chosen. */
  wrongType: string;
  /** For a failure that names nothing to act on. */
  failed?: string | undefined;
}

/** `problem`: what `fileProblem` found, or what the upload failed with. */
export function useFileProblemText(
  rule: FileRule,
  { wrongType, failed }: FileWords,
): (problem: unknown, file: Pick<File, 'size'>) => string {
  const t = useText();
  const format = useFormat();
  return useCallback(
    (problem, file) => describeFileProblem(problem, file.size, rule, { wrongType, failed }, t, format),
    [rule, wrongType, failed, t, format],
  );
}

export function describeFileProblem(
  problem: unknown,
  size: number,
  rule: FileRule,
  { wrongType, failed }: FileWords,
  t: Translate,
  format: Format,
): string {
  const found = FILE_PROBLEMS.find((known) => known === problem) ?? foundByServer(problem);
  if (found === 'wrong_type') return wrongType;
  if (found === 'empty') return t('file.empty');
  if (found === 'too_large') {
    return t('file.too_large', { size: fileSize(size, t, format), limit: rule.maxBytes / MEGABYTE });
  }
  if (found === 'damaged' || found === 'too_many_pixels') return t(`file.${found}`);
  return describeError(problem, t, failed);
}

/** What only the server can tell: it looks into the file. */
type ServerFinding = FileProblem | 'damaged' | 'too_many_pixels';

function foundByServer(error: unknown): ServerFinding | null {
  if (!(error instanceof ApiError)) return null;
  const isNamed = (reason: string) => error.fieldErrors.some(({ code }) => code === reason);
  if (error.code === 'file_unreadable') return isNamed('empty') ? 'empty' : 'damaged';
  // Its bytes are few enough: naming their limit would send people in circles.
  if (isNamed('too_many_pixels')) return 'too_many_pixels';
  if (error.code === 'file_type_wrong') return 'wrong_type';
  return error.code === 'file_too_large' || error.code === 'body_too_large' ? 'too_large' : null;
}
