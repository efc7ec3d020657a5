/** How the cards follow what happens to accounts, and what the calendar does by itself. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { SearchPage } from '@faircourt/contracts/search';
import type { Visibility } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { reinstateAccount, suspendAccount } from '../../accounts/suspension.service.ts';
import { checkCards, hasDueCards, planOutdatedCards, refreshCards, refreshDueCards } from './card.service.ts';
import { seedGuardianship } from '../../../../test/records/seeded-guardianship.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { seedAthlete, releaseIdentity, search } from '../../../../test/search/seeded-athlete.ts';

const BY_SHELL = { userId: null, role: 'server_command' };

let app: TestApp;
let now = new Date('2026-11-15T12:00:00Z');
let viewer: Joined;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  viewer = await app.join('guardian');
});
afterAll(() => app.close());

test('a new name is on the card at once', async () => {
  const { userId, token } = await app.join('athlete');
  const { id } = await app.db
    .insertInto('athletes')
    .values({ user_id: userId, birthdate: '2000-01-01', visibility: 'public', country_code: 'AD' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await releaseIdentity(app.db, { athleteId: id, decidedBy: userId }, now);
  await app.call('PATCH', '/api/auth/user', { token, body: { name: 'After Ñame' } });
  expect((await find('country=AD&name=name')).athletes.map((card) => card.name)).toEqual(['After Ñame']);
  expect((await find('country=AD&name=test')).athletes).toEqual([]);
  expect(await checkCards(app.db, now)).toEqual([]);
});

test('a card that an older server made by its own rules is made again by itself', async () => {
  await seedAthlete(app.db, 'Old Rules', { country_code: 'TV' }, now);
  // As an old process leaves it in a rolling upgrade: with more than this code would show, and without the count of the rules.
  await app.db
    .updateTable('athlete_cards')
    .set({ made_by: 0, also_shown: ['season:12345678'] })
    .where('country_code', '=', 'TV')
    .execute();
  await refreshDueCards(app.db, now);
  expect(await checkCards(app.db, now), 'nobody knows of it').not.toEqual([]);
  await planOutdatedCards(app.db);
  await refreshDueCards(app.db, now);
  expect(await checkCards(app.db, now)).toEqual([]);
  await planOutdatedCards(app.db);
  expect(await hasDueCards(app.db, now), 'once').toBe(false);
});

test('a suspended athlete leaves the search, and comes back with the account', async () => {
  const athlete = await seedAthlete(app.db, 'Su Spended', { country_code: 'SM' }, now);
  await suspendAccount(app.db, athlete.email, BY_SHELL, now);
  expect((await find('country=SM')).athletes).toEqual([]);
  await reinstateAccount(app.db, athlete.email, BY_SHELL, now);
  expect((await find('country=SM')).athletes).toHaveLength(1);
});

test('when a guardian is suspended, what only they released is redacted', async () => {
  const guardian = await app.join('guardian');
  const athlete = await seedAthlete(
    app.db,
    'Kid Surname',
    { country_code: 'LI', birthdate: '2011-05-05' },
    now,
  );
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athlete.id,
      guardian_user_id: guardian.userId,
      status: 'active',
      activated_at: now,
    })
    .execute();
  await seedGuardianship(app.db, { athleteId: athlete.id, guardianUserId: guardian.userId });
  await seedSignatures(app.db, { athleteId: athlete.id, guardianUserId: guardian.userId });
  await releaseIdentity(app.db, { athleteId: athlete.id, decidedBy: guardian.userId }, now);
  expect((await find('country=LI')).athletes.map((card) => card.name)).toEqual(['Kid Surname']);
  await suspendAccount(app.db, guardian.email, BY_SHELL, now);
  expect((await find('country=LI')).athletes.map((card) => card.name)).toEqual(['Kid S.']);
  await reinstateAccount(app.db, guardian.email, BY_SHELL, now);
  expect((await find('country=LI')).athletes.map((card) => card.name)).toEqual(['Kid Surname']);
});

test('a card leaves the moment a release on it ends, and returns redacted', async () => {
  const athlete = await seedAthlete(app.db, 'Ends Soon', { country_code: 'VA' }, now);
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await releaseIdentity(app.db, { athleteId: athlete.id, decidedBy: athlete.id, expiresAt }, now);
  expect((await find('country=VA')).athletes.map((card) => card.name)).toEqual(['Ends Soon']);
  await at(now.getTime() + DAY_MS - 1, async () => {
    expect((await find('country=VA')).athletes.map((card) => card.name)).toEqual(['Ends Soon']);
  });
  await at(now.getTime() + DAY_MS, async () => {
    expect((await find('country=VA')).athletes).toEqual([]);
    await refreshDueCards(app.db, now);
    expect((await find('country=VA')).athletes.map((card) => card.name)).toEqual(['Ends S.']);
    expect(await checkCards(app.db, now)).toEqual([]);
  });
});

test('a child appears on the thirteenth birthday, one day later when born on 29 February', async () => {
  await seedAthlete(app.db, 'Just Thirteen', { country_code: 'GI', birthdate: '2013-11-20' }, now);
  await seedAthlete(app.db, 'Leap Day', { country_code: 'GI', birthdate: '2016-02-29' }, now);
  const found = async (moment: string) =>
    at(Date.parse(moment), async () => {
      await refreshDueCards(app.db, now);
      const names = (await find('country=GI')).athletes.map((card) => card.name).toSorted();
      expect(await checkCards(app.db, now)).toEqual([]);
      return names;
    });
  expect(await found('2026-11-20T11:59:59.999Z')).toEqual([]);
  expect(await found('2026-11-20T12:00:00.000Z')).toEqual(['Just T.']);
  expect(await found('2029-03-01T11:59:59.999Z')).toEqual(['Just T.']);
  expect(await found('2029-03-01T12:00:00.000Z')).toEqual(['Just T.', 'Leap D.']);
});

test('changes made at once by two leave the cards as the last one wants them', async () => {
  const athlete = await seedAthlete(app.db, 'Two Writers', { country_code: 'FO' }, now);
  const change = (set: { city: string } | { visibility: Visibility }) =>
    inTransaction(app.db, async (trx) => {
      await trx.updateTable('athletes').set(set).where('id', '=', athlete.id).execute();
      await refreshCards(trx, [athlete.id], now);
    });
  await Promise.all([change({ city: 'A' }), change({ visibility: 'private' }), change({ city: 'B' })]);
  // Others were looked at in a later year by the tests before.
  const differences = await checkCards(app.db, now);
  expect(differences.filter(({ athlete_id }) => athlete_id === athlete.id)).toEqual([]);
  expect((await find('country=FO')).athletes).toEqual([]);
});

function find(question: string): Promise<SearchPage> {
  return search(app, viewer.token, question);
}

async function at<T>(moment: number, work: () => Promise<T>): Promise<T> {
  const before = now;
  now = new Date(moment);
  try {
    return await work();
  } finally {
    now = before;
  }
}
