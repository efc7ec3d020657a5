import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  columnsOf,
  decide,
  DIRECTOR,
  joinNewCoach,
  joinWaitingCoach,
  nameAt,
  seedCode,
  seedInstitution,
  prove,
  affiliationOf,
} from '../../../test/features/affiliation.ts';

const START = new Date('2026-11-15T12:00:00Z');
let now = START;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
const proposal = (name: string) => ({
  name,
  kind: 'club' as const,
  country_code: 'BR',
  city: 'Recife',
  website: 'https://www.clube.test',
});
const questionsOf = (coachId: string) =>
  app.db
    .selectFrom('verifications')
    .select(['id', 'status', 'institution_id', 'fact_values', 'created_at', 'country_code'])
    .where('coach_id', '=', coachId)
    .orderBy('created_at')
    .execute();

test('a coach names an institution, proves the address by the mailed code, and a director verifies both', async () => {
  const institutionId = await seedInstitution(app, { name: 'Lakeside State' });
  const coach = await joinNewCoach(app);
  expect((await affiliationOf(app, coach)).step).toBe('unnamed');

  const named = await nameAt(app, coach, { institution_id: institutionId });
  expect(named).toMatchObject({
    status: 200,
    body: {
      step: 'email_unproven',
      institution: { id: institutionId, name: 'Lakeside State', status: 'unverified' },
      title: 'Head coach',
      work_email: coach.email,
      domain_match: 'website',
      code_expires_at: new Date(START.getTime() + 15 * 60_000).toISOString(),
      verification_id: null,
    },
  });
  const mail = await app.waitForMail(coach.email, /code/);
  expect(mail.text).not.toContain('Dana');
  const [code] = /\b\d{6}\b/.exec(mail.text) ?? [''];

  const proven = await prove(app, coach, code);
  expect(proven).toMatchObject({
    status: 200,
    body: { step: 'waiting', code_expires_at: null, asked_at: START.toISOString() },
  });
  expect(await questionsOf(coach.coachId)).toMatchObject([
    {
      id: proven.body.verification_id,
      status: 'open',
      country_code: 'US',
      institution_id: institutionId,
      fact_values: {
        title: 'Head coach',
        work_email: coach.email,
        website: 'https://www.state.test',
        email_domain: null,
        domain_match: 'website',
      },
    },
  ]);

  await decide(app, coach, 'verified', { now, expiresAt: inDays(700) });
  expect(await affiliationOf(app, coach)).toMatchObject({
    step: 'verified',
    institution: { status: 'verified' },
    verified_on: '2026-11-15',
    expires_on: inDays(700).toISOString().slice(0, 10),
    director_name: DIRECTOR,
    method: 'called the front desk',
  });
  const types = (await eventsOf(app.db, institutionId)).map(({ type }) => type);
  expect(types).toEqual(['institution.named', 'institution.email_proven', 'verification.asked']);
});

test('the log of an institution holds neither addresses nor names', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinNewCoach(app);
  await nameAt(app, coach, { institution_id: institutionId });
  await seedCode(app, coach);
  await prove(app, coach);
  const log = JSON.stringify(await eventsOf(app.db, institutionId));
  expect(log).toContain(coach.coachId);
  expect(log).not.toMatch(/@|Dana|state\.test|Head coach/);
});

test('a new institution is proposed once: its name in that country is known from then on', async () => {
  const coach = await joinNewCoach(app);
  const first = await nameAt(app, coach, { proposed: proposal('Clube São Jorge') });
  expect(first.body).toMatchObject({
    step: 'email_unproven',
    institution: { name: 'Clube São Jorge', kind: 'club', country_code: 'BR', status: 'unverified' },
  });
  // A second press of the button.
  const again = await nameAt(app, coach, { proposed: proposal('Clube São Jorge') });
  expect(again.body.institution?.id).toBe(first.body.institution?.id);

  const other = await joinNewCoach(app);
  const refused = await nameAt(app, other, { proposed: proposal('CLUBE SAO JORGE') });
  expect(refused.status).toBe(422);
  expect(problemOf(refused).errors).toMatchObject([{ field: 'proposed.name', code: 'known_institution' }]);
  expect((await affiliationOf(app, other)).step).toBe('unnamed');
  const elsewhere = await nameAt(app, other, {
    proposed: { ...proposal('Clube São Jorge'), country_code: 'PT' },
  });
  expect(elsewhere.status).toBe(200);
});

