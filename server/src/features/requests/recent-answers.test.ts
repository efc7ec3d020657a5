/** What families answered, on a coach's dashboard. */
import type { FamilyAnswers } from '@faircourt/contracts/requests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  askForRelease,
  askToTalk,
  block,
  decide,
  decideContact,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  openRequestId,
  type AskedFamily,
} from '../../../test/features/requests.ts';
import type { SignedIn, SignedInCoach } from '../../../test/records/conversations.ts';

let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
});

async function answersTo({ token }: SignedIn): Promise<FamilyAnswers['answers']> {
  const { status, body } = await app.call<FamilyAnswers>('GET', '/api/requests/answers', { token });
  expect(status).toBe(200);
  return body.answers;
}

test('a coach reads what was approved and what was declined, and nobody else does', async () => {
  await askForRelease(app, coach, family.athlete);
  await askToTalk(app, coach, family.athlete);
  expect(await answersTo(coach)).toEqual([]);
  await decide(app, family.guardian, await openRequestId(app, family.guardian));
  await decideContact(app, family.guardian, await openRequestId(app, family.guardian, 'contact'), DECLINE);
  const answers = await answersTo(coach);
  expect(answers.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
    ['contact', 'declined'],
    ['release', 'approved'],
  ]);
  expect(answers[0]?.athlete?.id).toBe(family.athlete.athleteId);
  expect(await answersTo(await joinAskingCoach(app))).toEqual([]);
});

test('an athlete who went private is no longer named beside an answer', async () => {
  await askToTalk(app, coach, family.athlete);
  await decideContact(app, family.guardian, await openRequestId(app, family.guardian, 'contact'), DECLINE);
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'private' })
    .where('id', '=', family.athlete.athleteId)
    .execute();
  expect(await answersTo(coach)).toMatchObject([{ status: 'declined', athlete: null }]);
});

test('a block takes an approval off the dashboard, without a word', async () => {
  await askForRelease(app, coach, family.athlete);
  await decide(app, family.guardian, await openRequestId(app, family.guardian));
  expect(await answersTo(coach)).toHaveLength(1);
  await block(app, family.guardian, family.athlete, { coach_id: coach.coachId });
  expect(await answersTo(coach)).toEqual([]);
});
