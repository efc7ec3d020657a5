/** Somebody with an account: asks who they are, and hears by an open page when they sign in elsewhere. */
import { signUp } from './writers.ts';

const PASSWORD = 'correct horse';

export interface Person {
  /** The status of a request that needs to know who is calling; 0 when no answer came. */
  asks(): Promise<number>;
  /** The status of a change to their account, with its event, in one short transaction. */
  writes(): Promise<number>;
  /** Opens a page at one server, signs in at another, and waits until the page is told. */
  hearsAt(origin: string, withinMs: number): Promise<boolean>;
}

export async function joinPerson(origin: string, email: string): Promise<Person> {
  const status = await signUp(origin, email);
  if (status !== 201) throw new Error(`Signing up was answered with ${status}`);
  const token = await signIn(origin, email);
  const headers = { authorization: `Bearer ${token}` };
  let changes = 0;
  return {
    asks: () => statusOf(fetch(`${origin}/api/auth/user`, { headers, signal: soon() })),
    writes: () =>
      statusOf(
        fetch(`${origin}/api/auth/user`, {
          method: 'PATCH',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ name: `Writer ${++changes}` }),
          signal: soon(),
        }),
      ),
    async hearsAt(elsewhere, withinMs) {
      const signal = AbortSignal.timeout(withinMs);
      try {
        const stream = await fetch(`${origin}/api/notifications/stream`, { headers, signal });
        const isTold = readsUntil(stream, 'new_sign_in');
        await signIn(elsewhere, email);
        return await isTold;
      } catch {
        return false;
      }
    },
  };
}

function soon(): AbortSignal {
  return AbortSignal.timeout(30_000);
}

async function statusOf(asked: Promise<Response>): Promise<number> {
  try {
    const answer = await asked;
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
    signal: soon(),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}`);
  // The contract of this route; the server's own tests hold it.
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function readsUntil(response: Response, wanted: string): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes(wanted)) return true;
  }
  return false;
}
