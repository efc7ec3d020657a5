/** Search by name over HTTP: as people type names, as families release them, and as nobody should have to answer. */
import type { SearchPage } from '@faircourt/contracts/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCollege } from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { checkCards } from '../cards/card.service.ts';
import {
  count,
  seedAthlete,
  releaseIdentity,
  search,
  type SeededFields,
} from '../../../../test/search/seeded-athlete.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
/** One character each that stands for six: 120 of them are one word of 720 letters. */
const SWOLLEN = '\u3316'.repeat(120);

let app: TestApp;
let viewer: Joined;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  viewer = await app.join('guardian');
});
afterAll(() => app.close());

test('names are found without accents, with a typing mistake and by their beginning, but exact names come alone', async () => {
  for (const name of ['Mária Kovács', 'Mario Kovalenko', 'Bartholomew Quill']) {
    const { id } = await seed(name, { country_code: 'HU' });
    await releaseIdentity(app.db, { athleteId: id, decidedBy: id }, NOW);
  }
  const names = async (name: string) =>
    (await find(`country=HU&name=${encodeURIComponent(name)}`)).athletes.map((card) => card.name).toSorted();
  expect(await names('maria')).toEqual(['Mária Kovács']);
  expect(await names('KOVACS maria')).toEqual(['Mária Kovács']);
  expect(await names('Kova')).toEqual(['Mario Kovalenko', 'Mária Kovács']);
  expect(await names('Barthlomwe')).toEqual(['Bartholomew Quill']);
  expect(await names('Quil')).toEqual(['Bartholomew Quill']);
  expect(await names('Zzz')).toEqual([]);
  expect(await names('!!')).toEqual([]);
});

test('a surname that is not released cannot be found, not even by its beginning', async () => {
  await seed('Xenia Undisclosed', { country_code: 'MC' });
  expect((await find('country=MC&name=Xenia')).athletes.map((card) => card.name)).toEqual(['Xenia U.']);
  for (const name of ['Undisclosed', 'Undis', 'Xenia Undisclosed', 'undisclosde']) {
    expect((await find(`country=MC&name=${name}`)).athletes).toEqual([]);
    expect(await count(app, viewer.token, `country=MC&name=${name}`)).toMatchObject({ count: 0 });
  }
});

test('who types a name as cards write it finds those who are named so and those who are named in full', async () => {
  await seed('Ana Walker', { country_code: 'LU' });
  const { id } = await seed('Ana Maria Wexford', { country_code: 'LU' });
  await releaseIdentity(app.db, { athleteId: id, decidedBy: id }, NOW);
  await seed('Ana Brook', { country_code: 'LU' });
  const names = async (name: string) =>
    (await find(`country=LU&name=${encodeURIComponent(name)}`)).athletes.map((card) => card.name).toSorted();
  for (const name of ['Ana W', 'Ana W.', 'ana w.', 'W. Ana']) {
    expect(await names(name), `asked ${name}`).toEqual(['Ana Maria Wexford', 'Ana W.']);
    expect(await count(app, viewer.token, `country=LU&name=${encodeURIComponent(name)}`)).toMatchObject({
      count: 2,
    });
  }
  expect(await names('Ana M'), 'no card writes the initial of a middle name').toEqual([]);
  expect(await names('Ana B.')).toEqual(['Ana B.']);
  expect(await checkCards(app.db, NOW)).toEqual([]);
});

test('nobody learns a letter more of a hidden surname by asking for it letter by letter', async () => {
  await seed('Nora Walker', { country_code: 'AD' });
  const { id } = await seed('Nora Waldorf', { country_code: 'AD' });
  await releaseIdentity(app.db, { athleteId: id, decidedBy: id }, NOW);
  const asked = async (name: string) => {
    const question = `country=AD&name=${encodeURIComponent(name)}`;
    const found = (await find(question)).athletes.map((card) => card.name).toSorted();
    expect(await count(app, viewer.token, question), `asked ${name}`).toMatchObject({ count: found.length });
    return found;
  };
  expect(await asked('Nora W')).toEqual(['Nora W.', 'Nora Waldorf']);
  const surname = 'Walker';
  const guesses = Array.from({ length: surname.length - 1 }, (_, n) => surname.slice(0, n + 2));
  for (const guess of [...guesses, 'Walkre', 'Walkerr', 'Wa.', 'W a', 'W. alker', 'alker', 'a', 'k']) {
    for (const name of [`Nora ${guess}`, guess, `${guess} Nora`]) {
      expect(await asked(name), `asked ${name}`).not.toContain('Nora W.');
    }
  }
  // A wrong letter and a right one look the same, also as what is shared with a name that is shown.
  expect(await asked('Nora Walk')).toEqual(await asked('Nora Walx'));
  expect(await asked('Nora Wa')).toEqual(await asked('Nora Wx'));
});

