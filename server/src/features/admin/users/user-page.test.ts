import type { Timeline, UserPage } from '@faircourt/contracts/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinWithProfile } from '../../../../test/records/uploads.ts';
import { endDatedSuspensions } from '../../accounts/suspension.service.ts';

const NOW = new Date('2026-11-15T10:00:00.000Z');
let app: TestApp;
let admin: Awaited<ReturnType<typeof joinAdmin>>;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

const open = (userId: string) => app.call<UserPage>('GET', `/api/users/${userId}`, { token: admin.token });
const act = (userId: string, what: string, body?: object) =>
  app.call('POST', `/api/users/${userId}/${what}`, { token: admin.token, ...(body && { body }) });

test('the page says who somebody is; opening a minor is a look that the family reads', async () => {
  const kid = await joinWithProfile(app);
  const guardian = await app.join('guardian');
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: kid.athleteId,
      guardian_user_id: guardian.userId,
      status: 'active',
      activated_at: NOW,
    })
    .execute();
  const { body } = await open(kid.userId);
  expect(body).toMatchObject({
    id: kid.userId,
    role: 'athlete',
    status: 'active',
    athlete: { id: kid.athleteId, is_minor: true },
    links: [{ status: 'active', other: { user_id: guardian.userId } }],
    suspension: null,
    is_own: false,
  });
  expect(body.sessions.length).toBeGreaterThan(0);
  const views = await app.call<{ views: unknown[] }>('GET', `/api/family/${kid.athleteId}/views`, {
    token: guardian.token,
  });
  expect(views.body.views).toMatchObject([{ viewer_role: 'admin', groups: ['identity'] }]);
  expect((await open(guardian.userId)).body.links).toMatchObject([{ other: { user_id: kid.userId } }]);
});

test('a suspension has a reason and may have an end, which comes by itself', async () => {
  const coach = await app.join('coach');
  expect((await act(coach.userId, 'suspend', { reason: 'Spam', until: '2026-11-14' })).status).toBe(422);
  expect((await act(coach.userId, 'suspend', { reason: ' ' })).status).toBe(422);
  expect((await act(coach.userId, 'suspend', { reason: 'Spam', until: '2026-11-20' })).status).toBe(204);
  expect((await app.call('GET', '/api/allowance', { token: coach.token })).status).toBe(401);
  expect((await open(coach.userId)).body).toMatchObject({
    status: 'suspended',
    sessions: [],
    suspension: { reason: 'Spam', until: '2026-11-21T00:00:00.000Z', by: { user_id: admin.userId } },
  });
  await endDatedSuspensions(app.db, new Date('2026-11-20T23:59:00.000Z'));
  expect((await open(coach.userId)).body.status).toBe('suspended');
  await endDatedSuspensions(app.db, new Date('2026-11-21T00:00:00.000Z'));
  expect((await open(coach.userId)).body).toMatchObject({ status: 'active', suspension: null });
});

test('an admin is not let in again by the calendar: that takes two others', async () => {
  const colleague = await joinAdmin(app);
  expect((await act(colleague.userId, 'suspend', { reason: 'Lost', until: '2026-11-20' })).status).toBe(204);
  await endDatedSuspensions(app.db, new Date('2026-11-21T00:00:00.000Z'));
  expect((await open(colleague.userId)).body.status).toBe('suspended');
});

test('a suspended person reads the reason and the last day in an email, and hears when it is over', async () => {
  const coach = await app.join('coach');
  await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', coach.userId).execute();
  await act(coach.userId, 'suspend', { reason: 'Pidió un <número> de teléfono.', until: '2026-12-24' });
  const mail = await app.waitForMail(coach.email, /Tu cuenta está suspendida/);
  expect(mail.text).toContain('El motivo: Pidió un <número> de teléfono.');
  expect(mail.text).toContain('24 de diciembre de 2026');
  expect(mail.text).toContain('/support?type=account');
  expect(mail.html).not.toContain('<número>');
  await act(coach.userId, 'reinstate', { reason: 'Hablamos.' });
  const again = await app.waitForMail(coach.email, /abierta de nuevo/);
  expect(again.text).not.toContain('Hablamos');
});

test('of two admins who suspend at the same moment one is told that it is done', async () => {
  const coach = await app.join('coach');
  const answers = await Promise.all(['One', 'Two'].map((reason) => act(coach.userId, 'suspend', { reason })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await act(coach.userId, 'reinstate', { reason: 'A mistake.' })).status).toBe(204);
  expect((await act(coach.userId, 'reinstate', { reason: 'A mistake.' })).status).toBe(409);
});

test('an admin signs somebody out everywhere, and nobody suspends themselves', async () => {
  const guardian = await app.join('guardian');
  expect((await act(guardian.userId, 'end-sessions', { reason: 'Lost phone.' })).status).toBe(204);
  expect((await app.call('GET', '/api/family', { token: guardian.token })).status).toBe(401);
  expect((await act(admin.userId, 'suspend', { reason: 'Tired.' })).status).toBe(404);
  expect((await open(admin.userId)).body.is_own).toBe(true);
});

test('the time line of a minor is a look too, also without the page', async () => {
  const athlete = await joinWithProfile(app);
  const looks = async () =>
    (await eventsOf(app.db, athlete.athleteId)).filter(({ type }) => type === 'athlete.viewed');
  expect(await looks()).toEqual([]);
  for (let n = 0; n < 2; n++) {
    await app.call('GET', `/api/users/${athlete.userId}/timeline`, { token: admin.token });
  }
  expect(await looks()).toMatchObject([{ actor_role: 'admin' }]);
});

test('the time line shows what happened to the account and who did it, page by page', async () => {
  const coach = await app.join('coach');
  await act(coach.userId, 'suspend', { reason: 'Spam' });
  await act(coach.userId, 'reinstate', { reason: 'Sorry.' });
  const { entries } = (
    await app.call<Timeline>('GET', `/api/users/${coach.userId}/timeline`, { token: admin.token })
  ).body;
  expect(entries.slice(0, 2)).toMatchObject([
    { type: 'account.status_changed', actor: { user_id: admin.userId }, actor_role: 'admin' },
    { type: 'session.ended', actor: { user_id: admin.userId } },
  ]);
  expect(entries.at(-1)).toMatchObject({ type: 'account.created', actor: null });
});
