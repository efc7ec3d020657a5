/** People at work on the product: some read, some write, some keep a page open. Every request that fails is noted. */
import { randomUUID } from 'node:crypto';
import { seedConversations, type Talker } from '../../bench/conversations.ts';
import { createDatabase, createPool } from '../../src/platform/database/database.ts';
import { withClient } from '../../src/platform/database/scratch.ts';
import { createSignInEngine } from '../../src/platform/sessions/sign-in-engine.ts';
import { openPage, type OpenPage } from './open-page.ts';

export interface SignedIn extends Talker {
  token: string;
}

/** The servers agree on these, so a token that one accepts counts at the other. */
export const SIGN_IN = { baseUrl: 'http://fault.test', secret: 'a secret of the fault command, long enough' };

const CONVERSATIONS = 8;
/** A person does not press a button a hundred times a second. */
const BREATH_MS = 30;

export interface AtWork {
  /** How many requests were made, those of open pages included. */
  requests(): number;
  failures: string[];
  /** The texts of messages that the server said it had kept. */
  acknowledged: string[];
  pages: OpenPage[];
  stop(): Promise<void>;
}

export async function signInPeople(databaseUrl: string): Promise<SignedIn[]> {
  const talkers = await withClient(databaseUrl, (client) => seedConversations(client, CONVERSATIONS));
  const db = createDatabase(createPool(databaseUrl, { max: 1 }));
  const engine = createSignInEngine({ db, ...SIGN_IN });
  const people: SignedIn[] = [];
  for (const talker of talkers) {
    const { token } = await engine.tokens.issue(talker.userId, talker.sessionId);
    people.push({ ...talker, token });
  }
  await db.destroy();
  return people;
}

export function startPeople(origin: string, people: readonly SignedIn[]): AtWork {
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let requests = 0;
  const end = new AbortController();

  async function ask(path: string, init: RequestInit = {}): Promise<boolean> {
    requests += 1;
    const about = `${init.method ?? 'GET'} ${path.replace(/[0-9a-f-]{36}/, ':id')}`;
    try {
      const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(60_000) });
      await answer.arrayBuffer();
      if (!answer.ok) failures.push(`${about}: ${answer.status}`);
      return answer.ok;
    } catch (error) {
      failures.push(
        `${about}: ${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)}`,
      );
      return false;
    }
  }

  async function repeat(work: () => Promise<unknown>): Promise<void> {
    while (!end.signal.aborted) {
      await work();
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
  }

  async function write({ threadId, token }: SignedIn): Promise<void> {
    const body = `Still here, ${randomUUID()}`;
    const isKept = await ask(`/api/threads/${threadId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ body, client_id: randomUUID() }),
    });
    if (isKept) acknowledged.push(body);
  }

  const pages = people.slice(0, 6).map((person) =>
    openPage(origin, person.token, {
      end: end.signal,
      onRequest: () => {
        requests += 1;
      },
      onFailure: (text) => failures.push(text),
    }),
  );
  const atWork = people.flatMap((person, n) => [
    repeat(() => ask('/api/countries/US/posts')),
    repeat(() => ask('/api/notifications', { headers: { authorization: `Bearer ${person.token}` } })),
    ...(n % 3 === 0 ? [repeat(() => write(person))] : []),
  ]);
  return {
    requests: () => requests,
    failures,
    acknowledged,
    pages,
    async stop() {
      end.abort();
      await Promise.all([...atWork, ...pages.map((page) => page.closed)]);
    },
  };
}
