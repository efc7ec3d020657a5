/** Alerts as people get them: through a real mail server, once, in time, and with nothing that search would not show. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AlertTest } from '../../../../test/features/alert-test.ts';
import { seedRelease } from '../../../../test/records/seeded-athletes.ts';
import type { Joined } from '../../../../test/app/test-app.ts';
import { createUnsubscribeKeys } from '../../../platform/sessions/unsubscribe-key.ts';

let alerts: AlertTest;
let coach: Joined;
beforeAll(async () => {
  alerts = await AlertTest.start();
});
afterAll(() => alerts.close());
beforeEach(async () => {
  coach = await alerts.begin();
});

test('an email says who is new by the name on the card, and carries the headers that end it with one click', async () => {
  await alerts.follow(coach, 'at_once');
  await alerts.appear();
  const [mail, ...others] = await alerts.deliverAndSend(coach);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Nia B.');
  expect(mail?.text).toContain('“Lefties”');
  expect(mail?.text).toContain('not released');
  for (const hidden of ['Bellweather', 'Kettlebrook', 'Northgate']) expect(mail?.text).not.toContain(hidden);
  expect(mail?.headers.get('list-unsubscribe')).toMatch(
    /^<http:\/\/faircourt\.test\/api\/alerts\/unsubscribe\?key=[\w.-]+>$/,
  );
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('many matches are one email, and the next one keeps its distance', async () => {
  await alerts.follow(coach, 'at_once');
  await alerts.appear('Ada One');
  await alerts.appear('Ben Two');
  expect(await alerts.deliverAndSend(coach)).toHaveLength(1);
  await alerts.appear('Cleo Three');
  alerts.pass(5);
  expect(await alerts.deliverAndSend(coach)).toHaveLength(1);
  alerts.pass(15);
  const mails = await alerts.deliverAndSend(coach);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('Cleo T.');
  expect(mails[1]?.text).not.toContain('Ada O.');
});

test('what is found while somebody is being told waits for the next time, by bell and by email', async () => {
  await alerts.follow(coach, 'at_once', { bell: true });
  await alerts.follow(coach, 'at_once', { email: true });
  await alerts.appear('Ada One');
  await alerts.send(await alerts.deliver(() => alerts.appear('Ben Two')));
  alerts.pass(20);
  const mails = await alerts.deliverAndSend(coach);
  expect(mails.map(({ text }) => [text.includes('Ada O.'), text.includes('Ben T.')])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect((await alerts.bells(coach)).map(({ data }) => data)).toMatchObject([
    { athletes: 1 },
    { athletes: 1 },
  ]);
});

test('a daily digest waits for the morning, and two servers send it once, also after a missed night', async () => {
  await alerts.follow(coach, 'daily');
  await alerts.appear();
  expect(await alerts.deliver()).toEqual([]);
  alerts.now = new Date('2026-11-19T09:30:00Z');
  const [one, other] = await Promise.all([alerts.deliver(), alerts.deliver()]);
  const digests = [...one, ...other];
  expect(digests).toHaveLength(1);
  await alerts.send(digests);
  await alerts.send(digests);
  expect(alerts.mailsTo(coach.email)).toHaveLength(1);
  expect(await alerts.deliver()).toEqual([]);
});

test('somebody who changes again and again does not put the digest off', async () => {
  await alerts.follow(coach, 'daily', { email: true, kinds: ['figure'] });
  await alerts.settings(coach, { quiet_from: 6, quiet_until: 10 });
  const athlete = await alerts.appear();
  await alerts.grow(athlete, 201);
  alerts.now = new Date('2026-11-18T09:00:00Z');
  await alerts.grow(athlete, 202);
  alerts.now = new Date('2026-11-18T10:00:00Z');
  expect(await alerts.deliverAndSend(coach)).toHaveLength(1);
});

test('what was withdrawn between the find and the email is not in it', async () => {
  await alerts.follow(coach, 'at_once');
  const athlete = await alerts.appear();
  await seedRelease(alerts.app.db, athlete, ['identity'], { audience: 'verified_colleges' });
  await alerts.refresh(athlete);
  const digests = await alerts.deliver();
  await alerts.app.db.deleteFrom('releases').where('athlete_id', '=', athlete.athleteId).execute();
  await alerts.refresh(athlete);
  await alerts.send(digests);
  const [mail] = alerts.mailsTo(coach.email);
  expect(mail?.text).toContain('Nia B.');
  expect(mail?.text).not.toContain('Bellweather');
});

test('in quiet hours nothing is told, and all of it afterwards', async () => {
  await alerts.follow(coach, 'at_once', { bell: true, email: true });
  await alerts.settings(coach, { time_zone: 'America/Chicago', quiet_from: 22, quiet_until: 7 });
  await alerts.appear();
  expect(await alerts.deliver()).toEqual([]);
  expect(await alerts.bells(coach)).toEqual([]);
  alerts.now = new Date('2026-11-17T13:00:00Z');
  expect(await alerts.deliverAndSend(coach)).toHaveLength(1);
  expect(await alerts.bells(coach)).toHaveLength(1);
});

test('an email that could not leave before the quiet hours waits until they are over', async () => {
  await alerts.follow(coach, 'at_once');
  await alerts.settings(coach, { quiet_from: 13, quiet_until: 15 });
  await alerts.appear();
  const digests = await alerts.deliver();
  alerts.pass(60);
  expect(await alerts.send(digests)).toEqual(digests);
  expect(alerts.mailsTo(coach.email)).toEqual([]);
  alerts.pass(180);
  expect(await alerts.send(digests)).toEqual([]);
  expect(alerts.mailsTo(coach.email)).toHaveLength(1);
});

test('the bell counts athletes and names nobody, and keeps its distance too', async () => {
  const id = await alerts.follow(coach, 'at_once', { bell: true });
  await alerts.appear('Ada One');
  await alerts.appear('Ben Two');
  expect(await alerts.deliver()).toEqual([]);
  expect(await alerts.bells(coach)).toEqual([
    { kind: 'search_alert', data: { saved_search_id: id, search_name: 'Lefties', athletes: 2 } },
  ]);
  await alerts.appear('Cleo Three');
  alerts.pass(5);
  await alerts.deliver();
  expect(await alerts.bells(coach)).toHaveLength(1);
  alerts.pass(15);
  await alerts.deliver();
  expect(await alerts.bells(coach)).toHaveLength(2);
});

test('one click ends the emails without signing in; opening the address only asks', async () => {
  const { app } = alerts;
  await alerts.follow(coach, 'at_once', { bell: true, email: true });
  const url = `/api/alerts/unsubscribe?key=${createUnsubscribeKeys(app.config.authSecret).issue(coach.userId)}`;
  const opened = await app.call('GET', url);
  expect([opened.status, opened.headers['location']]).toEqual([302, url.replace('/api', '')]);
  await alerts.appear('Ada One');
  expect(await alerts.deliverAndSend(coach)).toHaveLength(1);
  const form = 'List-Unsubscribe=One-Click';
  const parts = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--`;
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', form],
    ['application/x-www-form-urlencoded', form],
    ['multipart/form-data; boundary=x', parts],
  ] as const) {
    const answer = await app.call('POST', url, { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(204);
  }
  alerts.pass(60);
  await alerts.appear('Ben Two');
  expect(await alerts.deliver()).toEqual([]);
  expect(await alerts.bells(coach)).toHaveLength(2);
  expect((await app.call('GET', '/api/alert-settings', { token: coach.token })).body).toMatchObject({
    is_email_off: true,
  });
});

test('a key that is not ours ends nothing, and one of a deleted account tells nothing', async () => {
  const { app } = alerts;
  const key = createUnsubscribeKeys(app.config.authSecret).issue(coach.userId);
  const post = (given: string) => app.call('POST', `/api/alerts/unsubscribe?key=${given}`);
  expect((await post(`${key.slice(0, -3)}AAA`)).status).toBe(404);
  expect((await post(createUnsubscribeKeys('another secret').issue(coach.userId))).status).toBe(404);
  expect(
    (await post(createUnsubscribeKeys(app.config.authSecret).issue('0190a0a0-0000-7000-8000-000000000001')))
      .status,
  ).toBe(204);
});
