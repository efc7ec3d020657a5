import type { Coverage, Directory, DirectoryEntry } from '@faircourt/contracts/directory';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedVerification } from '../../../test/records/athlete-records.ts';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { seedAthlete, seedCollege, seedPerson } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';

const NOW = new Date('2026-11-15T10:00:00.000Z');
let app: TestApp;
let director: Joined;
let elsewhere: Joined;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  director = await joinDirector(app, ['MX', 'CO']);
  elsewhere = await joinDirector(app, ['FR']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('athletes').execute();
  await app.db
    .updateTable('coaches')
    .set({ affiliation_status: 'unverified', institution_id: null })
    .execute();
  await app.db.deleteFrom('institutions').execute();
});

const list = async (who: Joined, query = '') => {
  const answer = await app.call<Directory>('GET', `/api/directory${query}`, { token: who.token });
  expect(answer.status).toBe(200);
  return answer.body;
};
const namesOf = async (who: Joined, query = '') => (await list(who, query)).entries.map(({ name }) => name);

/** An athlete who claims nothing but a name and a country. */
async function seedNamed(name: string, country = 'MX', gradYear: number | null = null): Promise<string> {
  const userId = await seedPerson(app.db, { role: 'athlete', name });
  const { id } = await app.db
    .insertInto('athletes')
    .values({ user_id: userId, country_code: country, grad_year: gradYear })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a director finds the athletes of their own countries, by name, accents and capitals aside', async () => {
  await seedNamed('zoe Zamora');
  await seedNamed('Álvaro Núñez', 'CO');
  await seedNamed('Bruno Ávila');
  await seedNamed('Amélie Durand', 'FR');
  const { entries, countries, next } = await list(director);
  expect(entries.map(({ name }) => name)).toEqual(['Álvaro N.', 'Bruno Á.', 'zoe Z.']);
  expect([countries, next]).toEqual([['CO', 'MX'], null]);
  expect(await namesOf(elsewhere)).toEqual(['Amélie D.']);
});

test('the list names a minor by first name and initial, and an adult in full', async () => {
  const young = await seedNamed('Young Yolanda');
  const grown = await seedNamed('Grown Greta');
  await app.db.updateTable('athletes').set({ birthdate: '2010-01-01' }).where('id', '=', young).execute();
  await app.db.updateTable('athletes').set({ birthdate: '1999-01-01' }).where('id', '=', grown).execute();
  expect(await namesOf(director)).toEqual(['Grown Greta', 'Young Y.']);
});

test('the search finds words of a name in any order, without accents, and takes signs as they are', async () => {
  await seedNamed('Álvaro Núñez');
  await seedNamed('Bruno Ávila');
  expect(await namesOf(director, '?search=NUNEZ%20alv')).toEqual(['Álvaro N.']);
  expect(await namesOf(director, '?search=avila')).toEqual(['Bruno Á.']);
  expect(await namesOf(director, '?search=%25')).toEqual([]);
  expect(await namesOf(director, '?search=_')).toEqual([]);
  expect(await namesOf(director, '?search=%5C')).toEqual([]);
});

test('filters narrow the list, and a country of another region is empty', async () => {
  await seedNamed('First', 'MX', 2027);
  await seedNamed('Second', 'CO', 2027);
  await seedNamed('Third', 'CO', 2028);
  await seedNamed('Fourth', 'FR', 2028);
  expect(await namesOf(director, '?country_code=CO')).toEqual(['Second', 'Third']);
  expect(await namesOf(director, '?country_code=CO&grad_year=2028')).toEqual(['Third']);
  expect(await namesOf(director, '?country_code=FR')).toEqual([]);
});

test('an athlete who moves is in the directory of the new country and no longer in the old one', async () => {
  const id = await seedNamed('Moving Maria');
  expect(await namesOf(director)).toEqual(['Moving M.']);
  await app.db.updateTable('athletes').set({ country_code: 'FR' }).where('id', '=', id).execute();
  expect(await namesOf(director)).toEqual([]);
  expect(await namesOf(elsewhere)).toEqual(['Moving M.']);
});

test('suspended people are not listed', async () => {
  const id = await seedNamed('Stopped Sam');
  await app.db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', 'in', app.db.selectFrom('athletes').select('user_id').where('id', '=', id))
    .execute();
  expect(await namesOf(director)).toEqual([]);
});

