import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestApp } from '../../../test/app/test-app.ts';
import { problemOf, startTestApp } from '../../../test/app/test-app.ts';
import {
  CODE,
  joinNewCoach,
  nameAt,
  seedCode,
  seedInstitution,
  prove,
  affiliationOf,
  WRONG_CODE,
  type NewCoach,
} from '../../../test/features/affiliation.ts';
import { hashCode, newCode } from '../../platform/mail/mailed-code.ts';

const START = new Date('2026-11-15T12:00:00Z');
const CODE_MS = 15 * 60 * 1000;
let now = START;
let app: TestApp;
let institutionId: string;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  institutionId = await seedInstitution(app);
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

/** Named, and the code that is out is CODE. */
async function joinUnproven(): Promise<NewCoach> {
  const coach = await joinNewCoach(app);
  await nameAt(app, coach, { institution_id: institutionId });
  await seedCode(app, coach);
  return coach;
}

const reasonOf = (answer: Answer) => problemOf(answer).errors?.map(({ field, code }) => `${field}: ${code}`);
const sendAgain = (coach: NewCoach) => app.call('POST', '/api/affiliation/code', { token: coach.token });
const codeOf = (coach: NewCoach) =>
  app.db
    .selectFrom('work_email_codes')
    .selectAll()
    .where('coach_id', '=', coach.coachId)
    .executeTakeFirstOrThrow();
const countMails = async (coach: NewCoach) =>
  (await app.mails()).filter(({ to }) => to === coach.email).length;

test('a code works until the moment it expires', async () => {
  const [late, punctual] = [await joinUnproven(), await joinUnproven()];
  now = new Date(START.getTime() + CODE_MS);
  expect(reasonOf(await prove(app, late))).toEqual(['code: code_expired']);
  expect((await affiliationOf(app, late)).code_expires_at).toBeNull();
  now = new Date(START.getTime() + CODE_MS - 1);
  expect((await prove(app, punctual)).body.step).toBe('waiting');
});

test('five wrong codes end it, and the right one comes too late', async () => {
  const coach = await joinUnproven();
  const answers: Answer[] = [];
  for (let guess = 0; guess < 5; guess++) answers.push(await prove(app, coach, WRONG_CODE));
  expect(answers.flatMap(reasonOf)).toEqual([
    ...Array.from({ length: 4 }, () => 'code: wrong_code'),
    'code: code_used_up',
  ]);
  expect(reasonOf(await prove(app, coach))).toEqual(['code: code_used_up']);
  expect((await affiliationOf(app, coach)).step).toBe('email_unproven');
});

test('guesses sent all at once are counted one by one', async () => {
  const coach = await joinUnproven();
  await Promise.all(Array.from({ length: 12 }, () => prove(app, coach, WRONG_CODE)));
  expect((await codeOf(coach)).attempts).toBe(5);
  expect((await prove(app, coach)).status).toBe(422);
});

test('a wrong code leaves the rest: the next right one counts', async () => {
  const coach = await joinUnproven();
  expect(reasonOf(await prove(app, coach, WRONG_CODE))).toEqual(['code: wrong_code']);
  expect((await prove(app, coach)).body.step).toBe('waiting');
});

test('the right code typed twice at once proves once and asks once', async () => {
  const coach = await joinUnproven();
  const answers = await Promise.all([prove(app, coach), prove(app, coach)]);
  expect(answers.map(({ status, body }) => [status, body.step])).toEqual([
    [200, 'waiting'],
    [200, 'waiting'],
  ]);
  const questions = await app.db
    .selectFrom('verifications')
    .select('id')
    .where('coach_id', '=', coach.coachId)
    .execute();
  expect(questions).toHaveLength(1);
});

test('a code belongs to its account and address: it opens no other', async () => {
  const [coach, other] = [await joinUnproven(), await joinUnproven()];
  await app.db
    .updateTable('work_email_codes')
    .set({ code_hash: hashCode(CODE, { ownerId: coach.coachId, email: coach.email }) })
    .where('coach_id', '=', other.coachId)
    .execute();
  expect(reasonOf(await prove(app, other))).toEqual(['code: wrong_code']);
});

test('two tabs: once another address is named, the code of the first is worth nothing', async () => {
  const coach = await joinUnproven();
  await nameAt(app, coach, { institution_id: institutionId, work_email: `tab-${coach.email}` });
  expect(reasonOf(await prove(app, coach))).toEqual(['code: wrong_code']);
  await seedCode(app, coach, `tab-${coach.email}`);
  const proven = await prove(app, coach);
  expect(proven.body).toMatchObject({ step: 'waiting', work_email: `tab-${coach.email}` });
});

test('a second press of the button sends no second code; a minute later another one replaces the first', async () => {
  const coach = await joinUnproven();
  const first = await codeOf(coach);
  await nameAt(app, coach, { institution_id: institutionId });
  expect((await codeOf(coach)).code_hash).toEqual(first.code_hash);
  now = new Date(START.getTime() + 59_001);
  const early = await sendAgain(coach);
  expect([early.status, early.headers['retry-after']]).toEqual([429, '1']);

  now = new Date(START.getTime() + 60_000);
  expect((await sendAgain(coach)).status).toBe(200);
  const second = await codeOf(coach);
  expect(second.code_hash).not.toEqual(first.code_hash);
  expect(second.expires_at).toEqual(new Date(now.getTime() + CODE_MS));
  expect(reasonOf(await prove(app, coach))).toEqual(['code: wrong_code']);
  await expect.poll(() => countMails(coach)).toBe(2);
});

test('without an address to prove there is nothing to send and nothing to type', async () => {
  const [unnamed, proven] = [await joinNewCoach(app), await joinUnproven()];
  await prove(app, proven);
  for (const coach of [unnamed, proven]) expect((await sendAgain(coach)).status).toBe(409);
  expect((await prove(app, unnamed)).status).toBe(409);
});

test('a code is six digits, also a small one, and is kept as a hash only', async () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(190);
  const coach = await joinUnproven();
  expect(
    Object.values(await codeOf(coach))
      .map(String)
      .join(),
  ).not.toContain(CODE);
  expect((await prove(app, coach, '12345')).status).toBe(422);
});

test('a mailbox is not flooded, and guessing ends, no matter who asks', async () => {
  const strict = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  try {
    const place = await seedInstitution(strict);
    // One mailbox, however it is typed.
    const [typed, shouted] = ['front-desk@state.test', 'Front-Desk@STATE.test'];
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) {
      const coach = await joinNewCoach(strict);
      const named = { institution_id: place, work_email: n % 2 ? shouted : typed };
      // Only what is sent is counted: said again, it sends nothing.
      const answers = [await nameAt(strict, coach, named), await nameAt(strict, coach, named)];
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.slice(0, 12).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(12)).toEqual([429, 429]);

    const guesser = await joinNewCoach(strict);
    await nameAt(strict, guesser, { institution_id: place });
    const answers: number[] = [];
    for (let n = 0; n < 21; n++) {
      await strict.db.updateTable('work_email_codes').set({ attempts: 0 }).execute();
      answers.push((await prove(strict, guesser, WRONG_CODE)).status);
    }
    expect(answers.slice(0, 20).every((status) => status === 422)).toBe(true);
    expect(answers[20]).toBe(429);
  } finally {
    await strict.close();
  }
});