test('two coaches who propose the same at once make it known once', async () => {
  const [one, other] = [await joinNewCoach(app), await joinNewCoach(app)];
  const answers = await Promise.all(
    [one, other].map((coach) => nameAt(app, coach, { proposed: proposal('Twice Athletic Club') })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const known = await app.db
    .selectFrom('institutions')
    .select('id')
    .where('name', '=', 'Twice Athletic Club')
    .execute();
  expect(known).toHaveLength(1);
});

test('exactly one of the two is named, and only one that is in the list', async () => {
  const coach = await joinNewCoach(app);
  const institutionId = await seedInstitution(app);
  const refusedOne = await seedInstitution(app, { status: 'rejected' });
  const attempts = [
    {},
    { institution_id: institutionId, proposed: proposal('Both') },
    { institution_id: refusedOne },
    { institution_id: '0190a0a0-0000-7000-8000-000000000000' },
  ];
  for (const attempt of attempts) {
    const answer = await nameAt(app, coach, attempt);
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors?.map(({ field }) => field)).toEqual(['institution_id']);
  }
  expect((await affiliationOf(app, coach)).step).toBe('unnamed');
});

test('several coaches of one institution are verified each for themselves', async () => {
  const institutionId = await seedInstitution(app);
  const [first, second] = [
    await joinWaitingCoach(app, institutionId, now),
    await joinWaitingCoach(app, institutionId, now),
  ];
  await decide(app, first, 'verified', { now });
  expect(await columnsOf(app, first)).toEqual({ coach: 'verified', institution: 'verified' });
  expect(await columnsOf(app, second)).toEqual({ coach: 'unverified', institution: 'verified' });
  expect((await affiliationOf(app, second)).step).toBe('waiting');
  await decide(app, second, 'rejected', { now });
  expect(await columnsOf(app, second)).toEqual({ coach: 'rejected', institution: 'verified' });
  expect(await columnsOf(app, first)).toEqual({ coach: 'verified', institution: 'verified' });
});

test('a coach who moves is unverified at once, and so is the institution unless somebody else vouches for it', async () => {
  const left = await seedInstitution(app);
  const next = await seedInstitution(app);
  const [mover, colleague] = [await joinWaitingCoach(app, left, now), await joinWaitingCoach(app, left, now)];
  for (const coach of [mover, colleague]) await decide(app, coach, 'verified', { now });
  const moved = await nameAt(app, mover, { institution_id: next });
  // The address was proven a moment ago: that it is theirs need not be shown again.
  expect(moved.body).toMatchObject({ step: 'waiting', institution: { id: next }, verified_on: null });
  expect(await columnsOf(app, mover)).toEqual({ coach: 'unverified', institution: 'unverified' });
  expect(await columnsOf(app, colleague)).toEqual({ coach: 'verified', institution: 'verified' });
  expect((await questionsOf(mover.coachId)).map(({ status }) => status)).toEqual(['dropped', 'open']);
  expect((await eventsOf(app.db, left)).map(({ type }) => type)).toContain('verification.dropped');

  await nameAt(app, colleague, { institution_id: next });
  const { status } = await app.db
    .selectFrom('institutions')
    .select('status')
    .where('id', '=', left)
    .executeTakeFirstOrThrow();
  expect(status).toBe('unverified');
});

test('moving while a question waits withdraws it', async () => {
  const [left, next] = [await seedInstitution(app), await seedInstitution(app)];
  const coach = await joinWaitingCoach(app, left, now);
  await nameAt(app, coach, { institution_id: next, work_email: `new-${coach.email}` });
  expect(await affiliationOf(app, coach)).toMatchObject({ step: 'email_unproven', verification_id: null });
  expect((await questionsOf(coach.coachId)).map(({ status }) => status)).toEqual(['dropped']);
  expect((await eventsOf(app.db, left)).at(-1)).toMatchObject({ type: 'verification.withdrawn' });
});

test('another role or address is another claim: what was verified falls', async () => {
  const institutionId = await seedInstitution(app);
  const promoted = await joinWaitingCoach(app, institutionId, now);
  await decide(app, promoted, 'verified', { now });
  const renamed = await nameAt(app, promoted, { institution_id: institutionId, title: 'Director of hoops' });
  expect(renamed.body).toMatchObject({ step: 'waiting', title: 'Director of hoops' });
  expect((await columnsOf(app, promoted)).coach).toBe('unverified');

  const readdressed = await joinWaitingCoach(app, institutionId, now);
  await decide(app, readdressed, 'verified', { now });
  const elsewhere = await nameAt(app, readdressed, {
    institution_id: institutionId,
    work_email: `other-${readdressed.email}`,
  });
  expect(elsewhere.body.step).toBe('email_unproven');
  expect((await columnsOf(app, readdressed)).coach).toBe('unverified');
});

test('another role while the question waits keeps its place in the queue', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinWaitingCoach(app, institutionId, now);
  const [before] = await questionsOf(coach.coachId);
  now = inDays(1);
  await nameAt(app, coach, { institution_id: institutionId, title: 'Assistant' });
  const after = await questionsOf(coach.coachId);
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({
    id: before?.id,
    created_at: before?.created_at,
    fact_values: { title: 'Assistant' },
  });
});

