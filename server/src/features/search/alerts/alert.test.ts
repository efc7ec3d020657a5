/** Who may have an alert, what they choose, and what ends it before anything leaves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AlertTest } from '../../../../test/features/alert-test.ts';
import type { SeededAthlete } from '../../../../test/records/seeded-athletes.ts';
import type { Joined } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';

let alerts: AlertTest;
let coach: Joined;
let athlete: SeededAthlete;
beforeAll(async () => {
  alerts = await AlertTest.start();
});
afterAll(() => alerts.close());
beforeEach(async () => {
  coach = await alerts.begin();
});

const subscription = () =>
  alerts.app.db.updateTable('subscriptions').where('owner_user_id', '=', coach.userId);

/** Each of them between the moment at which the digest was made and the one at which it leaves. */
const ENDS: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'the athlete has left search',
    () =>
      alerts.app.db
        .updateTable('athletes')
        .set({ visibility: 'private' })
        .where('id', '=', athlete.athleteId)
        .execute(),
  ],
  [
    'the family has frozen the account',
    () =>
      alerts.app.db
        .updateTable('users')
        .set({ withheld_at: alerts.now })
        .where('id', '=', athlete.userId)
        .execute(),
  ],
  [
    'the family has locked everything down',
    () =>
      alerts.app.db
        .updateTable('athletes')
        .set({ locked_at: alerts.now })
        .where('id', '=', athlete.athleteId)
        .execute(),
  ],
  [
    'the family has blocked the coach',
    async () => {
      const { id } = await alerts.app.db
        .selectFrom('coaches')
        .select('id')
        .where('user_id', '=', coach.userId)
        .executeTakeFirstOrThrow();
      const { athleteId, guardianUserId } = athlete;
      await alerts.app.db
        .insertInto('blocks')
        .values({ athlete_id: athleteId, coach_id: id, decided_by: guardianUserId })
        .execute();
    },
  ],
  [
    'the athlete is gone',
    () => alerts.app.db.deleteFrom('athletes').where('id', '=', athlete.athleteId).execute(),
  ],
  ['the plan has ended', () => subscription().set({ status: 'lapsed' }).execute()],
  ['the plan is no longer Pro Scout', () => subscription().set({ plan: 'basic_scout' }).execute()],
  [
    'the seat was taken back',
    () =>
      alerts.app.db
        .updateTable('seats')
        .set({ ended_at: alerts.now })
        .where('user_id', '=', coach.userId)
        .execute(),
  ],
  [
    'the coach is suspended',
    () =>
      alerts.app.db
        .updateTable('users')
        .set({ status: 'suspended' })
        .where('id', '=', coach.userId)
        .execute(),
  ],
  [
    'the coach has frozen the account',
    () =>
      alerts.app.db
        .insertInto('restrictions')
        .values({ user_id: coach.userId, placed_by: coach.userId, placed_at: alerts.now })
        .execute(),
  ],
  [
    'a colleague has deleted the search',
    () => alerts.app.db.updateTable('saved_searches').set({ deleted_at: alerts.now }).execute(),
  ],
  ['the alert was turned off', () => alerts.app.db.deleteFrom('alerts').execute()],
  ['alerts are paused', () => alerts.settings(coach, { is_paused: true })],
  ['emails are off', () => alerts.settings(coach, { is_email_off: true })],
];

test.each(ENDS)('nothing leaves when %s by then', async (_why, change) => {
  await alerts.follow(coach, 'at_once');
  athlete = await alerts.appear();
  const digests = await alerts.deliver();
  expect(digests).toHaveLength(1);
  await change();
  await alerts.refresh(athlete);
  expect(await alerts.send(digests)).toEqual([]);
  expect(alerts.mailsTo(coach.email)).toEqual([]);
});

test('a frozen coach is found for by no alert', async () => {
  await alerts.follow(coach, 'daily');
  await alerts.app.db
    .insertInto('restrictions')
    .values({ user_id: coach.userId, placed_by: coach.userId, placed_at: alerts.now })
    .execute();
  await alerts.appear();
  expect(await alerts.app.db.selectFrom('alert_matches').selectAll().execute()).toEqual([]);
});

test('a coach who turns an alert off at the same moment does not stop a family from saving', async () => {
  await alerts.follow(coach, 'daily');
  athlete = await alerts.appear();
  let saving: Promise<unknown> = Promise.resolve();
  await inTransaction(alerts.app.db, async (trx) => {
    await trx.deleteFrom('alerts').execute();
    saving = alerts.grow(athlete, 203).then(
      () => 'saved',
      (error: unknown) => error,
    );
    await Promise.race([saving, sleep(500)]);
  });
  expect(await saving).toBe('saved');
});

test('alerts take Pro Scout; turning one off takes nothing', async () => {
  const id = await alerts.follow(coach, 'daily');
  await subscription().set({ plan: 'basic_scout' }).execute();
  const url = `/api/saved-searches/${id}/alert`;
  const body = { kinds: ['match'], frequency: 'daily', by_bell: true, by_email: false };
  expect((await alerts.app.call('PUT', url, { token: coach.token, body })).status).toBe(403);
  expect((await alerts.app.call('DELETE', url, { token: coach.token })).status).toBe(204);
  await alerts.appear();
  expect(await alerts.deliver()).toEqual([]);
});

test('an alert takes a search that names a position, a class or a country', async () => {
  const choose = async (filters: object) => {
    const { token } = coach;
    const saved = await alerts.app.call<{ id: string }>('POST', '/api/saved-searches', {
      token,
      body: { name: 'Wide', filters },
    });
    const body = { kinds: ['match'], frequency: 'daily', by_bell: true, by_email: false };
    const url = `/api/saved-searches/${saved.body.id}/alert`;
    return alerts.app.call<{ code: string }>('PUT', url, { token, body });
  };
  for (const wide of [{}, { min_height: 200 }, { name: 'Nia' }]) {
    expect(await choose(wide)).toMatchObject({ status: 422, body: { code: 'alert_too_wide' } });
  }
  for (const narrow of [{ position: 'Center' }, { grad_year: 2028 }, { country: 'US' }]) {
    expect((await choose(narrow)).status).toBe(204);
  }
});

test('the time zone comes with the first alert, and what was chosen since stays', async () => {
  const { app } = alerts;
  const id = await alerts.follow(coach, 'daily');
  const choose = (time_zone: string) =>
    app.call('PUT', `/api/saved-searches/${id}/alert`, {
      token: coach.token,
      body: { kinds: ['match'], frequency: 'daily', by_bell: true, by_email: false, time_zone },
    });
  const zone = async () => (await app.call('GET', '/api/alert-settings', { token: coach.token })).body;
  expect((await choose('Mars/Olympus')).status).toBe(422);
  expect((await choose('America/Chicago')).status).toBe(204);
  expect(await zone()).toMatchObject({ time_zone: 'America/Chicago', is_default: false });
  await alerts.settings(coach, { time_zone: 'America/New_York' });
  await choose('Europe/Lisbon');
  expect(await zone()).toMatchObject({ time_zone: 'America/New_York' });
});

test('every wrong setting is named', async () => {
  const answer = await alerts.app.call<{ errors: { field: string }[] }>('PUT', '/api/alert-settings', {
    token: coach.token,
    body: {
      time_zone: 'Mars/Olympus',
      quiet_from: 24,
      quiet_until: null,
      is_paused: 'no',
      is_email_off: false,
    },
  });
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map(({ field }) => field)).toEqual(['time_zone', 'quiet_from', 'is_paused']);
});
