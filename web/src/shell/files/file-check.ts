/** What can be told about a chosen file before it is sent. The server looks at its content all the same. */
import type { FileRule } from '@faircourt/contracts/files';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';

export const MEGABYTE = 1024 * 1024;

export const FILE_PROBLEMS = ['empty', 'too_large', 'wrong_type'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export function fileProblem(rule: FileRule, file: Pick<File, 'size' | 'type'>): FileProblem | null {
  // A browser that does not know a file's kind says nothing; then only the server can tell.
  if (file.type !== '' && !rule.types.includes(file.type)) return 'wrong_type';
  if (file.size === 0) return 'empty';
  return file.size > rule.maxBytes ? 'too_large' : null;
}

/** "3.4 MB", "120 KB". */
export function fileSize(bytes: number, t: Translate, format: Format): string {
  return bytes >= MEGABYTE
    ? t('file.megabytes', { value: format.tenths(bytes / MEGABYTE) })
    : t('file.kilobytes', { value: format.number(Math.max(1, Math.round(bytes / 1024))) });
}
