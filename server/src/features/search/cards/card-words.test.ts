/** The words behind search by name: none is lost while a card holds it, and a lost word is noticed and repaired. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../test/app/fresh-database.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import {
  checkCards,
  forgetUnusedNames,
  hasDueCards,
  planMissingCards,
  rebuildCards,
  refreshCards,
  refreshDueCards,
} from './card.service.ts';
import { LANES, mayRefreshDueCards } from './card.store.ts';
import { seedAthlete, releaseIdentity } from '../../../../test/search/seeded-athlete.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});
beforeEach(async () => {
  await fresh.db.deleteFrom('athletes').execute();
  await forgetUnusedNames(fresh.db);
});
afterAll(() => fresh.drop());

test('words that nobody bears any longer are forgotten', async () => {
  const { id } = await seed('Bartholomew');
  await seed('Maria');
  expect(await words()).toEqual(['bartholomew', 'maria']);
  await fresh.db.deleteFrom('athletes').where('id', '=', id).execute();
  await forgetUnusedNames(fresh.db);
  expect(await words()).toEqual(['maria']);
});

test('a sweep leaves the word that somebody is just about to bear', async () => {
  const { id: first } = await seed('Bartholomew');
  const { id: second } = await seed('Maria');
  await fresh.db.deleteFrom('athletes').where('id', '=', first).execute();
  await inTransaction(fresh.db, async (trx) => {
    await trx.updateTable('users').set({ name: 'Bartholomew' }).where('id', '=', second).execute();
    await refreshCards(trx, [second], NOW);
    await forgetUnusedNames(fresh.db);
  });
  expect(await words()).toContain('bartholomew');
  expect(await checkCards(fresh.db, NOW)).toEqual([]);
  await forgetUnusedNames(fresh.db);
  expect(await words()).toEqual(['bartholomew']);
});

test('renames and sweeps at once lose no word', async () => {
  const athletes = [await seed('Maria'), await seed('Mario'), await seed('Marta')];
  const rename = (id: string, name: string) =>
    inTransaction(fresh.db, async (trx) => {
      await trx.updateTable('users').set({ name }).where('id', '=', id).execute();
      await refreshCards(trx, [id], NOW);
    });
  for (let n = 0; n < 15; n++) {
    await Promise.all([
      ...athletes.map(({ id }, place) => rename(id, ['Maria', 'Bruno', 'Quentin'][(n + place) % 3] ?? '')),
      forgetUnusedNames(fresh.db),
      forgetUnusedNames(fresh.db),
    ]);
    expect(await checkCards(fresh.db, NOW)).toEqual([]);
  }
});

test('a name that only one institution reads keeps its words', async () => {
  const { id } = await seed('Wilhelmina Featherstonehaugh');
  const { id: institutionId } = await fresh.db
    .insertInto('institutions')
    .values({ name: 'State', kind: 'college', country_code: 'US', status: 'verified' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await releaseIdentity(fresh.db, { athleteId: id, decidedBy: id, institutionId }, NOW);
  await forgetUnusedNames(fresh.db);
  expect(await words()).toEqual(['f', 'featherstonehaugh', 'wilhelmina']);
});

test('the check names athletes whose words are lost, and a rebuild brings them back', async () => {
  const { id } = await seed('Bartholomew');
  await seed('Quentin');
  await fresh.db.deleteFrom('card_words').where('word', '=', 'bartholomew').execute();
  expect(await checkCards(fresh.db, NOW)).toEqual([{ athlete_id: id, kind: 'different' }]);
  await rebuildCards(fresh.db, NOW);
  expect(await checkCards(fresh.db, NOW)).toEqual([]);
});

test('remainders leave out one letter, and in long words two', async () => {
  const { rows } = await sql<{ word: string; remainders: string[] }>`
    select word, word_remainders(word) as remainders
    from unnest(array['ana', 'anna', 'aaaaaaaa', ${'x'.repeat(25)}]) word`.execute(fresh.db);
  const found = rows.map(({ word, remainders }) => [word, [...new Set(remainders)].toSorted()]);
  expect(Object.fromEntries(found)).toEqual({
    ana: ['ana'],
    anna: ['ana', 'ann', 'anna', 'nna'],
    aaaaaaaa: ['aaaaaa', 'aaaaaaa', 'aaaaaaaa'],
    ['x'.repeat(25)]: ['x'.repeat(25)],
  });
});

test('a database with athletes and without any cards gets them, and once', async () => {
  await seed('Maria Silva');
  await seed('Mario Ng');
  const { id: child } = await seed('Too Young', '2014-05-05');
  await fresh.db.deleteFrom('athlete_cards').execute();
  await fresh.db.deleteFrom('card_due').execute();
  await fresh.db.deleteFrom('card_words').execute();

  expect(await makeMissingCards(fresh.db)).toBe(3);
  expect(await checkCards(fresh.db, NOW)).toEqual([]);
  expect(await words()).toEqual(['maria', 'mario', 'n', 's']);
  const due = await fresh.db.selectFrom('card_due').select('athlete_id').execute();
  expect(due).toEqual([{ athlete_id: child }]);
  expect(await makeMissingCards(fresh.db)).toBe(0);
});

test('an athlete whose card is still to be made is not found yet, and hasDueCards says that there are some', async () => {
  const { id } = await seed('Maria Silva');
  await fresh.db.deleteFrom('athlete_cards').execute();
  expect(await planMissingCards(fresh.db)).toBe(1);
  expect(await hasDueCards(fresh.db, NOW)).toBe(true);
  expect(await fresh.db.selectFrom('athlete_cards').select('athlete_id').execute()).toEqual([]);
  expect(await refreshDueCards(fresh.db, NOW, { withinMs: 0 })).toBe(0);
  expect(await refreshDueCards(fresh.db, NOW)).toBe(1);
  expect(await hasDueCards(fresh.db, NOW)).toBe(false);
  const cards = await fresh.db.selectFrom('athlete_cards').select('athlete_id').distinct().execute();
  expect(cards).toEqual([{ athlete_id: id }]);
});

test('while one makes the cards that are due, another leaves them to it', async () => {
  await seed('Maria Silva');
  await fresh.db.deleteFrom('athlete_cards').execute();
  await planMissingCards(fresh.db);
  await inTransaction(fresh.db, async (trx) => {
    for (const lane of LANES) expect(await mayRefreshDueCards(trx, lane)).toBe(true);
    expect(await refreshDueCards(fresh.db, NOW)).toBe(0);
  });
  expect(await refreshDueCards(fresh.db, NOW)).toBe(1);
});

test('cards that a start left unmade are made by the next one', async () => {
  await seed('Maria Silva');
  await seed('Mario Ng');
  await fresh.db.deleteFrom('athlete_cards').execute();
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await sql`lock table card_words`.execute(trx);
      await fresh.db.connection().execute(async (connection) => {
        const db = Object.assign(connection, { consequences: undefined });
        await sql`set lock_timeout = '100ms'`.execute(db);
        try {
          await makeMissingCards(db);
        } finally {
          await sql`reset lock_timeout`.execute(db);
        }
      });
    }),
  ).rejects.toThrow(/lock timeout/);
  expect(await makeMissingCards(fresh.db)).toBe(2);
  expect(await checkCards(fresh.db, NOW)).toEqual([]);
});

/** What a start plans and the job then does. */
async function makeMissingCards(db: Database): Promise<number> {
  await planMissingCards(db);
  return refreshDueCards(db, NOW);
}

function seed(name: string, birthdate = '2000-01-01'): Promise<{ id: string }> {
  return seedAthlete(fresh.db, name, { country_code: 'US', birthdate }, NOW);
}

async function words(): Promise<string[]> {
  const rows = await fresh.db.selectFrom('card_words').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
}
