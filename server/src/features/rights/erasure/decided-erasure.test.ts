/** Accounts that two admins decide to erase: the same fourteen days, who hears of it, and who can stop it. */
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { UserPage } from '@faircourt/contracts/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAdmin, joinPending } from '../../../../test/features/admin.ts';
import {
  askToErase,
  daysFromNow,
  isThere,
  keepAccount,
  keepAthlete,
  readErasure,
  runErasures,
  setStatus,
} from '../../../../test/features/erasure.ts';
import { joinAthlete, linkUp } from '../../../../test/features/links.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';

const ADULT = '1999-03-04';
const REASON = { reason: 'Asked by letter; the passport was compared.' };

let app: TestApp;
let asking: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  asking = await joinAdmin(app);
  other = await joinAdmin(app);
});
afterAll(() => app.close());

const ask = (userId: string, by = asking) =>
  app.call<Confirmation>('POST', '/api/confirmations', {
    token: by.token,
    body: { kind: 'erase_account', user_id: userId, ...REASON },
  });
const confirm = (id: string, by = other) =>
  app.call<Confirmation>('POST', `/api/confirmations/${id}/confirm`, { token: by.token, body: REASON });
const stop = (userId: string, by = asking) =>
  app.call('POST', `/api/users/${userId}/stop-erasure`, { token: by.token, body: REASON });
const pageOf = async (userId: string) =>
  (await app.call<UserPage>('GET', `/api/users/${userId}`, { token: asking.token })).body;
const decide = async ({ userId }: { userId: string }) => {
  const { id } = (await ask(userId)).body;
  expect((await confirm(id)).status).toBe(200);
};

test('nothing happens before the second yes; then the profile is hidden and fourteen days begin', async () => {
  const athlete = await joinAthlete(app, ADULT);
  const asked = await ask(athlete.userId);
  expect(asked.status).toBe(201);
  expect((await readErasure(app, athlete)).body.erasure).toBeNull();
  expect((await confirm(asked.body.id, asking)).status).toBe(403);

  expect((await confirm(asked.body.id)).status).toBe(200);
  const { erasure } = (await readErasure(app, athlete)).body;
  expect(erasure).toMatchObject({ state: 'scheduled', asked_by: 'admins', can_cancel: true });
  expect((await pageOf(athlete.userId)).erasure).toEqual({
    asked_by: 'admins',
    erase_at: erasure?.erase_at,
    can_stop: true,
  });
  const viewer = await app.join('guardian');
  const opened = await app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: viewer.token });
  expect(opened.status).toBe(404);
  const mail = await app.waitForMail(athlete.email, /will be deleted on/);
  expect(mail.text).toContain('Two of our admins decided');

  await runErasures(app, daysFromNow(13.9));
  expect(await isThere(app, athlete)).toBe(true);
  await runErasures(app, daysFromNow(14.1));
  expect(await isThere(app, athlete)).toBe(false);
});

test('an adult who is still there keeps the account, and it can be decided once more', async () => {
  const coach = await app.join('coach');
  await decide(coach);
  expect((await keepAccount(app, coach)).body.erasure).toBeNull();
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, coach)).toBe(true);
  expect((await ask(coach.userId)).status).toBe(201);
});

test('a minor cannot stop it and no change in the family does; the guardians hear of it', async () => {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  const linkId = await linkUp(app, athlete, guardian);
  await decide(athlete);
  expect((await app.waitForMail(guardian.email, /account will be deleted on/)).text).toContain(
    'Two of our admins decided',
  );
  expect((await app.waitForMail(athlete.email, /will be deleted on/)).text).toContain('guardian can stop');
  expect((await readErasure(app, athlete)).body.erasure).toMatchObject({ can_cancel: false });
  expect((await keepAccount(app, athlete)).status).toBe(403);

  await app.call('POST', `/api/guardian-links/${linkId}/end`, { token: guardian.token, body: {} });
  await runErasures(app, daysFromNow(1));
  expect((await readErasure(app, athlete)).body.erasure).toMatchObject({ asked_by: 'admins' });
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, athlete)).toBe(false);
});

test('a guardian who counts as confirmed stops it; one who is only linked does not', async () => {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  await linkUp(app, athlete, guardian);
  const second = await app.join('guardian');
  await linkUp(app, athlete, second, { agreedBy: guardian, level: 'linked' });
  await decide(athlete);
  const read = (by: SignedIn) =>
    app.call('GET', `/api/family/${athlete.athleteId}/erasure`, { token: by.token });
  expect((await read(second)).body).toMatchObject({ erasure: { can_cancel: false } });
  expect(problemOf(await keepAthlete(app, second, athlete)).code).toBe('statement_needed');
  expect((await read(guardian)).body).toMatchObject({ erasure: { can_cancel: true } });
  expect((await keepAthlete(app, guardian, athlete)).body.erasure).toBeNull();
});

test('one admin stops it with a reason, once, and only what admins decided', async () => {
  const athlete = await joinAthlete(app);
  await decide(athlete);
  const answers = await Promise.all([stop(athlete.userId), stop(athlete.userId, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const page = await pageOf(athlete.userId);
  expect(page.erasure).toBeNull();
  expect(page.admin_actions).toMatchObject([{ action: 'stop_erasure', ...REASON }]);
  expect((await eventsOf(app.db, athlete.userId)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['erasure.requested', 'erasure.stopped', 'erasure.cancelled']),
  );
  await app.waitForMail(athlete.email, /Your account stays/);

  const coach = await app.join('coach');
  await askToErase(app, coach);
  expect((await pageOf(coach.userId)).erasure).toMatchObject({ asked_by: 'owner', can_stop: false });
  expect((await stop(coach.userId)).status).toBe(409);
  expect((await readErasure(app, coach)).body.erasure).not.toBeNull();
});

test('no stop comes through once it has begun', async () => {
  const coach = await app.join('coach');
  await decide(coach);
  await app.db
    .updateTable('erasures')
    .set({ started_at: new Date() })
    .where('user_id', '=', coach.userId)
    .execute();
  expect((await stop(coach.userId)).status).toBe(409);
  expect((await pageOf(coach.userId)).erasure).toMatchObject({ can_stop: false });
});

test('not an admin, not oneself, not a suspended account, and not one that is deleted anyway', async () => {
  expect(problemOf(await ask(other.userId)).code).toBe('conflict');
  expect((await ask(asking.userId)).status).toBe(404);
  const coach = await app.join('coach');
  await setStatus(app, coach, 'suspended');
  expect(problemOf(await ask(coach.userId)).code).toBe('conflict');
  const guardian = await app.join('guardian');
  const { id } = (await ask(guardian.userId)).body;
  await askToErase(app, guardian);
  expect((await confirm(id)).status).toBe(409);
  expect((await readErasure(app, guardian)).body.erasure).toMatchObject({ asked_by: 'owner' });
});

test('who became an admin between the question and the answer is not erased', async () => {
  const director = await joinPending(app);
  const { id } = (await ask(director.userId)).body;
  await app.db
    .updateTable('users')
    .set({ role: 'admin', status: 'active' })
    .where('id', '=', director.userId)
    .execute();
  expect((await confirm(id)).status).toBe(409);
});
