/** Sends a file as the body of one request. fetch cannot tell how far an upload has come; XMLHttpRequest can. */
import { ApiError, errorFromResponse } from './api-error.ts';
import { session } from './session/session-client.ts';

export interface Upload {
  /** PUT where nothing is said. */
  method?: 'PUT' | 'POST';
  path: string;
  file: Blob;
  /** From 0 to 1. At 1 the server still has to look at the file. */
  onProgress: (share: number) => void;
  /** Aborted by a person who changed their mind: the call rejects with the signal's reason. */
  signal: AbortSignal;
}

/** Returns the server's answer, for callers that need it. */
export async function uploadFile(upload: Upload): Promise<Response> {
  const held = await session.getSession();
  upload.signal.throwIfAborted();
  if (held === null) {
    throw new ApiError({ code: 'sign_in_required', status: 401, detail: 'Please sign in first.' });
  }
  const response = await send(upload, held.access_token);
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}

function send({ method = 'PUT', path, file, onProgress, signal }: Upload, token: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('error', () => {
      const code = navigator.onLine ? 'unavailable' : 'offline';
      reject(new ApiError({ code, status: 0, detail: 'The file could not be sent.' }));
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.open(method, path);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

/** As fetch would give it, so that refusals are read in the one place that reads them. */
function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText || null, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
