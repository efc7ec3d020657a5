import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { shareMailbox } from '../../../../test/records/shared-mailbox.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { listBadgesInEffect } from '../badges/verification.service.ts';
import {
  idsOf,
  joinDirector,
  judge,
  open,
  seedAffiliation,
  seedItem,
  statusOf,
  step,
  verify,
  type Director,
} from '../../../../test/features/queue.ts';

const START = new Date('2026-03-02T12:00:00Z').getTime();
const UNDO_MS = UNDO_MINUTES * 60 * 1000;
let moment = START;
let app: TestApp;
let director: Director;
let colleague: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  director = await joinDirector(app, ['US']);
  colleague = await joinDirector(app, ['US']);
});
afterAll(() => app.close());
beforeEach(() => {
  moment = START;
});

const TAKEN_BACK = {
  status: 'open',
  director_user_id: null,
  decided_at: null,
  offered_values: null,
  claimed_by: null,
};

test('a declared conflict takes back what that director has just decided about the athlete, and nothing else', async () => {
  const verified = await seedItem(app);
  const { athlete } = verified;
  const rejected = await seedItem(app, { athlete, factGroup: 'school' });
  const byColleague = await seedItem(app, { athlete, factGroup: 'transcript' });
  const ofAnother = await seedItem(app);
  await verify(app, director, verified.id);
  await judge(app, director, rejected.id, { decision: 'reject', reason: 'No.' });
  await judge(app, colleague, byColleague.id, { decision: 'reject', reason: 'Not legible.' });
  await verify(app, director, ofAnother.id);
  const waiting = await seedItem(app, { athlete, factGroup: 'academics' });

  moment = START + UNDO_MS - 1;
  expect((await step(app, director, waiting.id, 'conflict')).status).toBe(204);
  for (const { id } of [verified, rejected]) expect(await statusOf(app, id)).toMatchObject(TAKEN_BACK);
  expect(await listBadgesInEffect(app.db, athlete.athleteId, new Date(moment))).toEqual([]);
  expect((await statusOf(app, byColleague.id)).status).toBe('rejected');
  expect((await statusOf(app, ofAnother.id)).status).toBe('verified');
  const undone = (await eventsOf(app.db, athlete.athleteId)).filter(
    ({ type }) => type === 'verification.undone',
  );
  expect(undone.map(({ data }) => data)).toMatchObject([{ decision: 'verified' }, { decision: 'rejected' }]);
  expect(await idsOf(app, colleague)).toEqual(expect.arrayContaining([verified.id, rejected.id]));
  expect((await open(app, director, verified.id)).status).toBe(404);
});

test('nobody judges what their own coach account works for, names, invited or asked about', async () => {
  const own = await joinDirector(app, ['US']);
  const affiliation = await seedAffiliation(app);
  const { coachId: coach_id, coachUserId, institutionId } = affiliation;
  const [asked, requested, invited, other] = [
    await seedItem(app),
    await seedItem(app),
    await seedItem(app),
    await seedItem(app),
  ];
  await app.db
    .insertInto('contact_requests')
    .values({ athlete_id: asked.athlete.athleteId, coach_id, status: 'requested' })
    .execute();
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: requested.athlete.athleteId,
      field_group: 'academics',
      audience: 'institution',
      institution_id: institutionId,
      status: 'requested',
      requested_by: coachUserId,
    })
    .execute();
  const { id: invitation_id } = await app.db
    .insertInto('invitations')
    .values({
      code: 'OWNCOACH',
      kind: 'single',
      issued_by: coachUserId,
      max_uses: 1,
      expires_at: new Date(START + 1e9),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('invitation_redemptions')
    .values({ invitation_id, user_id: invited.athlete.userId })
    .execute();
  const barred = [affiliation.id, asked.id, requested.id, invited.id];
  expect(await idsOf(app, own)).toEqual(expect.arrayContaining([...barred, other.id]));

  await shareMailbox(app, own.userId, coachUserId);
  const left = await idsOf(app, own);
  expect(barred.filter((id) => left.includes(id))).toEqual([]);
  expect(left).toContain(other.id);
  for (const id of barred) expect((await open(app, own, id)).status).toBe(404);
  const corrected = { name: 'Prairie State' };
  const correct = ({ token }: Director) =>
    app.call('PUT', `/api/institutions/${institutionId}`, { token, body: corrected });
  expect((await correct(own)).status).toBe(404);
  expect((await correct(colleague)).status).toBe(200);
  expect(await idsOf(app, colleague)).toEqual(expect.arrayContaining([...barred, other.id]));
});

test('while a process of the last release still runs, which asks the view alone, it names the directors it did', async () => {
  const own = await joinDirector(app, ['US']);
  const family = await seedItem(app);
  const { userId: guardianUserId } = await app.join('guardian');
  await app.db
    .insertInto('guardian_links')
    .values({ athlete_id: family.athlete.athleteId, guardian_user_id: guardianUserId, status: 'accepted' })
    .execute();
  const ownProfile = await seedItem(app);
  const named = () =>
    app.db
      .selectFrom('conflicts_of_interest')
      .select('athlete_id')
      .where('user_id', '=', own.userId)
      .execute();
  await shareMailbox(app, own.userId, guardianUserId);
  expect(await named()).toEqual([{ athlete_id: family.athlete.athleteId }]);
  await shareMailbox(app, own.userId, ownProfile.athlete.userId);
  expect(await named()).toEqual([{ athlete_id: ownProfile.athlete.athleteId }]);
});

test('later it takes back only what the family has not answered', async () => {
  const offered = await seedItem(app);
  const { athlete } = offered;
  const rejected = await seedItem(app, { athlete, factGroup: 'school' });
  await verify(app, director, offered.id, { height_cm: 190 });
  await judge(app, director, rejected.id, { decision: 'reject', reason: 'No.' });
  moment = START + UNDO_MS;
  await step(app, director, rejected.id, 'conflict');
  expect(await statusOf(app, offered.id)).toMatchObject(TAKEN_BACK);
  expect((await statusOf(app, rejected.id)).status).toBe('rejected');
});

test('a decision stays when the same fact was asked for again since', async () => {
  const rejected = await seedItem(app);
  await judge(app, director, rejected.id, { decision: 'reject', reason: 'No.' });
  const askedAgain = await seedItem(app, { athlete: rejected.athlete });
  expect((await step(app, director, askedAgain.id, 'conflict')).status).toBe(204);
  expect((await statusOf(app, rejected.id)).status).toBe('rejected');
  expect((await statusOf(app, askedAgain.id)).status).toBe('open');
});

test('a conflict about an institution shuts the door on the coach who was just let in', async () => {
  const { id, coachUserId } = await seedAffiliation(app);
  await verify(app, director, id);
  expect((await step(app, director, id, 'conflict')).status).toBe(204);
  expect(await statusOf(app, id)).toMatchObject(TAKEN_BACK);
  expect(await loadActor(app.db, coachUserId)).toMatchObject({ isInstitutionVerified: false });
});
