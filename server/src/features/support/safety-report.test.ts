/** Safety reports in the hands of admins: a list without full names, a logged look, and a note when it is done. */
import type { SafetyReport, SafetyReportList } from '@faircourt/contracts/safety-reports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import { joinAthlete, linkUp, type JoinedAthlete } from '../../../test/features/links.ts';
import { writeTo } from '../../../test/features/support.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../test/records/conversations.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let athlete: JoinedAthlete;
let guardian: Joined;
let linkId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  athlete = await joinAthlete(app);
  guardian = await app.join('guardian');
  linkId = await linkUp(app, athlete, guardian);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('support_requests').execute());

async function listed(): Promise<SafetyReportList['reports']> {
  return (await app.call<SafetyReportList>('GET', '/api/safety-reports', admin)).body.reports;
}

const open = (id: string, { token }: { token: string } = admin) =>
  app.call<SafetyReport>('POST', `/api/safety-reports/${id}/open`, { token });

const close = (id: string, body: object, { token }: { token: string } = admin) =>
  app.call('POST', `/api/safety-reports/${id}/close`, { token, body });

/** The quiet word of a minor, and the words of a passer-by who came first. */
async function reportTwice(): Promise<void> {
  await writeTo(app, { type: 'safety', name: 'Ana Lima', message: 'A coach asks for pictures.' });
  await writeTo(app, { type: 'billing', message: 'My invoice is wrong.' });
  await app.call('POST', `/api/guardian-links/${linkId}/report`, {
    token: athlete.token,
    body: { message: 'I am afraid.' },
  });
}

test('a minor who fears a guardian comes first, and the list names nobody in full', async () => {
  await reportTwice();
  const reports = await listed();
  expect(reports).toEqual([
    {
      id: expect.any(String),
      reference: expect.stringMatching(/^FC-/),
      source: 'guardian',
      reporter_name: 'Test A.',
      reporter_role: 'athlete',
      created_at: expect.any(String),
      answer_by: expect.any(String),
    },
    expect.objectContaining({ source: 'form', reporter_name: 'Ana L.', reporter_role: null }),
  ]);
  const [{ created_at, answer_by } = { created_at: '', answer_by: '' }] = reports;
  expect(Date.parse(answer_by) - Date.parse(created_at)).toBe(24 * 60 * 60 * 1000);
});

test('opening one shows all of it and is a logged look, of which the family does not learn', async () => {
  await reportTwice();
  const before = await eventsOf(app.db, athlete.athleteId);
  const [quiet] = await listed();
  const { status, body } = await open(quiet?.id ?? '');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Test athlete', email: athlete.email, source: 'guardian' });
  expect(body.message).toContain('I am afraid.');
  expect(await eventsOf(app.db, quiet?.id ?? '')).toMatchObject([
    { type: 'support.requested' },
    { type: 'support.opened', actor_role: 'admin', data: { source: 'guardian' } },
  ]);
  expect(await eventsOf(app.db, athlete.athleteId)).toEqual(before);
});

test('closing takes it off the list with a note, once', async () => {
  await reportTwice();
  const [quiet] = await listed();
  const id = quiet?.id ?? '';
  expect(problemOf(await close(id, { note: ' ' })).code).toBe('validation_failed');
  const note = 'Called the school counselor.';
  const answers = await Promise.all([close(id, { note }), close(id, { note })]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await listed()).map(({ source }) => source)).toEqual(['form']);
  const kept = await app.db
    .selectFrom('support_requests')
    .select(['closed_by', 'closed_note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ closed_by: admin.userId, closed_note: note });
  const closed = (await eventsOf(app.db, id)).filter(({ type }) => type === 'support.closed');
  expect(closed).toHaveLength(1);
  expect(JSON.stringify(closed)).not.toContain('counselor');
  expect(problemOf(await close(id, { note }, await joinAdmin(app))).code).toBe('conflict');
});

test('nobody but admins reads, opens or closes one, and other messages are no reports', async () => {
  await reportTwice();
  const [quiet] = await listed();
  const director = await app.join('regional_director');
  for (const person of [athlete, guardian, await app.join('coach'), director]) {
    expect((await app.call('GET', '/api/safety-reports', { token: person.token })).status).toBe(403);
    expect((await open(quiet?.id ?? '', person)).status).toBe(403);
    expect((await close(quiet?.id ?? '', { note: 'Mine.' }, person)).status).toBe(403);
  }
  const { id: billing } = await app.db
    .selectFrom('support_requests')
    .select('id')
    .where('type', '=', 'billing')
    .executeTakeFirstOrThrow();
  expect((await open(billing)).status).toBe(404);
  expect((await close(billing, { note: 'Paid.' })).status).toBe(404);
});
