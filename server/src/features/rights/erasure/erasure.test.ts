/** Having an account erased: who may ask, who may stop it, and what happens until the day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askToErase,
  daysFromNow,
  eraseAthlete,
  isThere,
  keepAccount,
  keepAthlete,
  readErasure,
  runErasures,
} from '../../../../test/features/erasure.ts';
import { end, joinAthlete, linkUp, noticesOf, type JoinedAthlete } from '../../../../test/features/links.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  problemOf,
  signInAs,
  startTestApp,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';

const ADULT = '1999-03-04';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function joinMinor(): Promise<{ athlete: JoinedAthlete; guardian: Joined; linkId: string }> {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  return { athlete, guardian, linkId: await linkUp(app, athlete, guardian) };
}

/** Moderators have decided, and the report that support got is closed with the item. */
async function closeReport(id: string): Promise<void> {
  const closed = { closed_at: daysFromNow(1) };
  await app.db.updateTable('support_requests').set(closed).where('id', '=', id).execute();
  await app.db
    .updateTable('moderation_items')
    .set({ ...closed, outcome: 'acted', note: 'The school counselor looks after it.' })
    .where('subject_id', '=', id)
    .execute();
}

async function opens(viewer: Joined, { athleteId }: JoinedAthlete): Promise<number> {
  return (await app.call('POST', `/api/athletes/${athleteId}/open`, { token: viewer.token })).status;
}

test('an adult’s account is hidden at once, can be kept for 14 days, and is gone after them', async () => {
  const athlete = await joinAthlete(app, ADULT);
  const viewer = await app.join('guardian');
  expect(await opens(viewer, athlete)).toBe(200);

  const { status, body } = await askToErase(app, athlete);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    needs_guardian: false,
    erasure: { state: 'scheduled', asked_by: 'owner', can_cancel: true },
  });
  const days = (Date.parse(body.erasure?.erase_at ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  expect(await opens(viewer, athlete)).toBe(404);

  expect((await keepAccount(app, athlete)).body.erasure).toBeNull();
  expect(await opens(viewer, athlete)).toBe(200);

  await askToErase(app, athlete);
  await runErasures(app, daysFromNow(13.9));
  expect(await isThere(app, athlete)).toBe(true);
  await runErasures(app, daysFromNow(14.1));
  expect(await isThere(app, athlete)).toBe(false);
  expect((await readErasure(app, athlete)).status).toBe(401);
  await expect(signInAs(app, athlete.email, athlete.password)).rejects.toThrow('Sign-in failed');
  expect((await eventsOf(app.db, athlete.userId)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['erasure.requested', 'erasure.cancelled', 'erasure.due', 'account.erased']),
  );
});

test('the password is asked for again, and asking twice at once is asking once', async () => {
  const coach = await app.join('coach');
  expect(problemOf(await askToErase(app, coach, 'a guess')).code).toBe('current_password_wrong');
  expect((await readErasure(app, coach)).body.erasure).toBeNull();
  const answers = await Promise.all([askToErase(app, coach), askToErase(app, coach)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = answers.map(({ body }) => body.erasure?.erase_at);
  expect(first).toBe(second);
  const asked = (await eventsOf(app.db, coach.userId)).filter(({ type }) => type === 'erasure.requested');
  expect(asked).toHaveLength(1);
  await app.waitForMail(coach.email, /will be deleted on/);
  expect(
    (await Promise.all([keepAccount(app, coach), keepAccount(app, coach)])).map(({ status }) => status),
  ).toEqual([200, 200]);
});

test('two days before, the person hears of it once more', async () => {
  const coach = await app.join('coach');
  await askToErase(app, coach);
  await runErasures(app, daysFromNow(11));
  const reminders = async () =>
    (await app.mails()).filter(({ to, text }) => to === coach.email && /This is a reminder/.test(text));
  expect(await reminders()).toEqual([]);
  await runErasures(app, daysFromNow(12.5));
  await runErasures(app, daysFromNow(12.6));
  await app.waitForMail(coach.email, /will be deleted on/);
  await expect.poll(async () => (await reminders()).length, { timeout: 20_000 }).toBe(1);
});

test('what a minor asks for waits for a guardian, who hears of it and agrees with the password', async () => {
  const { athlete, guardian } = await joinMinor();
  const asked = (await askToErase(app, athlete)).body;
  expect(asked).toMatchObject({ needs_guardian: true, erasure: { state: 'waiting', erase_at: null } });
  expect(await noticesOf(app, guardian.userId)).toContainEqual({
    kind: 'erasure_news',
    data: { athlete_name: 'Test athlete', is_you: false, what: 'asked' },
  });
  await app.waitForMail(guardian.email, /asks to delete the account/);
  await runErasures(app, daysFromNow(60));
  expect(await isThere(app, athlete)).toBe(true);

  expect(problemOf(await eraseAthlete(app, guardian, athlete, 'a guess')).code).toBe(
    'current_password_wrong',
  );
  const agreed = await eraseAthlete(app, guardian, athlete);
  expect(agreed.body.erasure).toMatchObject({ state: 'scheduled', asked_by: 'owner' });
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, athlete)).toBe(false);
  expect(await isThere(app, guardian)).toBe(true);
});

