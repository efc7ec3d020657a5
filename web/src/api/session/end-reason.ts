/** Which refusals end a session. Anything else, a failing server above all, leaves it alone. */
import type { ErrorCode } from '@faircourt/contracts/problem';
import { errorFromResponse, type ApiError } from '../api-error.ts';
import type { EndReason } from './session-store.ts';

const END_REASONS: Partial<Record<ErrorCode | 'offline' | 'timeout', EndReason>> = {
  session_ended: 'session_ended',
  invalid_token: 'session_ended',
  account_suspended: 'account_suspended',
};

export function endReasonOf(error: ApiError): EndReason | null {
  const isRefusal = error.status === 401 || error.status === 403;
  return isRefusal ? (END_REASONS[error.code] ?? null) : null;
}

export async function endReasonOfResponse(response: Response): Promise<EndReason | null> {
  return response.status === 401 || response.status === 403
    ? endReasonOf(await errorFromResponse(response))
    : null;
}
