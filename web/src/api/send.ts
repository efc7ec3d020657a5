/** One HTTP exchange with a time limit, where silence becomes an error that says what kind of silence it was. */
import { ApiError } from './api-error.ts';
import type { Clock } from './clock.ts';

export const CALL_TIMEOUT_MS = 15_000;

export interface Network {
  fetch: (request: Request) => Promise<Response>;
  isOnline: () => boolean;
  clock: Clock;
}

/**
 * `answer`: the body is read here, so that the limit covers it too.
 * `stream`: the limit ends with the headers, and the body stays open for as long as the server talks.
 */
export type Expecting = 'answer' | 'stream';

export async function send(
  network: Network,
  request: Request,
  expecting: Expecting = 'answer',
): Promise<Response> {
  const timeout = new AbortController();
  const cancelTimeout = network.clock.after(CALL_TIMEOUT_MS, () => timeout.abort());
  // Not Request({ signal }): the caller's own signal must keep working beside ours.
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  try {
    const response = await untilAborted(network.fetch(new Request(request, { signal })), signal);
    if (expecting === 'stream') return response;
    const body = await untilAborted(response.arrayBuffer(), signal);
    // Chrome gives a 204 an empty body, and no browser lets us build one that has any.
    return new Response(body.byteLength === 0 ? null : body, response);
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (timeout.signal.aborted) throw silence('timeout', error);
    throw silence(network.isOnline() ? 'unavailable' : 'offline', error);
  } finally {
    cancelTimeout();
  }
}

/** A fetch that ignores its signal (an extension's, a suspended one) must not hold the page. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const SILENCE_DETAILS = {
  offline: 'You are offline.',
  timeout: 'The server did not answer in time.',
  unavailable: 'The server cannot be reached.',
} as const;

function silence(code: keyof typeof SILENCE_DETAILS, cause: unknown): ApiError {
  return new ApiError({ code, status: 0, detail: SILENCE_DETAILS[code], cause });
}
