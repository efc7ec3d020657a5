import { CLAIM_HOURS } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  ABSENT,
  idsOf,
  joinAdmin,
  joinDirector,
  open,
  seedAffiliation,
  seedItem,
  queueOf,
  statusOf,
  step,
  type Director,
} from '../../../../test/features/queue.ts';

const START = new Date('2026-03-02T12:00:00Z').getTime();
const CLAIM_MS = CLAIM_HOURS * 60 * 60 * 1000;
let moment = START;
let app: TestApp;
let director: Director;
let colleague: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  director = await joinDirector(app, ['US']);
  colleague = await joinDirector(app, ['US', 'CA']);
});
afterAll(() => app.close());
beforeEach(() => {
  moment = START;
});

const typesOf = async (athleteId: string) =>
  (await eventsOf(app.db, athleteId))
    .map(({ type }) => type)
    .filter((type) => type !== 'verification.opened');

test('of two directors who claim one item at the same moment exactly one gets it', async () => {
  const { id, athlete } = await seedItem(app);
  const answers = await whileLocked(
    app.url,
    ['select id from athletes where id = $1 for update', athlete.athleteId],
    async (untilWaiting) => {
      const both = [step(app, director, id, 'claim'), step(app, colleague, id, 'claim')];
      await untilWaiting(2);
      return both;
    },
  );
  const settled = await Promise.all(answers);
  expect(settled.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = settled.find(({ status }) => status === 409);
  expect(problemOf(refused ?? fail())).toMatchObject({
    code: 'conflict',
    detail: 'A colleague is working on this.',
  });
  expect(await typesOf(athlete.athleteId)).toEqual(['verification.claimed']);
});

test('many claims at once, over and over, leave one director with the item and one entry in the log', async () => {
  const crowd = [director, colleague, await joinDirector(app, ['US']), await joinDirector(app, ['US'])];
  for (let round = 0; round < 3; round++) {
    const { id, athlete } = await seedItem(app);
    const answers = await Promise.all(crowd.map((one) => step(app, one, id, 'claim')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = crowd[answers.findIndex(({ status }) => status === 200)];
    expect((await statusOf(app, id)).claimed_by).toBe(winner?.userId);
    expect(await typesOf(athlete.athleteId)).toEqual(['verification.claimed']);
  }
});

test('a claim holds for its hours and lapses at their end', async () => {
  const { id, athlete } = await seedItem(app);
  const claimed = await step(app, director, id, 'claim');
  expect(claimed.body).toMatchObject({
    can_claim: false,
    can_decide: true,
    claimed_by: { is_you: true, until: new Date(START + CLAIM_MS).toISOString() },
  });
  moment = START + CLAIM_MS - 1;
  expect((await step(app, colleague, id, 'claim')).status).toBe(409);
  expect((await open(app, colleague, id)).body).toMatchObject({ can_claim: false, can_decide: false });
  moment = START + CLAIM_MS;
  expect((await open(app, director, id)).body).toMatchObject({ claimed_by: null, can_decide: false });
  expect(await idsOf(app, director, '?part=mine')).not.toContain(id);
  const taken = await step(app, colleague, id, 'claim');
  expect(taken.body.claimed_by).toMatchObject({ is_you: true });
  expect((await step(app, director, id, 'claim')).status).toBe(409);
  expect(await typesOf(athlete.athleteId)).toEqual(['verification.claimed', 'verification.claimed']);
});

test('claiming one’s own item again restarts its hours and is logged once', async () => {
  const { id, athlete } = await seedItem(app);
  await step(app, director, id, 'claim');
  moment = START + CLAIM_MS - 1;
  const again = await step(app, director, id, 'claim');
  expect(again.body.claimed_by?.until).toBe(new Date(moment + CLAIM_MS).toISOString());
  expect(await typesOf(athlete.athleteId)).toEqual(['verification.claimed']);
});

test('letting go frees the item; a colleague’s claim cannot be let go of', async () => {
  const { id, athlete } = await seedItem(app);
  await step(app, director, id, 'claim');
  expect((await step(app, colleague, id, 'release')).status).toBe(409);
  expect((await step(app, director, id, 'release')).status).toBe(204);
  expect((await step(app, director, id, 'release')).status).toBe(204);
  expect((await open(app, colleague, id)).body).toMatchObject({ claimed_by: null, can_claim: true });
  expect(await typesOf(athlete.athleteId)).toEqual(['verification.claimed', 'verification.released']);
});

test('what is decided, withdrawn or waits for the family cannot be claimed', async () => {
  for (const status of ['more_asked', 'offered', 'rejected', 'dropped'] as const) {
    const { id } = await seedItem(app, { status });
    const answer = await step(app, director, id, 'claim');
    expect(problemOf(answer).code).toBe('conflict');
    expect((await open(app, director, id)).body.can_claim).toBe(false);
  }
});

test('a director of another region finds nothing, and an admin only watches', async () => {
  const elsewhere = await joinDirector(app, ['FR']);
  const admin = await joinAdmin(app);
  const { id } = await seedItem(app);
  for (const what of ['claim', 'release', 'conflict', 'undo'] as const) {
    expect((await step(app, elsewhere, id, what)).status).toBe(404);
    expect((await step(app, director, ABSENT, what)).status).toBe(404);
    expect((await step(app, admin, id, what)).status).toBe(403);
  }
  expect((await open(app, elsewhere, id)).status).toBe(404);
});

test('a suspended director’s next request is refused, and their claim lapses like any other', async () => {
  const leaving = await joinDirector(app, ['US']);
  const { id } = await seedItem(app);
  await step(app, leaving, id, 'claim');
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', leaving.userId).execute();
  expect(problemOf(await open(app, leaving, id)).code).toBe('account_suspended');
  moment = START + CLAIM_MS;
  expect((await step(app, colleague, id, 'claim')).status).toBe(200);
});

test('a declared conflict of interest closes everything of that athlete, for good', async () => {
  const { id, athlete } = await seedItem(app);
  const other = await seedItem(app, { athlete, factGroup: 'academics' });
  await step(app, director, other.id, 'claim');
  expect((await step(app, director, id, 'conflict')).status).toBe(204);
  for (const closed of [id, other.id]) expect((await open(app, director, closed)).status).toBe(404);
  expect((await statusOf(app, other.id)).claimed_by).toBeNull();
  const later = await seedItem(app, { athlete, factGroup: 'school' });
  expect((await step(app, director, later.id, 'claim')).status).toBe(404);
  expect((await step(app, colleague, id, 'claim')).status).toBe(200);
  expect(await typesOf(athlete.athleteId)).toContain('verification.conflict_declared');
});

test('a conflict about an institution closes its coaches', async () => {
  const { id } = await seedAffiliation(app, { country: 'US' });
  expect((await step(app, director, id, 'conflict')).status).toBe(204);
  expect((await open(app, director, id)).status).toBe(404);
  expect((await queueOf(app, director, '?fact_group=institution')).items).toEqual([]);
});

test('an athlete who moves while somebody decides is the other region’s business', async () => {
  const { id, athlete } = await seedItem(app);
  const answer = await whileLocked(
    app.url,
    ['update athletes set country_code = $2 where id = $1', athlete.athleteId, 'CA'],
    async (untilWaiting) => {
      const claim = step(app, director, id, 'claim');
      await untilWaiting(1);
      return [claim];
    },
  );
  expect((await answer[0])?.status).toBe(404);
  expect(await statusOf(app, id)).toMatchObject({ country_code: 'CA', claimed_by: null });
  expect((await step(app, colleague, id, 'claim')).status).toBe(200);
});

function fail(): never {
  throw new Error('Nobody was refused');
}
