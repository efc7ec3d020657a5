/** Consequences come with the event that causes them, once, or not at all. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../test/app/test-app.ts';
import { athleteIdOf } from '../test/records/athlete-records.ts';
import { passwordChanged } from './features/accounts/account.events.ts';
import { athleteUpdated, byAthlete } from './features/athletes/builder/builder.events.ts';
import { CONSEQUENCES, createConsequences } from './consequences.ts';
import { recordEvent } from './platform/audit.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase, createPool, inTransaction } from './platform/database/database.ts';

let app: TestApp;
let kid: Joined;
let athleteId: string;
beforeAll(async () => {
  app = await startTestApp();
  kid = await app.join('athlete');
  const body = { birthdate: '2008-01-01', grad_year: 2027, height_cm: 190, visibility: 'public' };
  await app.call('PUT', '/api/profile', { token: kid.token, body });
  athleteId = await athleteIdOf(app.db, kid.userId);
});
afterAll(() => app.close());

const grown = () =>
  athleteUpdated(
    athleteId,
    { fields: ['height_cm'], from: 'public', visibility: 'public' },
    byAthlete(kid.userId),
  );

async function heightOnCard(): Promise<number | undefined> {
  const card = await app.db
    .selectFrom('athlete_cards')
    .select('height_mm')
    .where('athlete_id', '=', athleteId)
    .where('audience', '=', 'everyone')
    .executeTakeFirst();
  return card?.height_mm;
}

function grow(trx: Parameters<typeof recordEvent>[0], height_cm: number) {
  return trx.updateTable('athletes').set({ height_cm }).where('id', '=', athleteId).execute();
}

function countEvents() {
  return app.db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('chain', '=', athleteId)
    .executeTakeFirstOrThrow();
}

test('a card is made when all of the transaction is done, however early its event is recorded', async () => {
  await inTransaction(app.db, async (trx) => {
    await recordEvent(trx, grown());
    await grow(trx, 191);
    await recordEvent(trx, grown());
    await grow(trx, 192);
  });
  expect(await heightOnCard()).toBe(1920);
});

test('a transaction that fails leaves neither the event nor what follows from it', async () => {
  const before = await countEvents();
  const failing = inTransaction(app.db, async (trx) => {
    await grow(trx, 200);
    await recordEvent(trx, grown());
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(await countEvents()).toEqual(before);
  expect(await heightOnCard()).toBe(1920);
});

test('nothing can be recorded on a database that was opened without consequences', async () => {
  const before = await countEvents();
  const bare = createDatabase(createPool(app.url, { max: 1 }));
  try {
    const recording = inTransaction(bare, (trx) => recordEvent(trx, grown()));
    await expect(recording).rejects.toThrow('athlete.updated was recorded where nothing can follow from it');
  } finally {
    await bare.destroy();
  }
  expect(await countEvents()).toEqual(before);
});

test('a consequence that leads back to the event that it follows from is refused, and so is the change', async () => {
  const before = await countEvents();
  const renewed = {
    chain: athleteId,
    type: 'family_code.renewed',
    actor: byAthlete(kid.userId),
    data: {},
  } as const;
  let rounds = 0;
  const circle = createConsequences(
    { clock: systemClock },
    {
      ...CONSEQUENCES,
      'family_code.renewed': [(trx) => recordEvent(trx, grown())],
      'athlete.updated': [(trx) => (rounds++ < 3 ? recordEvent(trx, renewed) : undefined)],
    },
  );
  const db = createDatabase(createPool(app.url, { max: 1 }), circle);
  try {
    const recording = inTransaction(db, (trx) => recordEvent(trx, renewed));
    await expect(recording).rejects.toThrow(
      'family_code.renewed leads back to itself: family_code.renewed → athlete.updated',
    );
  } finally {
    await db.destroy();
  }
  expect(await countEvents()).toEqual(before);
});

test('a change that somebody is mailed about fails on a database that was opened without mail', async () => {
  const { db } = app;
  const before = await db.selectFrom('events').select('id').where('chain', '=', kid.userId).execute();
  const silent = createDatabase(createPool(app.url, { max: 1 }), createConsequences({ clock: systemClock }));
  try {
    const recording = inTransaction(silent, (trx) =>
      recordEvent(trx, passwordChanged({ id: kid.userId, role: 'athlete' }, 'settings')),
    );
    await expect(recording).rejects.toThrow(
      'send-mail was enqueued on a database that was opened without mail',
    );
  } finally {
    await silent.destroy();
  }
  const after = await db.selectFrom('events').select('id').where('chain', '=', kid.userId).execute();
  expect(after).toEqual(before);
});
