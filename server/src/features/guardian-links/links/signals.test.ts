/** What a director is told about a link before trusting it. Each is a note: nobody is refused for it. */
import { beforeAll, afterAll, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAthlete, linkUp, type JoinedAthlete } from '../../../../test/features/links.ts';

const LONG_AGO = new Date('2025-01-01');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Strangers to each other in every respect: joined at other times, from other places, with other names. */
async function joinApart(): Promise<{ athlete: JoinedAthlete; guardian: Joined }> {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  await app.db
    .updateTable('users')
    .set({ created_at: LONG_AGO, name: 'Zora Quill' })
    .where('id', '=', guardian.userId)
    .execute();
  await signedInFrom(guardian, '203.0.113.7', 'Phone');
  await signedInFrom(athlete, '198.51.100.9', 'Tablet');
  return { athlete, guardian };
}

async function signedInFrom(person: { userId: string }, ipAddress: string, userAgent: string): Promise<void> {
  await app.db
    .updateTable('auth_sessions')
    .set({ ip_address: ipAddress, user_agent: userAgent })
    .where('user_id', '=', (eb) =>
      eb.selectFrom('users').select('auth_id').where('users.id', '=', person.userId),
    )
    .execute();
}

async function setEmail(person: { userId: string }, email: string): Promise<void> {
  await app.db
    .updateTable('auth_users')
    .set({ email })
    .where('id', '=', (eb) => eb.selectFrom('users').select('auth_id').where('users.id', '=', person.userId))
    .execute();
}

async function signalsOf(athlete: JoinedAthlete, guardian: Joined): Promise<string[]> {
  const id = await linkUp(app, athlete, guardian, { level: 'linked' });
  const { signals } = await app.db
    .selectFrom('guardian_links')
    .select('signals')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return signals;
}

test('people who have nothing in common raise nothing', async () => {
  const { athlete, guardian } = await joinApart();
  await setEmail(guardian, 'zora@gmail.com');
  await setEmail(athlete, 'child@gmail.com');
  expect(await signalsOf(athlete, guardian)).toEqual([]);
});

test('one device, or one address, for both accounts', async () => {
  const one = await joinApart();
  await setEmail(one.guardian, 'zora2@gmail.com');
  await signedInFrom(one.athlete, '203.0.113.7', 'Phone');
  expect(await signalsOf(one.athlete, one.guardian)).toEqual(['same_device']);
  const two = await joinApart();
  await setEmail(two.guardian, 'zora3@gmail.com');
  await signedInFrom(two.athlete, '203.0.113.7', 'Tablet');
  expect(await signalsOf(two.athlete, two.guardian)).toEqual(['same_address']);
});

test('accounts made within minutes, a private mail domain in common, a name like the inviter’s', async () => {
  const { athlete, guardian } = await joinApart();
  await app.db
    .updateTable('users')
    // The code of every athlete in tests is issued by a guardian of this name.
    .set({ created_at: new Date(), name: 'Test R. Guardian' })
    .where('id', '=', guardian.userId)
    .execute();
  await setEmail(guardian, 'zora@bellweather.example');
  await setEmail(athlete, 'child@bellweather.example');
  expect(await signalsOf(athlete, guardian)).toEqual([
    'joined_together',
    'name_like_inviter',
    'same_mail_domain',
  ]);
});

test('one guardian of athletes of many families', async () => {
  const { guardian } = await joinApart();
  await setEmail(guardian, 'zora4@gmail.com');
  let last: string[] = [];
  for (const name of ['Ana Brook', 'Bo Castle', 'Cy Dune']) {
    const athlete = await joinAthlete(app);
    await app.db.updateTable('users').set({ name }).where('id', '=', athlete.userId).execute();
    await signedInFrom(athlete, '198.51.100.9', 'Tablet');
    last = await signalsOf(athlete, guardian);
  }
  expect(last).toEqual(['many_athletes']);
});
