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

/** A file that is handed out for a body, such as a password. However long its bytes take, they may. */
export async function downloadFor(path: string, body: object): Promise<Blob> {
  const response = await authorizedFetch(
    new Request(new URL(path, location.origin), {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    'stream',
  );
  if (!response.ok) throw await errorFromResponse(response);
  return response.blob();
}
