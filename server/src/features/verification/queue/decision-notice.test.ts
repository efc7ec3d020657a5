import type { Notification } from '@faircourt/contracts/notifications';
import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  joinDirector,
  judge,
  seedAffiliation,
  seedItem,
  step,
  verify,
  type Director,
  correctedAt,
} from '../../../../test/features/queue.ts';
import { NOTIFY_OF_DECISION, notifyOfDecision } from './decision.notices.ts';
import type { Decided } from './undo.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
let moment = NOW;
let app: TestApp;
let director: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());

/** What the job does when its time has come. */
const sendNotice = (verificationId: string, decision: Decided, decidedAt = NOW) =>
  notifyOfDecision(
    { db: app.db, jobs: app.runtime.jobs, baseUrl: 'https://faircourt.example' },
    { verificationId, decision, decidedAt: decidedAt.toISOString() },
  );

async function bellOf(userId: string): Promise<Notification[]> {
  const answer = await app.call<{ notifications: Notification[] }>('GET', '/api/notifications', {
    token: await signIn(app, userId),
  });
  return answer.body.notifications;
}

async function emailOf(userId: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select a.email from auth_users a join users u on u.auth_id = a.id where u.id = ${userId}`.execute(app.db);
  return rows[0]?.email ?? '';
}

test('a decision is told no sooner than it can no longer be taken back', async () => {
  const { id } = await seedItem(app);
  await verify(app, director, id);
  const { rows } = await sql<{ data: object; seconds: number }>`
    select data, extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job
    where name = ${NOTIFY_OF_DECISION.name} and data ->> 'verificationId' = ${id}`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.data).toEqual({ verificationId: id, decision: 'verified', decidedAt: NOW.toISOString() });
  expect(rows[0]?.seconds).toBeGreaterThan(UNDO_MINUTES * 60 - 5);
  expect(rows[0]?.seconds).toBeLessThan(UNDO_MINUTES * 60 + 5);
});

test('the whole family is notified of a final decision, each in their own language', async () => {
  const { id, athlete } = await seedItem(app, { factGroup: 'academics' });
  await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', athlete.guardianUserId).execute();
  await judge(app, director, id, { decision: 'reject', reason: 'The report is from last year.' });
  await sendNotice(id, 'rejected');

  const data = { athlete_name: 'Nia Rose Bellweather', fact_group: 'academics', decision: 'rejected' };
  expect(await bellOf(athlete.userId)).toMatchObject([
    { kind: 'verification_decided', data: { ...data, is_you: true } },
  ]);
  expect(await bellOf(athlete.guardianUserId)).toMatchObject([
    { kind: 'verification_decided', data: { ...data, is_you: false } },
  ]);
  const english = await app.waitForMail(await emailOf(athlete.userId), /could not verify/);
  expect(english.text).toContain('The report is from last year.');
  expect(english.text).toContain('https://faircourt.example/dashboard/verifications');
  const spanish = await app.waitForMail(await emailOf(athlete.guardianUserId), /no pudo verificarlo/);
  expect(spanish.text).toContain('Datos académicos (Nia Rose Bellweather)');
  expect(`${english.text}${spanish.text}`).not.toContain('3.71');
});

test('nobody is notified of a decision that was undone, made again, settled or edited', async () => {
  const undone = await seedItem(app);
  await verify(app, director, undone.id);
  await step(app, director, undone.id, 'undo');
  await sendNotice(undone.id, 'verified');

  const later = new Date(NOW.getTime() + 60_000);
  moment = later;
  await judge(app, director, undone.id, { decision: 'verify', method: 'Measured again' });
  moment = NOW;
  await sendNotice(undone.id, 'verified');
  expect(await bellOf(undone.athlete.userId)).toEqual([]);
  await sendNotice(undone.id, 'verified', later);
  expect(await bellOf(undone.athlete.userId)).toHaveLength(1);

  const accepted = await seedItem(app);
  await verify(app, director, accepted.id, { height_cm: 190 });
  await app.call('POST', `/api/verifications/${accepted.id}/settle`, {
    token: await signIn(app, accepted.athlete.userId),
    body: { is_accepted: true, offered_at: await correctedAt(app, accepted.id) },
  });
  await sendNotice(accepted.id, 'offered');
  const edited = await seedItem(app);
  await verify(app, director, edited.id);
  await app.db.updateTable('verifications').set({ status: 'dropped' }).where('id', '=', edited.id).execute();
  await sendNotice(edited.id, 'verified');
  for (const { athlete } of [accepted, edited]) expect(await bellOf(athlete.userId)).toEqual([]);
});

test('a former guardian hears nothing, and an account that is gone troubles nobody', async () => {
  const { id, athlete } = await seedItem(app);
  await verify(app, director, id);
  await app.db
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: NOW })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await sendNotice(id, 'verified');
  expect(await bellOf(athlete.guardianUserId)).toEqual([]);
  expect(await bellOf(athlete.userId)).toHaveLength(1);
  await sendNotice('0190a0a0-0000-7000-8000-000000000000', 'verified');
});

test('a coach hears of the institution', async () => {
  const { id, coachUserId } = await seedAffiliation(app);
  await verify(app, director, id);
  await sendNotice(id, 'verified');
  expect(await bellOf(coachUserId)).toMatchObject([
    {
      kind: 'affiliation_decided',
      data: { institution_name: expect.stringContaining('Prairie State'), decision: 'verified' },
    },
  ]);
  const mail = await app.waitForMail(await emailOf(coachUserId), /institution is verified/);
  expect(mail.text).toContain('/dashboard/institution');
});
