/** How the others of a position measure: who counts, and that nobody is told of. */
import type { Comparison, Peers, ReadPeers } from '@faircourt/contracts/comparison';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { rebuildCards } from '../../search/cards/card.service.ts';

const START = new Date('2026-11-15T12:00:00.000Z');
let now = START;
let app: TestApp;
let coach: Joined;
let compared: [SeededAthlete, SeededAthlete];
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await app.db.updateTable('athletes').set({ visibility: 'private' }).execute();
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  compared = [await peer({ height: 198 }), await peer({ height: 204 })];
});

interface Measured {
  height: number;
  gradYear?: number;
  isReleased?: boolean;
}

/** A center whose weight is half of the height. Listed last: the sweep of due cards must not meet an athlete half made. */
async function peer({ height, gradYear = 2028, isReleased = true }: Measured): Promise<SeededAthlete> {
  const athlete = await seedAthlete(app.db, { visibility: 'private' });
  const change = app.db.updateTable('athletes').where('id', '=', athlete.athleteId);
  await change
    .set({ height_cm: height, wingspan_cm: height, weight_kg: height / 2, grad_year: gradYear })
    .execute();
  if (isReleased) {
    await seedRelease(app.db, athlete, ['measurements'], { audience: 'verified_colleges' });
    await seedBadge(app.db, athlete, 'measurements');
  }
  await change.set({ visibility: 'public' }).execute();
  return athlete;
}

async function peersOf(who: Joined = coach): Promise<Peers['spreads']> {
  await rebuildCards(app.db, now);
  const { body } = await app.call<Comparison>('POST', '/api/comparisons', {
    token: who.token,
    body: { athlete_ids: compared.map(({ athleteId }) => athleteId), takes_at_most: 0 },
  });
  const peers = body.athletes[0]?.peers;
  if (!peers) throw new Error('the athlete has a position');
  return peers.spreads;
}

/** Until then a group is remembered as it was read. */
function passTwoMinutes(): void {
  now = new Date(now.getTime() + 2 * 60_000);
}

const peers = (count: number, one: (n: number) => Measured) =>
  Promise.all(Array.from({ length: count }, (_, n) => peer(one(n))));

test('quarters are those of the position and class, rounded to two, and the people in steps of five', async () => {
  // With the two compared there are 13 centers: 190 to 200, 198 and 204.
  await peers(11, (n) => ({ height: 190 + n }));
  const { height_cm, weight_kg } = await peersOf();
  expect(height_cm).toEqual({
    lower_quarter: 194,
    median: 196,
    upper_quarter: 198,
    people: 10,
    grad_year: 2028,
  });
  expect(weight_kg).toMatchObject({ lower_quarter: 96, median: 98, people: 10 });
});

test('a group of nine is not told of, and with one more it is', async () => {
  await peers(7, (n) => ({ height: 190 + n }));
  expect(await peersOf()).toEqual({ height_cm: null, weight_kg: null, wingspan_cm: null, vertical_cm: null });
  await peer({ height: 199 });
  passTwoMinutes();
  expect((await peersOf()).height_cm).toMatchObject({ people: 10 });
});

test('too small a class is told of with the others of the position', async () => {
  await peers(9, () => ({ height: 180, gradYear: 2027 }));
  expect((await peersOf()).height_cm).toMatchObject({ median: 180, grad_year: null, people: 10 });
});

test('nobody counts whose measurements are not released to this coach; the height on the card counts', async () => {
  await peers(12, () => ({ height: 180, isReleased: false }));
  const { height_cm, weight_kg, wingspan_cm } = await peersOf();
  expect(height_cm).toMatchObject({ median: 180 });
  expect([weight_kg, wingspan_cm]).toEqual([null, null]);
});

