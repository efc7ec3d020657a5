/** A guardian of several athletes: with which of them a coach deals as well, and a block for some of them in one go. */
import type { Block } from '@faircourt/contracts/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ABSENT,
  APPROVE,
  APPROVE_FOR_ALL,
  askForRelease,
  askToTalk,
  block,
  decide,
  decideContact,
  joinAskedFamily,
  joinAskingCoach,
  joinColleague,
  openRequestId,
  requestsOf,
  type AskedFamily,
} from '../../../../test/features/requests.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  joinFamily,
  listThreads,
  openThread,
  type SignedInAthlete,
  type SignedInCoach,
} from '../../../../test/records/conversations.ts';
import { seedGuardianship } from '../../../../test/records/seeded-guardianship.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type Answer, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let family: AskedFamily;
let sibling: SignedInAthlete;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinAskedFamily(app);
  sibling = await joinChild();
  coach = await joinAskingCoach(app);
  await askForRelease(app, coach, family.athlete);
});

/** Another child of the first guardian, and of nobody else. */
async function joinChild(): Promise<SignedInAthlete> {
  const { athlete, guardian } = await joinFamily(app);
  const link = { athleteId: athlete.athleteId, guardianUserId: family.guardian.userId };
  await app.db
    .updateTable('guardian_links')
    .set({ guardian_user_id: family.guardian.userId })
    .where('guardian_user_id', '=', guardian.userId)
    .execute();
  await app.db.updateTable('athletes').set({ grad_year: 2028 }).where('id', '=', athlete.athleteId).execute();
  await app.db
    .updateTable('users')
    .set({ name: 'Avery Bellweather' })
    .where('id', '=', athlete.userId)
    .execute();
  await seedGuardianship(app.db, link);
  await seedSignatures(app.db, link);
  return athlete;
}

const named = () => [{ id: sibling.athleteId, name: 'Avery Bellweather' }];

/** As the request about the first child says. */
async function others(guardian = family.guardian) {
  const { open, decided } = await requestsOf(app, guardian);
  return [...open, ...decided].find(({ athlete }) => athlete.id === family.athlete.athleteId)
    ?.also_deals_with;
}

/** The open request of the coach about the sibling. */
async function siblingsRequest(kind: 'release' | 'contact' = 'release'): Promise<string> {
  const { open } = await requestsOf(app, family.guardian);
  const found = open.find((one) => one.kind === kind && one.athlete.id === sibling.athleteId);
  if (!found) throw new Error('Nothing is asked about the sibling');
  return found.id;
}

describe('a request names the other children with whom its coach or institution deals', () => {
  test('none while they have nothing to do with them', async () => {
    expect(await others()).toEqual({ coach: [], institution: [] });
  });

  test('who asked', async () => {
    await askForRelease(app, coach, sibling);
    expect(await others()).toEqual({ coach: named(), institution: named() });
    await decide(app, family.guardian, await siblingsRequest(), { decision: 'decline' });
    expect(await others()).toEqual({ coach: [], institution: [] });
  });

  test.each([APPROVE, APPROVE_FOR_ALL])('who was given something long ago: %o', async (approval) => {
    await askForRelease(app, coach, sibling);
    await decide(app, family.guardian, await siblingsRequest(), approval);
    await app.db
      .updateTable('releases')
      .set({ decided_at: new Date('2025-01-01') })
      .where('athlete_id', '=', sibling.athleteId)
      .execute();
    expect(await others()).toEqual({ coach: named(), institution: named() });
    await block(app, family.guardian, sibling, { coach_id: coach.coachId });
    expect((await others())?.coach).toEqual([]);
  });

  test('whose conversation waits for a form', async () => {
    await askToTalk(app, coach, sibling);
    await decideContact(app, family.guardian, await siblingsRequest('contact'));
    await app.db.deleteFrom('consent_signatures').where('athlete_id', '=', sibling.athleteId).execute();
    expect(await others()).toEqual({ coach: named(), institution: named() });
  });

  test('whose colleague did', async () => {
    await askForRelease(app, await joinColleague(app, coach), sibling);
    expect(await others()).toEqual({ coach: [], institution: named() });
  });

  test('only for a guardian who decides for them as well', async () => {
    await askForRelease(app, coach, sibling);
    expect(await others(family.second)).toEqual({ coach: [], institution: [] });
  });
});

test('so does a conversation, to the one who may block and to nobody else', async () => {
  await askToTalk(app, coach, family.athlete);
  await decideContact(app, family.guardian, await openRequestId(app, family.guardian, 'contact'));
  await askForRelease(app, coach, sibling);
  const [thread] = await listThreads(app, family.guardian);
  expect(thread?.also_deals_with).toEqual(named());
  expect((await openThread(app, thread?.id ?? '', family.guardian)).body.also_deals_with).toEqual(named());
  for (const reader of [family.second, family.athlete, coach]) {
    expect((await listThreads(app, reader))[0]?.also_deals_with).toEqual([]);
  }
});

describe('a block for several athletes', () => {
  const blockAll = (athletes: { athleteId: string }[], who = family.guardian): Promise<Answer> =>
    app.call('POST', '/api/blocks', {
      token: who.token,
      body: { athlete_ids: athletes.map(({ athleteId }) => athleteId), coach_id: coach.coachId },
    });
  const blocked = () =>
    app.db.selectFrom('blocks').select('athlete_id').where('coach_id', '=', coach.coachId).execute();
  async function typesOf({ athleteId }: { athleteId: string }): Promise<string[]> {
    return (await eventsOf(app.db, athleteId)).map(({ type }) => type);
  }

  test('ends what is open with each of them, and is in the log of each', async () => {
    await askForRelease(app, coach, sibling);
    const answer = await blockAll([family.athlete, sibling, sibling]);
    expect(answer.status).toBe(201);
    const { blocks } = answer.body as { blocks: Block[] };
    expect(blocks.map(({ athlete }) => athlete.id)).toEqual([family.athlete.athleteId, sibling.athleteId]);
    for (const athlete of [family.athlete, sibling]) {
      expect((await typesOf(athlete)).slice(-2)).toEqual(['block.created', 'release.closed']);
    }
    expect((await requestsOf(app, family.guardian)).open).toEqual([]);
  });

  test.each([
    ['somebody else’s child', async () => (await joinFamily(app)).athlete],
    ['a child that does not exist', () => Promise.resolve({ athleteId: ABSENT })],
  ])('is for nobody where one is %s, whichever comes first', async (_who, other) => {
    const foreign = await other();
    for (const athletes of [
      [family.athlete, foreign],
      [foreign, family.athlete],
    ]) {
      const refused = await blockAll(athletes);
      expect([refused.status, problemOf(refused).code]).toEqual([404, 'not_found']);
    }
    expect(await blocked()).toEqual([]);
    expect(await typesOf(family.athlete)).not.toContain('block.created');
  });

  test('needs one athlete, and takes no crowd', async () => {
    expect((await blockAll([])).status).toBe(422);
    expect((await blockAll(Array.from({ length: 21 }, () => family.athlete))).status).toBe(422);
  });
});
