/** What a failed call looks like everywhere in the browser, whether the server answered or nothing did. */
import { problemSchema, type ErrorCode, type FieldError } from '@faircourt/contracts/problem';

/** The server's codes, and the two that only the browser can find out. */
export type ApiErrorCode = ErrorCode | 'offline' | 'timeout';

interface ApiErrorFacts {
  code: ApiErrorCode;
  /** 0 when no answer came. */
  status: number;
  detail: string;
  fieldErrors?: readonly FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  /** What people quote to support; absent when no answer came. */
  readonly requestId: string | null;

  constructor(facts: ApiErrorFacts) {
    super(facts.detail, { cause: facts.cause });
    this.name = 'ApiError';
    this.code = facts.code;
    this.status = facts.status;
    this.detail = facts.detail;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.requestId = facts.requestId ?? null;
  }
}

/** Reads a refusal. Anything that is not our problem document came from something in between, such as a proxy. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const problem = problemSchema.safeParse(await readJson(response));
  const retryAfterSeconds = readRetryAfter(response);
  if (!problem.success) {
    const code = codeFromStatus(response.status);
    return new ApiError({ code, status: response.status, detail: response.statusText, retryAfterSeconds });
  }
  return new ApiError({
    code: problem.data.code,
    status: response.status,
    detail: problem.data.detail,
    fieldErrors: problem.data.errors,
    retryAfterSeconds,
    requestId: problem.data.request_id,
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return null;
  }
}

/** Only the seconds form: our server sends no dates, and a guess about a foreign clock would be worse than none. */
function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

function codeFromStatus(status: number): ErrorCode {
  if (status === 401) return 'sign_in_required';
  if (status === 403) return 'not_allowed';
  if (status === 404) return 'not_found';
  if (status === 413) return 'body_too_large';
  if (status === 429) return 'rate_limited';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal_error' : 'malformed_request';
}
