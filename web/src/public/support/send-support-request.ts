/** One attempt to send a message, and everything that can come of it. Knows HTTP, knows nothing about the page. */
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import type { Locale, SupportType } from '@faircourt/contracts/vocabulary';

export type SupportMessage = {
  type: SupportType;
  name: string;
  email: string;
  message: string;
  locale: Locale;
  website: string;
  submission_id: string;
  /** Of the message that this one goes on with. */
  reference?: string;
};

export type FailureKind = 'fields' | 'offline' | 'unreachable' | 'too_many';

export type Outcome =
  | { kind: 'received'; reference: string; requestId: string | null }
  | { kind: 'fields'; errors: { field: string; code: string }[] }
  | { kind: 'too_many'; retryAt: Date }
  | { kind: 'offline' }
  | { kind: 'unreachable' };

const TIMEOUT_MS = 15_000;
const DEFAULT_WAIT_SECONDS = 60;

export async function sendSupportRequest(
  message: SupportMessage,
  network: { fetch: typeof fetch; isOnline: () => boolean; now: () => Date; token?: string | null },
): Promise<Outcome> {
  try {
    const response = await network.fetch('/api/support', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${network.token ?? ANONYMOUS_KEY}`,
      },
      body: JSON.stringify(message),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after')) || DEFAULT_WAIT_SECONDS;
      return { kind: 'too_many', retryAt: new Date(network.now().getTime() + seconds * 1000) };
    }
    // The server refuses what is far too long before it reads it; to the writer it is the same mistake.
    if (response.status === 413) return { kind: 'fields', errors: [{ field: 'message', code: 'too_big' }] };
    const body: unknown = await response.json();
    if (response.status === 201 && isReceipt(body)) {
      const { reference, request_id: requestId } = body;
      return { kind: 'received', reference, requestId: typeof requestId === 'string' ? requestId : null };
    }
    if (response.status === 422 && hasErrors(body)) return { kind: 'fields', errors: body.errors };
    return { kind: 'unreachable' };
  } catch {
    return { kind: network.isOnline() ? 'unreachable' : 'offline' };
  }
}

function isReceipt(body: unknown): body is { reference: string; request_id?: unknown } {
  return isObject(body) && typeof body.reference === 'string';
}

function hasErrors(body: unknown): body is { errors: { field: string; code: string }[] } {
  return (
    isObject(body) &&
    Array.isArray(body.errors) &&
    body.errors.every(
      (error: unknown) =>
        isObject(error) && typeof error.field === 'string' && typeof error.code === 'string',
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