test('a name released to one college is found there with a typing mistake and by its beginning, and nowhere else', async () => {
  const coach = await app.join('coach');
  const institutionId = await seedCollege(app.db, coach.userId);
  const { id } = await seed('Wilhelmina Featherstonehaugh', { country_code: 'NO' });
  await releaseIdentity(app.db, { athleteId: id, decidedBy: id, institutionId }, NOW);
  for (const name of ['Featherstonehaugh', 'feath', 'Fetherstonhaugh', 'Wilhelmina Featherstonehuagh']) {
    const question = `country=NO&name=${encodeURIComponent(name)}`;
    const found = (await search(app, coach.token, question)).athletes;
    expect(
      found.map((card) => card.name),
      `asked ${name}`,
    ).toEqual(['Wilhelmina Featherstonehaugh']);
    expect(await count(app, coach.token, question)).toMatchObject({ count: 1 });
    expect((await find(question)).athletes, `asked ${name}`).toEqual([]);
    expect(await count(app, viewer.token, question)).toMatchObject({ count: 0 });
  }
});

test('a question that swells when it is made comparable is answered at once', async () => {
  for (const name of [
    SWOLLEN,
    `${SWOLLEN.slice(1)}x`,
    '\uFDFA'.repeat(120),
    'ab '.repeat(40),
    'x'.repeat(120),
  ]) {
    const started = performance.now();
    const question = `name=${encodeURIComponent(name)}`;
    const page = await app.call('GET', `/api/athletes?${question}`, { token: viewer.token });
    const counted = await app.call('GET', `/api/athletes/count?${question}`, { token: viewer.token });
    expect([page.status, counted.status]).toEqual([200, 200]);
    expect(performance.now() - started).toBeLessThan(1_000);
  }
});

test('a name that swells costs few rows, and is found by itself and by its beginning', async () => {
  const { userId, token } = await app.join('athlete');
  const { id } = await app.db
    .insertInto('athletes')
    .values({ user_id: userId, birthdate: '2000-01-01', visibility: 'public', country_code: 'JP' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await releaseIdentity(app.db, { athleteId: id, decidedBy: userId }, NOW);
  const before = await countRemainders();
  const saved = await app.call('PATCH', '/api/auth/user', { token, body: { name: SWOLLEN } });
  expect(saved.status).toBe(200);
  // The whole word has one; its initial, one character that stands for six letters, has seven.
  expect((await countRemainders()) - before).toBe(8);
  for (const name of [SWOLLEN, SWOLLEN.slice(0, 3)]) {
    const page = await find(`country=JP&name=${encodeURIComponent(name)}`);
    expect(page.athletes.map((card) => card.id)).toEqual([id]);
  }
  const words = Array.from({ length: 20 }, (_, n) => `W${String.fromCodePoint(97 + n).repeat(4)}`);
  await app.call('PATCH', '/api/auth/user', { token, body: { name: words.join(' ') } });
  const namesOf = app.db.selectFrom('card_names').select('word').where('athlete_id', '=', id).distinct();
  expect((await namesOf.execute()).map(({ word }) => word).toSorted()).toEqual([
    'w',
    ...words.slice(0, 7).map((word) => word.toLowerCase()),
    ...words.slice(-1).map((word) => word.toLowerCase()),
  ]);
  expect(await checkCards(app.db, NOW)).toEqual([]);
});

async function countRemainders(): Promise<number> {
  const { rows } = await sql<{ remainders: number }>`
    select coalesce(sum(cardinality(remainders)), 0)::int as remainders from card_words`.execute(app.db);
  return rows[0]?.remainders ?? 0;
}

function seed(name: string, fields: SeededFields): Promise<{ id: string }> {
  return seedAthlete(app.db, name, fields, NOW);
}

function find(question: string): Promise<SearchPage> {
  return search(app, viewer.token, question);
}