test('naming the same institution while a question waits leaves the question with the director who works on it', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinWaitingCoach(app, institutionId, now);
  const claimed = { claimed_by: coach.userId, claimed_at: START };
  await app.db.updateTable('verifications').set(claimed).where('coach_id', '=', coach.coachId).execute();
  const answers = await Promise.all([1, 2].map(() => nameAt(app, coach, { institution_id: institutionId })));
  expect(answers.map(({ body }) => body.step)).toEqual(['waiting', 'waiting']);
  const [row] = await app.db
    .selectFrom('verifications')
    .select('claimed_by')
    .where('coach_id', '=', coach.coachId)
    .execute();
  expect(row?.claimed_by).toBe(coach.userId);
});

test('a slip is forgotten: a proposal that its coach leaves before anybody looked at it', async () => {
  const coach = await joinNewCoach(app);
  const slip = await nameAt(app, coach, { proposed: proposal('Clubbe Nautico') });
  const right = await nameAt(app, coach, { proposed: proposal('Clube Náutico') });
  const ids = [slip, right].map(({ body }) => body.institution?.id ?? '');
  const types = (await eventsOf(app.db, ids[0] ?? '')).map(({ type }) => type);
  expect(types).toEqual(['institution.named', 'institution.forgotten']);
  const known = await app.db.selectFrom('institutions').select('id').where('id', 'in', ids).execute();
  expect(known.map(({ id }) => id)).toEqual([right.body.institution?.id]);
});

test('a proposal that a director has refused stays on record and is offered to nobody else', async () => {
  const coach = await joinNewCoach(app);
  const { body } = await nameAt(app, coach, { proposed: proposal('Clube Inventado') });
  await seedCode(app, coach);
  await prove(app, coach);
  await decide(app, coach, 'rejected', { now });
  expect(await columnsOf(app, coach)).toEqual({ coach: 'rejected', institution: 'rejected' });
  await nameAt(app, coach, { institution_id: await seedInstitution(app) });
  const row = await app.db
    .selectFrom('institutions')
    .select('status')
    .where('id', '=', body.institution?.id ?? '')
    .executeTakeFirst();
  expect(row).toEqual({ status: 'rejected' });
});

test('only coaches have an affiliation', async () => {
  const guardian = await app.join('guardian');
  const answers = await Promise.all([
    app.call('GET', '/api/affiliation', guardian),
    app.call('PUT', '/api/affiliation', {
      token: guardian.token,
      body: { institution_id: await seedInstitution(app), title: 'Head coach', work_email: 'a@state.test' },
    }),
    app.call('POST', '/api/affiliation/code', { token: guardian.token }),
    app.call('POST', '/api/affiliation/proof', { token: guardian.token, body: { code: '123456' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
