/** Sending and fetching files as a browser does, for tests of what is kept and who may see it. */
import type { StoredFile } from '@faircourt/contracts/files';
import type { Answer, Joined, TestApp } from '../app/test-app.ts';

export interface JoinedAthlete extends Joined {
  athleteId: string;
}

/** An athlete with a profile, private as all are at first. */
export async function joinWithProfile(app: TestApp): Promise<JoinedAthlete> {
  const person = await app.join('athlete');
  const { id } = await app.db
    .insertInto('athletes')
    .values({ user_id: person.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...person, athleteId: id };
}

export function upload(
  app: TestApp,
  person: { token?: string },
  kind: string,
  body: Buffer,
): Promise<Answer<StoredFile>> {
  return app.call<StoredFile>('PUT', `/api/profile/files/${kind}`, {
    token: person.token,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

export interface Download {
  status: number;
  content: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

/** By the token, or by an address with a key alone. */
export async function download(
  app: TestApp,
  url: string,
  options: { token?: string; headers?: Record<string, string>; method?: 'GET' | 'HEAD' } = {},
): Promise<Download> {
  const { token, headers = {}, method = 'GET' } = options;
  const answer = await app.runtime.server.inject({
    method,
    url,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return { status: answer.statusCode, content: answer.rawPayload, headers: answer.headers };
}

export function filesOf(app: TestApp, { athleteId }: { athleteId: string }) {
  return app.db.selectFrom('files').selectAll().where('athlete_id', '=', athleteId).orderBy('kind').execute();
}
