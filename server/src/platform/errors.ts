/** The one way to fail on purpose: throw an AppError with a code; http/problems.ts turns codes into answers. */
import type { ErrorCode, FieldError } from '@faircourt/contracts/problem';

/** Absent, forbidden and misspelled records get the same answer. */
export const NOTHING_FOUND = 'Nothing was found at this address.';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { fieldErrors?: FieldError[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fieldErrors = options.fieldErrors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
