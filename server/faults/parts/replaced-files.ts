/** Athletes who replace a file as fast as they are answered: each time an old one loses its row and its bytes. */
import type { Session } from '@faircourt/contracts/accounts';
import { jpeg, pdf } from '../../test/records/sample-files.ts';
import type { FaultyPostgres } from './postgres.ts';

export interface ReplacingFiles {
  /** How many were replaced so far. */
  count(): number;
  stop(): Promise<void>;
}

const ATHLETES = `
  select a.email::text as email from auth_users a join users u on u.auth_id = a.id join athletes on user_id = u.id
   order by a.email limit`;

/** Each has a file before this returns. Half of them are transcripts: drawing a photo takes the server a while. */
export async function startReplacingFiles(
  origin: string,
  database: FaultyPostgres,
  people: number,
  password: string,
): Promise<ReplacingFiles> {
  const rows = await database.query(`${ATHLETES} ${people}`);
  const tokens: string[] = [];
  for (const { email } of rows) tokens.push(await signIn(origin, String(email), password));
  const files = [
    { kind: 'photo', content: await jpeg({ width: 200 }) },
    { kind: 'transcript', content: pdf() },
  ];
  const state = { count: 0, isStopped: false };
  const replace = async (token: string, person: number) => {
    const file = files[person % files.length];
    if (file && (await send(origin, token, file.kind, file.content))) state.count += 1;
  };
  for (const [person, token] of tokens.entries()) await replace(token, person);
  const all = Promise.all(
    tokens.map(async (token, person) => {
      while (!state.isStopped) await replace(token, person);
    }),
  );
  return {
    count: () => state.count,
    async stop() {
      state.isStopped = true;
      await all;
    },
  };
}

async function signIn(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${email} was answered with ${answer.status}.`);
  // The contract of this route; what follows fails if it is not held.
  return ((await answer.json()) as Session).access_token;
}

async function send(origin: string, token: string, kind: string, content: Buffer): Promise<boolean> {
  const answer = await fetch(`${origin}/api/profile/files/${kind}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: new Uint8Array(content),
  });
  await answer.arrayBuffer();
  return answer.ok;
}