test('an athlete is verified when all they claim is, partly with some of it, and badges lapse', async () => {
  const { athleteId, seasonIds } = await seedAthlete(app.db, { country: 'MX' });
  const state = async () => (await list(director)).entries[0];
  expect(await state()).toMatchObject({ kind: 'athlete', state: 'none', verified_groups: [] });
  await seedVerification(app.db, { athleteId, factGroup: 'measurements', expiresAt: NOW });
  expect(await state()).toMatchObject({ state: 'none' });
  await seedVerification(app.db, { athleteId, factGroup: 'school', status: 'open' });
  for (const factGroup of ['measurements', 'academics', 'transcript'] as const) {
    await seedVerification(app.db, { athleteId, factGroup });
  }
  expect(await state()).toMatchObject({
    state: 'partly',
    verified_groups: ['academics', 'measurements', 'transcript'],
  });
  await seedVerification(app.db, { athleteId, factGroup: 'school' });
  const [first, second] = seasonIds;
  await seedVerification(app.db, { athleteId, factGroup: 'season', ...(first ? { seasonId: first } : {}) });
  expect(await state()).toMatchObject({ state: 'partly' });
  await seedVerification(app.db, {
    athleteId,
    factGroup: 'season',
    ...(second ? { seasonId: second } : {}),
  });
  expect(await state()).toMatchObject({ state: 'verified' });
});

test('the filter by state finds exactly those who are shown in it', async () => {
  await seedNamed('Nothing claimed');
  const partly = await seedAthlete(app.db, { country: 'MX', name: 'Partly Pat' });
  await seedVerification(app.db, { athleteId: partly.athleteId, factGroup: 'school' });
  await seedAthlete(app.db, { country: 'MX', name: 'Unchecked Uma' });
  const small = await seedNamed('Verified Vera');
  await app.db.updateTable('athletes').set({ height_cm: 180 }).where('id', '=', small).execute();
  await seedVerification(app.db, { athleteId: small, factGroup: 'measurements' });
  const all = (await list(director)).entries;
  for (const state of ['verified', 'partly', 'none'] as const) {
    const shown = all.filter((entry) => entry.state === state).map(({ name }) => name);
    expect(shown.length).toBeGreaterThan(0);
    expect(await namesOf(director, `?state=${state}`)).toEqual(shown);
  }
});

test('the last activity is the later of signing in and changing the record', async () => {
  const id = await seedNamed('Active Ana');
  const set = (table: 'athletes', day: string) =>
    app.db.updateTable(table).set({ release_policy: JSON.stringify({ day }), updated_at: new Date(day) });
  await set('athletes', '2026-03-01').where('id', '=', id).execute();
  const lastActive = async () => (await list(director)).entries[0]?.last_active_on;
  expect(await lastActive()).toBe('2026-03-01');
  const { auth_id } = await app.db
    .selectFrom('users')
    .innerJoin('athletes', 'athletes.user_id', 'users.id')
    .innerJoin('auth_users', 'auth_users.id', 'users.auth_id')
    .select('auth_users.id as auth_id')
    .where('athletes.id', '=', id)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('auth_sessions')
    .values({
      user_id: auth_id,
      token: `session of ${id}`,
      expires_at: new Date('2026-06-01'),
      updated_at: new Date('2026-05-04T23:30:00Z'),
    })
    .execute();
  expect(await lastActive()).toBe('2026-05-04');
});

