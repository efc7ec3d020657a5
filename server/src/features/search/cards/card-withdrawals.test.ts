/** What counts as a withdrawal, and that counting makes nobody wait: a replica is compared with this count. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../test/app/fresh-database.ts';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { checkCards, rebuildCards, refreshCards } from './card.service.ts';
import { seedAthlete, releaseIdentity } from '../../../../test/search/seeded-athlete.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

let fresh: FreshDatabase;
let athlete: { id: string };

beforeAll(async () => {
  fresh = await freshDatabase();
});
beforeEach(async () => {
  athlete = await seedAthlete(fresh.db, 'Maria Silva', { country_code: 'US' }, NOW);
});
afterAll(() => fresh.drop());

test('a new athlete, a save that shows nothing else and a rebuild are no withdrawals', async () => {
  const before = await counted();
  await seedAthlete(fresh.db, 'Ana Costa', { country_code: 'US' }, NOW);
  await change({ bio: 'I shoot threes.' });
  await rebuildCards(fresh.db, NOW);
  expect(await counted()).toBe(before);
});

test('whatever changes or leaves a card is a withdrawal', async () => {
  await releaseIdentity(fresh.db, { athleteId: athlete.id, decidedBy: athlete.id }, NOW);
  let before = await counted();
  const counts = async (what: string) => {
    const now = await counted();
    expect(now - before, `withdrawing ${what}`).toBe(1);
    before = now;
  };
  await change({ height_cm: 180 });
  await counts('a height');
  await withdraw();
  await counts('a release');
  await change({ visibility: 'colleges_only' });
  await counts('being shown to everyone');
  await change({ visibility: 'private' });
  await counts('being listed');
  await fresh.db.deleteFrom('athletes').where('id', '=', athlete.id).execute();
  await counts('the whole record');
});

test('a withdrawal that is taken back with its transaction is not counted', async () => {
  const before = await counted();
  const undone = inTransaction(fresh.db, async (trx) => {
    await trx.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', athlete.id).execute();
    await refreshCards(trx, [athlete.id], NOW);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await counted()).toBe(before);
});

test('families who withdraw at once do not wait for each other, and every one is counted', async () => {
  const others = [];
  for (let n = 0; n < 6; n++)
    others.push(await seedAthlete(fresh.db, `Ana ${n}`, { country_code: 'US' }, NOW));
  const before = await counted();
  let held = 0;
  let release = () => {};
  const allHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Each keeps its transaction open until all have withdrawn: one that waited for another would wait for ever.
  await Promise.all(
    others.map(({ id }) =>
      inTransaction(fresh.db, async (trx) => {
        await trx.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', id).execute();
        await refreshCards(trx, [id], NOW);
        if (++held === others.length) release();
        await allHeld;
      }),
    ),
  );
  expect((await counted()) - before).toBe(others.length);
  const lines = await fresh.db.selectFrom('card_withdrawals').selectAll().execute();
  expect(lines.length).toBeGreaterThanOrEqual(others.length);
});

test.each(['before', 'after'])(
  'a withdrawal whose turn comes %s the rebuild is on the card',
  async (turn) => {
    await releaseIdentity(fresh.db, { athleteId: athlete.id, decidedBy: athlete.id }, NOW);
    const rebuild = () => rebuildCards(fresh.db, NOW);
    const [first, second] = turn === 'before' ? [withdraw, rebuild] : [rebuild, withdraw];
    const both = await whileLocked(
      fresh.url,
      ['select 1 from athletes where id = $1 for update', athlete.id],
      async (untilWaiting) => {
        const started: Promise<unknown>[] = [first()];
        await untilWaiting(1);
        started.push(second());
        await untilWaiting(2);
        return started;
      },
    );
    await Promise.all(both);
    expect(await shownNames()).toEqual(['Maria S.']);
    expect(await checkCards(fresh.db, NOW)).toEqual([]);
  },
);

test('while cards are rebuilt again and again, nothing that was withdrawn shows', async () => {
  const over = new AbortController();
  const rebuilding = (async () => {
    while (!over.signal.aborted) await rebuildCards(fresh.db, NOW);
  })();
  try {
    for (let n = 0; n < 10; n++) {
      await releaseIdentity(fresh.db, { athleteId: athlete.id, decidedBy: athlete.id }, NOW);
      expect(await shownNames()).toEqual(['Maria Silva']);
      await withdraw();
      expect(await shownNames()).toEqual(['Maria S.']);
    }
  } finally {
    over.abort();
    await rebuilding;
  }
  expect(await checkCards(fresh.db, NOW)).toEqual([]);
});

test('the application cannot take a line of the count away', async () => {
  await expect(fresh.db.deleteFrom('card_withdrawals').execute()).rejects.toThrow(/permission denied/);
});

async function change(fields: object): Promise<void> {
  await inTransaction(fresh.db, async (trx) => {
    await trx.updateTable('athletes').set(fields).where('id', '=', athlete.id).execute();
    await refreshCards(trx, [athlete.id], NOW);
  });
}

async function withdraw(): Promise<void> {
  await inTransaction(fresh.db, async (trx) => {
    await sql`update releases set status = 'withdrawn' where athlete_id = ${athlete.id}`.execute(trx);
    await refreshCards(trx, [athlete.id], NOW);
  });
}

/** On the cards of the athlete for all audiences. */
async function shownNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct card::json ->> 'name' as name from athlete_cards where athlete_id = ${athlete.id}`.execute(
    fresh.db,
  );
  return rows.map(({ name }) => name);
}

async function counted(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select sum(withdrawals)::int as count from card_withdrawals`.execute(fresh.db);
  return rows[0]?.count ?? 0;
}
