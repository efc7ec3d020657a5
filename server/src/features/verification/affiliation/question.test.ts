/** The question whether a coach works where they say: one at a time, always about what they say now. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinCoach, type SignedInCoach } from '../../../../test/records/conversations.ts';
import { seedCollege } from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { dropAffiliationQuestion, openAffiliationQuestion } from './question.service.ts';
import { rowOf } from '../../../../test/features/verification.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function open(coach: SignedInCoach, title: string, now = NOW): Promise<string> {
  return inTransaction(app.db, (trx) =>
    openAffiliationQuestion(trx, {
      coachId: coach.coachId,
      institutionId: coach.institutionId,
      values: { title, domain_match: 'same' },
      requestedBy: coach.userId,
      now,
    }),
  );
}

test('is opened once; asked again it keeps its place and says what is said now', async () => {
  const coach = await joinCoach(app);
  const id = await open(coach, 'Assistant');
  await app.db
    .updateTable('verifications')
    .set({ status: 'more_asked', reason: 'Which team?', decided_at: NOW })
    .where('id', '=', id)
    .execute();
  expect(await open(coach, 'Head Coach', new Date(NOW.getTime() + 1000))).toBe(id);
  expect(await rowOf(app.db, id)).toMatchObject({
    status: 'open',
    fact_group: 'institution',
    coach_id: coach.coachId,
    requested_by: coach.userId,
    fact_values: { title: 'Head Coach', domain_match: 'same' },
    country_code: 'US',
    created_at: NOW,
    // Who had asked for more, and when, stays beside the answer.
    decided_at: NOW,
    reason: 'Which team?',
  });
  expect(
    (await eventsOf(app.db, coach.institutionId)).map(({ type, data }) => [type, data['coach_id']]),
  ).toEqual([
    ['verification.asked', coach.coachId],
    ['verification.answered', coach.coachId],
  ]);
});

test('about another institution, the first one is taken back', async () => {
  const coach = await joinCoach(app);
  const first = await open(coach, 'Head Coach');
  const institutionId = await seedCollege(app.db, coach.userId, 'Hillside College');
  const second = await open({ ...coach, institutionId }, 'Head Coach');
  expect([(await rowOf(app.db, first)).status, (await rowOf(app.db, second)).status]).toEqual([
    'dropped',
    'open',
  ]);
  expect((await eventsOf(app.db, coach.institutionId)).map(({ type }) => type)).toEqual([
    'verification.asked',
    'verification.withdrawn',
  ]);
});

test('taken back by the coach over HTTP, it leaves the queue', async () => {
  const coach = await joinCoach(app);
  const id = await open(coach, 'Head Coach');
  const answer = await app.call('POST', `/api/verifications/${id}/withdraw`, { token: coach.token });
  expect(answer.status).toBe(204);
  expect((await rowOf(app.db, id)).status).toBe('dropped');
  const by = { userId: coach.userId, role: 'coach' };
  const again = inTransaction(app.db, (trx) => dropAffiliationQuestion(trx, { coachId: coach.coachId, by }));
  expect(await again).toBe(false);
});
