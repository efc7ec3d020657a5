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

const NOW = new Date('2026-11-15T12:00:00.000Z');
let app: TestApp;
let coach: Joined;
let compared: [SeededAthlete, SeededAthlete];
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
});
afterAll(() => app.close());
beforeEach(async () => {
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

/** A center whose weight is half of the height. */
async function peer({ height, gradYear = 2028, isReleased = true }: Measured): Promise<SeededAthlete> {
  const athlete = await seedAthlete(app.db);
  await app.db
    .updateTable('athletes')
    .set({ height_cm: height, wingspan_cm: height, weight_kg: height / 2, grad_year: gradYear })
    .where('id', '=', athlete.athleteId)
    .execute();
  if (isReleased) {
    await seedRelease(app.db, athlete, ['measurements'], { audience: 'verified_colleges' });
    await seedBadge(app.db, athlete, 'measurements');
  }
  return athlete;
}

async function peersOf(who: Joined = coach): Promise<Peers['spreads']> {
  await rebuildCards(app.db, NOW);
  const { body } = await app.call<Comparison>('POST', '/api/comparisons', {
    token: who.token,
    body: { athlete_ids: compared.map(({ athleteId }) => athleteId), takes_at_most: 0 },
  });
  const peers = body.athletes[0]?.peers;
  if (!peers) throw new Error('the athlete has a position');
  return peers.spreads;
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
