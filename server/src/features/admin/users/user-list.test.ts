import type { UserList, UserPage } from '@faircourt/contracts/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const NOW = new Date('2026-11-15T10:00:00.000Z');
let app: TestApp;
let admin: Awaited<ReturnType<typeof joinAdmin>>;
let coach: Joined;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  admin = await joinAdmin(app);
  coach = await app.join('coach', 'pavlovic@staterivers.test');
  await app.db
    .updateTable('users')
    .set({ name: 'Dragana Pavlović' })
    .where('id', '=', coach.userId)
    .execute();
});
afterAll(() => app.close());

const list = (query = '') => app.call<UserList>('GET', `/api/users${query}`, { token: admin.token });
const namesFor = async (search: string) =>
  (await list(`?search=${encodeURIComponent(search)}`)).body.users.map(({ name }) => name);

async function minor(name: string, email: string, birthdate = '2010-03-01'): Promise<string> {
  const { userId } = await app.join('athlete', email);
  await app.db.updateTable('users').set({ name }).where('id', '=', userId).execute();
  await app.db.insertInto('athletes').values({ user_id: userId, country_code: 'MX', birthdate }).execute();
  return userId;
}

test('a whole address is found among the many of one provider', async () => {
  for (let n = 0; n < 230; n++) {
    const { id } = await app.db
      .insertInto('auth_users')
      .values({ email: `somebody-${n}@crowd.test`, email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('users')
      .values({ auth_id: id, role: 'guardian', name: n === 229 ? 'The Last One' : 'One Of Many' })
      .execute();
  }
  expect((await namesFor('somebody-229@crowd.test'))[0]).toBe('The Last One');
  expect((await namesFor('SOMEBODY-229@crowd.test'))[0]).toBe('The Last One');
});

test('an admin finds a person by name, address, institution or id, also with a letter wrong', async () => {
  const { id } = await app.db
    .insertInto('institutions')
    .values({ name: 'State Rivers College', kind: 'college', country_code: 'US' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('coaches')
    .set({ institution_id: id })
    .where('user_id', '=', coach.userId)
    .execute();
  for (const search of [
    'Dragana',
    'pavlovic',
    'PAVLOVIĆ dragana',
    'Dragna Pavlovic',
    'pavlovic@staterivers.test',
    'pavlovoc@staterivers.test',
    '@staterivers',
    'staterivers',
    'State Rivers',
    'Stat Rivers Colege',
    'dr',
    coach.userId,
  ]) {
    expect([search, (await namesFor(search))[0]]).toEqual([search, 'Dragana Pavlović']);
  }
  expect(await namesFor('zzzzqqq')).toEqual([]);
  expect(await namesFor('%')).toEqual([]);
  expect(await namesFor('____')).toEqual([]);
});

test('a minor is listed by first name and initial and without the address; an adult in full', async () => {
  const child = await minor('Maya Johnson', 'maya.johnson@mail.test');
  const adult = await minor('Ana Adult', 'ana.adult@mail.test', '2000-01-01');
  const { users } = (await list('?role=athlete')).body;
  expect(users.find(({ id }) => id === child)).toMatchObject({ name: 'Maya J.', email: 'm…@mail.test' });
  expect(users.find(({ id }) => id === adult)).toMatchObject({
    name: 'Ana Adult',
    email: 'ana.adult@mail.test',
    country_code: 'MX',
  });
  const { userId } = await app.join('athlete', 'new.kid@mail.test');
  expect((await list(`?search=${userId}`)).body.users).toMatchObject([{ email: 'n…@mail.test' }]);
});

test('the filters narrow the list, together', async () => {
  const suspended = await app.join('guardian', 'loud@mail.test');
  await app.call('POST', `/api/users/${suspended.userId}/suspend`, {
    token: admin.token,
    body: { reason: 'Insults.' },
  });
  const ids = async (query: string) => (await list(query)).body.users.map(({ id }) => id);
  expect(await ids('?state=suspended')).toEqual([suspended.userId]);
  expect(await ids('?state=suspended&role=coach')).toEqual([]);
  expect(await ids('?role=coach&country_code=US')).toEqual([coach.userId]);
  expect(await ids('?role=coach&country_code=MX')).toEqual([]);
  expect(await ids('?role=coach&plan=basic_scout')).toEqual([coach.userId]);
  expect(await ids('?role=coach&plan=global_report')).toEqual([]);
  expect(await ids('?joined_to=2020-01-01')).toEqual([]);
  expect(await ids('?role=coach&joined_from=2020-01-01&search=dragana')).toEqual([coach.userId]);
  expect(await ids('?role=coach&seen_from=2020-01-01')).toEqual([coach.userId]);
  expect(await ids('?seen_to=2020-01-01')).toEqual([]);
  expect((await list('?role=king')).status).toBe(422);
});

test('of two plans the scouting plan is named, and that the report is there too', async () => {
  const both = await app.join('coach', 'both.plans@mail.test');
  const entry = async () => (await list(`?search=${both.userId}`)).body.users[0];
  expect(await entry()).toMatchObject({ plan: 'basic_scout', has_report: false });
  await app.db
    .insertInto('subscriptions')
    .values({
      owner_user_id: both.userId,
      plan: 'global_report',
      status: 'active',
      current_period_ends_at: new Date(Date.now() + 24 * 3_600_000),
    })
    .execute();
  expect(await entry()).toMatchObject({ plan: 'basic_scout', has_report: true });
  const page = await app.call<UserPage>('GET', `/api/users/${both.userId}`, { token: admin.token });
  expect(page.body.plans.map(({ plan }) => plan)).toEqual(['basic_scout', 'global_report']);
});

test('pages follow one another without a gap and without doubles', async () => {
  for (let n = 0; n < 60; n += 1) await seed(`Pager ${n}`);
  const seen: string[] = [];
  let after = '';
  do {
    const { users, next } = (await list(`?role=guardian${after && `&after=${after}`}`)).body;
    seen.push(...users.map(({ id }) => id));
    after = next ?? '';
  } while (after);
  expect(seen.length).toBeGreaterThanOrEqual(60);
  expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
});

async function seed(name: string): Promise<void> {
  const { id } = await app.db
    .insertInto('auth_users')
    .values({ email: `${name.replace(' ', '.')}@pages.test` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('users').values({ auth_id: id, name, role: 'guardian' }).execute();
}

test('the table to keep names minors as the list does, and the log says that it was taken', async () => {
  await minor('Zoe Zamora', 'zoe.zamora@mail.test');
  const answer = await app.call<string>('GET', '/api/users.csv?role=athlete', { token: admin.token });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body).toContain('Zoe Z.,z…@mail.test,');
  expect(answer.body).not.toContain('Zamora');
  const exported = (await eventsOf(app.db, admin.userId)).find(({ type }) => type === 'users.exported');
  expect(exported?.data).toMatchObject({ role: 'athlete', has_search: false });
});

test('nobody but an admin has such a list', async () => {
  for (const token of [coach.token, (await app.join('guardian')).token]) {
    expect((await app.call('GET', '/api/users', { token })).status).toBe(403);
    expect((await app.call('GET', `/api/users/${admin.userId}`, { token })).status).toBe(404);
  }
});