test('what is released to verified colleges is not among what other coaches are told', async () => {
  await peers(12, () => ({ height: 180 }));
  expect((await peersOf()).weight_kg).not.toBeNull();
  const elsewhere = await app.join('coach');
  await seedPlan(app.db, elsewhere.userId, 'pro_scout');
  const { height_cm, weight_kg, wingspan_cm, vertical_cm } = await peersOf(elsewhere);
  expect(height_cm).not.toBeNull();
  expect([weight_kg, wingspan_cm, vertical_cm]).toEqual([null, null, null]);
});

test('one person more or fewer moves no figure by more than the next one', async () => {
  await peers(11, (n) => ({ height: 190 + n }));
  const before = await peersOf();
  const giant = await peer({ height: 240 });
  passTwoMinutes();
  const after = await peersOf();
  expect(JSON.stringify(after)).not.toMatch(/240|120/);
  expect(after.height_cm?.upper_quarter).toBeLessThanOrEqual((before.height_cm?.upper_quarter ?? 0) + 2);
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'private' })
    .where('id', '=', giant.athleteId)
    .execute();
  expect(await peersOf()).toEqual(before);
});

test('whom one compares does not change the group', async () => {
  const [first, second] = await peers(11, (n) => ({ height: 190 + n }));
  const before = await peersOf();
  if (!first || !second) throw new Error('there are eleven');
  compared = [first, second];
  expect(await peersOf()).toEqual(before);
});

test('beside the measurements of a page the group is the same, and asking for it is no look', async () => {
  await peers(11, (n) => ({ height: 190 + n }));
  const spreads = await peersOf();
  const onlooker = await app.join('coach');
  await seedCollege(app.db, onlooker.userId);
  const [{ athleteId }] = compared;
  const { body } = await app.call<ReadPeers>('GET', `/api/athletes/${athleteId}/peers`, {
    token: onlooker.token,
  });
  expect(body.peers).toEqual({ position: 'Center', spreads });
  const looks = await app.db
    .selectFrom('profile_views')
    .selectAll()
    .where('viewer_user_id', '=', onlooker.userId)
    .execute();
  expect(looks).toEqual([]);
});

test('a group is read once in two minutes, and what is added meanwhile waits for the next reading', async () => {
  await peers(11, (n) => ({ height: 190 + n }));
  const before = await peersOf();
  await peers(9, () => ({ height: 230 }));
  expect(await peersOf()).toEqual(before);
  passTwoMinutes();
  expect((await peersOf()).height_cm?.upper_quarter).toBe(230);
});

test('what a family withdraws is out of the figures at the next request', async () => {
  const tall = await peers(9, () => ({ height: 230 }));
  await peers(10, () => ({ height: 190 }));
  expect((await peersOf()).weight_kg).toMatchObject({ upper_quarter: 116, people: 20 });
  const ids = tall.map(({ athleteId }) => athleteId);
  await app.db.deleteFrom('releases').where('athlete_id', 'in', ids).execute();
  expect((await peersOf()).weight_kg).toMatchObject({ upper_quarter: 96, people: 10 });
});

test('a release that ends by the calendar leaves the figures at that moment', async () => {
  const tall = await peers(9, () => ({ height: 230 }));
  await peers(10, () => ({ height: 190 }));
  const ids = tall.map(({ athleteId }) => athleteId);
  const endsAt = new Date(START.getTime() + 60_000);
  await app.db.updateTable('releases').set({ expires_at: endsAt }).where('athlete_id', 'in', ids).execute();
  expect((await peersOf()).weight_kg).toMatchObject({ people: 20 });
  const ask = async () => {
    const [{ athleteId }] = compared;
    const url = `/api/athletes/${athleteId}/peers`;
    return (await app.call<ReadPeers>('GET', url, { token: coach.token })).body.peers?.spreads.weight_kg;
  };
  now = new Date(endsAt.getTime() - 1);
  expect(await ask()).toMatchObject({ people: 20 });
  now = endsAt;
  expect(await ask()).toMatchObject({ people: 10 });
});
