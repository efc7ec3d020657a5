/** Fetches a file as the one who is signed in; a plain link would arrive at the server as nobody. */
import { errorFromResponse } from './api-error.ts';
import { authorizedFetch } from './session/session-client.ts';

export async function downloadFile(path: string): Promise<Blob> {
  const response = await authorizedFetch(
    new Request(new URL(path, location.origin), { credentials: 'same-origin', cache: 'no-store' }),
  );
  if (!response.ok) throw await errorFromResponse(response);
  return response.blob();
}

interface Following {
  signal?: AbortSignal;
  /** Gets the bytes as they arrive. */
  onBytes?: (bytes: Uint8Array) => void;
}

/** A file that is handed out for a body, such as a password. However long its bytes take, they may. */
export async function downloadFor(path: string, body: object, following: Following = {}): Promise<Blob> {
  const { signal, onBytes } = following;
  const response = await authorizedFetch(
    new Request(new URL(path, location.origin), {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    }),
    'stream',
  );
  if (!response.ok) throw await errorFromResponse(response);
  if (!response.body || !onBytes) return response.blob();
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      onBytes(bytes);
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body.pipeThrough(counted), { headers: response.headers }).blob();
}