test('a guardian says no to what a minor asks for, and the profile shows again', async () => {
  const { athlete, guardian } = await joinMinor();
  await askToErase(app, athlete);
  expect((await keepAthlete(app, guardian, athlete)).body.erasure).toBeNull();
  expect((await readErasure(app, athlete)).body.erasure).toBeNull();
  expect(await noticesOf(app, athlete.userId)).toContainEqual({
    kind: 'erasure_news',
    data: { athlete_name: 'Test athlete', is_you: true, what: 'cancelled' },
  });
});

test('a guardian asks for a minor; the athlete hears of it and cannot stop it, another guardian can', async () => {
  const { athlete, guardian } = await joinMinor();
  const second = await app.join('guardian');
  await linkUp(app, athlete, second, { agreedBy: guardian, level: 'linked' });
  expect((await eraseAthlete(app, guardian, athlete)).body.erasure).toMatchObject({
    state: 'scheduled',
    asked_by: 'guardian',
    can_cancel: true,
  });
  await app.waitForMail(athlete.email, /Your account will be deleted/);
  expect((await readErasure(app, athlete)).body.erasure).toMatchObject({ can_cancel: false });
  const refused = await keepAccount(app, athlete);
  expect(refused.status).toBe(403);
  expect((await keepAthlete(app, second, athlete)).body.erasure).toBeNull();
});

test('a guardian who is only linked cannot have a child erased', async () => {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  await linkUp(app, athlete, guardian, { level: 'linked' });
  expect(problemOf(await eraseAthlete(app, guardian, athlete)).code).toBe('statement_needed');
  expect((await readErasure(app, athlete)).body.erasure).toBeNull();
});

test('a guardian cannot erase an adult, and an adult needs no guardian', async () => {
  const { athlete, guardian } = await joinMinor();
  await app.db
    .updateTable('athletes')
    .set({ birthdate: ADULT })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect((await eraseAthlete(app, guardian, athlete)).status).toBe(403);
  expect((await askToErase(app, athlete)).body).toMatchObject({
    needs_guardian: false,
    erasure: { state: 'scheduled' },
  });
});

test('a minor who first ends the guardian’s link still cannot erase alone', async () => {
  const { athlete, linkId } = await joinMinor();
  await end(app, athlete, linkId);
  expect((await askToErase(app, athlete)).body).toMatchObject({
    needs_guardian: true,
    erasure: { state: 'waiting' },
  });
  await runErasures(app, daysFromNow(60));
  expect(await isThere(app, athlete)).toBe(true);
});

test('a guardian who is linked while the days pass is asked before they are over', async () => {
  const athlete = await joinAthlete(app);
  expect((await askToErase(app, athlete)).body.erasure).toMatchObject({ state: 'scheduled' });
  const guardian = await app.join('guardian');
  await linkUp(app, athlete, guardian);
  await runErasures(app, daysFromNow(15));
  expect((await readErasure(app, athlete)).body.erasure).toMatchObject({ state: 'waiting' });
  await app.waitForMail(guardian.email, /asks to delete the account/);
});

test('a child’s report about a guardian outlives what that guardian asks for, and the guardian learns nothing of it', async () => {
  const { athlete, guardian, linkId } = await joinMinor();
  await app.call('POST', `/api/guardian-links/${linkId}/report`, {
    token: athlete.token,
    body: { message: 'I am afraid of him.' },
  });
  const before = (await eraseAthlete(app, guardian, athlete)).body;
  await runErasures(app, daysFromNow(20));
  expect(await isThere(app, athlete)).toBe(true);
  const after = await app.call('GET', `/api/family/${athlete.athleteId}/erasure`, { token: guardian.token });
  expect(after.body).toEqual(before);

  const report = () =>
    app.db
      .selectFrom('support_requests')
      .select(['id', 'name', 'email', 'message'])
      .where('source', '=', 'guardian')
      .where('message', 'like', `%${athlete.athleteId}%`)
      .executeTakeFirstOrThrow();
  await closeReport((await report()).id);
  await runErasures(app, daysFromNow(20));
  expect(await isThere(app, athlete)).toBe(false);
  const kept = await report();
  expect(kept.message).toContain('I am afraid of him.');
  expect(kept).toMatchObject({ name: '[deleted]', email: 'erased@erased.invalid' });
});

test('a coach whose conversation was reported stays until somebody has looked', async () => {
  const coach = await app.join('coach');
  const { id } = await app.db
    .insertInto('support_requests')
    .values({
      reference: 'FC-AAAA-AAAA',
      type: 'safety',
      source: 'conversation',
      name: 'Ana',
      email: 'ana@example.test',
      locale: 'en',
      message: `A report about ${coach.userId}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await askToErase(app, coach);
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, coach)).toBe(true);
  await app.db
    .updateTable('support_requests')
    .set({ closed_at: daysFromNow(1) })
    .where('id', '=', id)
    .execute();
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, coach)).toBe(false);
});

test('the only admin makes another one first', async () => {
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ status: 'suspended' }).where('role', '=', 'admin').execute();
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  expect(problemOf(await askToErase(app, admin)).code).toBe('conflict');
  await joinAdmin(app);
  expect((await askToErase(app, admin)).status).toBe(200);
});
