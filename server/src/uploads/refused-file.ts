/** Why a file was not taken, with a reason that a page can put into the reader's language. */
import type { ErrorCode } from '@faircourt/contracts/problem';
import { AppError } from '../platform/errors.ts';

export type FileRefusal = Extract<ErrorCode, 'file_too_large' | 'file_type_wrong' | 'file_unreadable'>;
export type FileRefusalReason =
  | 'too_many_bytes'
  | 'too_many_pixels'
  | 'not_accepted'
  | 'heic'
  | 'empty'
  | 'damaged';

export function refuseFile(
  code: FileRefusal,
  reason: FileRefusalReason,
  message: string,
  cause?: unknown,
): AppError {
  return new AppError(code, message, { fieldErrors: [{ field: 'file', code: reason, message }], cause });
}
