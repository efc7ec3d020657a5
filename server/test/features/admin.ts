/** An admin, and directors who wait or work. */
import type { Director, Region } from '@faircourt/contracts/regions';
import { signIn, type SignedIn } from '../records/conversations.ts';
import { seedPerson } from '../records/seeded-athletes.ts';
import type { Answer, TestApp } from '../app/test-app.ts';

export const ABSENT = '0190a0a0-0000-7000-8000-000000000000';

export const APPLICATION = {
  federation: 'Example Basketball Federation',
  website: 'https://www.example.test/',
  referee_name: 'Rosa Halvorsen',
  referee_contact: '+1 555 0142',
};

export async function joinAdmin(app: TestApp): Promise<SignedIn> {
  const userId = await seedPerson(app.db, { role: 'admin', name: 'Root' });
  return { userId, email: await emailOf(app, userId), token: await signIn(app, userId) };
}

async function emailOf(app: TestApp, userId: string): Promise<string> {
  const { email } = await app.db
    .selectFrom('users as u')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .select('a.email')
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Has signed up, proven the mailbox, named a referee, and waits. */
export async function joinPending(app: TestApp, name = 'Ines Okafor'): Promise<SignedIn> {
  const userId = await seedPerson(app.db, { role: 'regional_director', name });
  const email = await emailOf(app, userId);
  await app.db.updateTable('users').set({ status: 'pending' }).where('id', '=', userId).execute();
  await app.db
    .insertInto('director_applications')
    .values({ user_id: userId, ...APPLICATION })
    .execute();
  return { userId, email, token: await signIn(app, userId) };
}

export async function createRegion(
  app: TestApp,
  admin: SignedIn,
  input: { name: string; countries: string[]; validity?: Region['validity'] },
): Promise<Region> {
  const answer = await app.call<Region>('POST', '/api/regions', { token: admin.token, body: input });
  if (answer.status !== 201) throw new Error(`No region: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export function assign(
  app: TestApp,
  admin: SignedIn,
  director: { userId: string },
  regions: { id: string }[],
): Promise<Answer<Director>> {
  return app.call<Director>('PUT', `/api/directors/${director.userId}/regions`, {
    token: admin.token,
    body: { region_ids: regions.map(({ id }) => id) },
  });
}