test('coaches are listed where their institution is, with how far they are checked', async () => {
  const coach = await app.join('coach');
  const college = await seedCollege(app.db, coach.userId, 'Colegio Norte');
  expect(await namesOf(director, '?kind=coaches')).toEqual([]);
  await app.db
    .updateTable('institutions')
    .set({ country_code: 'MX', city: 'Monterrey', kind: 'club' })
    .where('id', '=', college)
    .execute();
  const entry = async () => (await list(director, '?kind=coaches')).entries[0];
  expect(await entry()).toMatchObject({
    kind: 'coach',
    name: 'Test coach',
    institution_name: 'Colegio Norte',
    city: 'Monterrey',
    state: 'verified',
  });
  expect(await namesOf(director, '?kind=coaches&institution_kind=college')).toEqual([]);
  const alter = (values: { work_email?: string; work_email_proven_at?: Date }) =>
    app.db
      .updateTable('coaches')
      .set({ affiliation_status: 'unverified', ...values })
      .where('user_id', '=', coach.userId)
      .execute();
  await alter({});
  expect(await entry()).toMatchObject({ state: 'none' });
  await alter({ work_email: 'c@norte.example', work_email_proven_at: NOW });
  expect(await entry()).toMatchObject({ state: 'partly' });
  expect(await namesOf(director, '?kind=coaches&state=partly')).toEqual(['Test coach']);
  expect(JSON.stringify(await entry())).not.toContain('norte.example');
});

test('institutions are listed with their coaches, by kind and state', async () => {
  const coach = await app.join('coach');
  const id = await seedCollege(app.db, coach.userId, 'Colegio Norte');
  await app.db.updateTable('institutions').set({ country_code: 'MX' }).where('id', '=', id).execute();
  await app.db
    .insertInto('institutions')
    .values([
      { name: 'Águilas', kind: 'club', country_code: 'CO' },
      { name: 'Lycée', kind: 'school', country_code: 'FR' },
    ])
    .execute();
  const shape = ({ entries }: Directory) =>
    entries.map((entry: DirectoryEntry) =>
      entry.kind === 'institution' ? [entry.name, entry.state, entry.status, entry.coaches] : [],
    );
  expect(shape(await list(director, '?kind=institutions'))).toEqual([
    ['Águilas', 'none', 'unverified', 0],
    ['Colegio Norte', 'verified', 'verified', 1],
  ]);
  expect(await namesOf(director, '?kind=institutions&institution_kind=club')).toEqual(['Águilas']);
  expect(await namesOf(director, '?kind=institutions&state=verified')).toEqual(['Colegio Norte']);
  expect(await namesOf(director, '?kind=institutions&state=partly')).toEqual([]);
  expect(await namesOf(director, '?kind=institutions&search=aguilas')).toEqual(['Águilas']);
});

test('the list goes on page by page without gaps or doubles, also among people of one name', async () => {
  await Promise.all(Array.from({ length: 120 }, (_, n) => seedNamed(n % 2 ? 'María López' : `Person ${n}`)));
  const seen: string[] = [];
  let next: string | null = null;
  let pages = 0;
  do {
    const page: Directory = await list(director, next ? `?after=${next}` : '');
    seen.push(...page.entries.map(({ id }) => id));
    next = page.next;
    pages++;
  } while (next);
  expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120]);
});

test('a place in the list of another region tells nothing', async () => {
  const foreign = await seedNamed('Amélie Durand', 'FR');
  const token = director.token;
  const answers = [
    await app.call('GET', `/api/directory?after=${foreign}`, { token }),
    await app.call('GET', '/api/directory?after=0190a0a0-0000-7000-8000-000000000000', { token }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors?.map(({ field, code }) => [field, code])).toEqual([
      ['after', 'invalid_cursor'],
    ]);
  }
});

test('coverage counts the athletes of each country and class, and who carries a badge', async () => {
  const first = await seedNamed('First', 'MX', 2027);
  await seedNamed('Second', 'MX', 2027);
  await seedNamed('Third', 'CO');
  await seedNamed('Fourth', 'FR', 2027);
  await seedVerification(app.db, { athleteId: first, factGroup: 'school' });
  await seedVerification(app.db, { athleteId: first, factGroup: 'academics' });
  const { body } = await app.call<Coverage>('GET', '/api/directory/coverage', { token: director.token });
  expect(body.cells).toEqual([
    { country_code: 'CO', grad_year: null, athletes: 1, verified: 0 },
    { country_code: 'MX', grad_year: 2027, athletes: 2, verified: 1 },
  ]);
});

test('the directory is for approved directors alone', async () => {
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  const people = [admin, await app.join('coach'), await app.join('regional_director')];
  for (const { token } of people) {
    for (const url of ['/api/directory', '/api/directory/coverage', '/api/directory.csv']) {
      expect((await app.call('GET', url, { token })).status).toBe(403);
    }
  }
});
