/** Alerts as people get them: through a real mail server, once, in time, and with nothing that search would not show. */
import type { SavedSearch } from '@faircourt/contracts/saved-searches';
import type { AlertFrequency } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticesOf } from '../../../../test/features/requests.ts';
import {
  seedAthlete,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { freePort } from '../../../platform/database/embedded.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { PinnedConnections } from '../../../platform/database/pinned-connections.ts';
import { smtpMailer } from '../../../platform/mail/mailer.ts';
import { createUnsubscribeKeys } from '../../../platform/sessions/unsubscribe-key.ts';
import { refreshCards } from '../cards/card.service.ts';
import { deliverAlerts, sendDigest } from './delivery.service.ts';

interface Received {
  to: string;
  subject: string;
  text: string;
  headers: Map<string, string>;
}

const BASE = 'http://faircourt.test';
const received: Received[] = [];
/** Noon UTC on a Tuesday. */
const START = new Date('2026-11-17T12:00:00Z');
let now = START;
let app: TestApp;
let smtp: SMTPServer;
let statements: PinnedConnections;
let coach: Joined;
let athlete: SeededAthlete;
let deps: Parameters<typeof sendDigest>[0];

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  // What the server tells by itself would be told past this test.
  await sql`delete from pgboss.schedule where name = 'deliver-alerts'`.execute(app.db);
  const port = await freePort();
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({
            to: session.envelope.rcptTo.map((to) => to.address).join(),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            headers: new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])),
          });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  statements = new PinnedConnections(app.url, { max: 1, statementTimeoutMs: 10_000, onError: () => {} });
  deps = {
    db: app.db,
    clock: { now: () => now },
    statements,
    searchStatements: statements,
    mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'Faircourt <hello@faircourt.test>'),
    keys: createUnsubscribeKeys(app.config.authSecret),
    baseUrl: BASE,
    isProvenAddress: () => Promise.resolve(true),
  };
});
afterAll(async () => {
  await statements.end();
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  now = START;
  received.length = 0;
  // Nobody of an earlier test is told of what appears in this one.
  await app.db.deleteFrom('saved_searches').execute();
  coach = await app.join('coach');
  await seedPlan(app.db, coach.userId, 'pro_scout');
  await seedCollege(app.db, coach.userId, `College of ${coach.userId}`);
});

async function follow(frequency: AlertFrequency, by: { bell?: boolean; email?: boolean } = { email: true }) {
  const body = { name: 'Lefties', filters: { position: 'Center' } };
  const saved = await app.call<SavedSearch>('POST', '/api/saved-searches', { token: coach.token, body });
  const chosen = await app.call('PUT', `/api/saved-searches/${saved.body.id}/alert`, {
    token: coach.token,
    body: {
      kinds: ['match', 'figure'],
      frequency,
      by_bell: by.bell ?? false,
      by_email: by.email ?? false,
    },
  });
  expect(chosen.status).toBe(204);
  return saved.body.id;
}

async function appear(name = 'Nia Rose Bellweather'): Promise<void> {
  athlete = await seedAthlete(app.db, { name });
  await refresh();
}

function refresh(): Promise<void> {
  return inTransaction(app.db, (trx) => refreshCards(trx, [athlete.athleteId], now));
}

/** The digests that this run has put on their way. */
async function deliver(): Promise<string[]> {
  const sent: string[] = [];
  await deliverAlerts(deps, {
    enqueue: (_queries, _job, data) => {
      sent.push((data as { digestId: string }).digestId);
      return Promise.resolve();
    },
  });
  return sent;
}

async function deliverAndSend(): Promise<Received[]> {
  for (const digestId of await deliver()) await sendDigest(deps, digestId);
  return received.filter(({ to }) => to === coach.email);
}

function settings(given: object): Promise<unknown> {
  return app.call('PUT', '/api/alert-settings', {
    token: coach.token,
    body: {
      time_zone: 'UTC',
      quiet_from: null,
      quiet_until: null,
      is_paused: false,
      is_email_off: false,
      ...given,
    },
  });
}

test('an email says who is new by the name on the card, and carries the headers that end it with one click', async () => {
  await follow('at_once');
  await appear();
  const [mail, ...others] = await deliverAndSend();
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
  await follow('at_once');
  await appear('Ada One');
  await appear('Ben Two');
  expect(await deliverAndSend()).toHaveLength(1);
  await appear('Cleo Three');
  now = new Date(START.getTime() + 5 * 60_000);
  expect(await deliverAndSend()).toHaveLength(1);
  now = new Date(START.getTime() + 15 * 60_000);
  const mails = await deliverAndSend();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('Cleo T.');
  expect(mails[1]?.text).not.toContain('Ada O.');
});

test('a daily digest waits for the morning, and two servers send it once, also after a missed night', async () => {
  await follow('daily');
  await appear();
  expect(await deliver()).toEqual([]);
  now = new Date('2026-11-19T09:30:00Z');
  const [one, other] = await Promise.all([deliver(), deliver()]);
  const digests = [...one, ...other];
  expect(digests).toHaveLength(1);
  await Promise.all(digests.map((id) => sendDigest(deps, id)));
  for (const id of digests) await sendDigest(deps, id);
  expect(received.filter(({ to }) => to === coach.email)).toHaveLength(1);
  expect(await deliver()).toEqual([]);
});

test('what was withdrawn between the find and the email is not in it', async () => {
  await follow('at_once');
  await appear();
  await seedRelease(app.db, athlete, ['identity'], { audience: 'verified_colleges' });
  await refresh();
  const digests = await deliver();
  await app.db.deleteFrom('releases').where('athlete_id', '=', athlete.athleteId).execute();
  await refresh();
  for (const id of digests) await sendDigest(deps, id);
  const mail = received.find(({ to }) => to === coach.email);
  expect(mail?.text).toContain('Nia B.');
  expect(mail?.text).not.toContain('Bellweather');
});

test.each([
  [
    'the athlete has left search',
    () => app.db.updateTable('athletes').set({ visibility: 'private' }).execute(),
  ],
  [
    'the plan has ended',
    () =>
      app.db
        .updateTable('subscriptions')
        .set({ status: 'lapsed' })
        .where('owner_user_id', '=', coach.userId)
        .execute(),
  ],
  [
    'the coach is suspended',
    () => app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', coach.userId).execute(),
  ],
  ['alerts are paused', () => settings({ is_paused: true })],
  ['emails are off', () => settings({ is_email_off: true })],
])('nothing leaves when %s by then', async (_why, change) => {
  await follow('at_once');
  await appear();
  const digests = await deliver();
  expect(digests).toHaveLength(1);
  await change();
  await refresh();
  for (const id of digests) await sendDigest(deps, id);
  expect(received.filter(({ to }) => to === coach.email)).toEqual([]);
});

test('in quiet hours nothing is told, and all of it afterwards', async () => {
  await follow('at_once', { bell: true, email: true });
  await settings({ time_zone: 'America/Chicago', quiet_from: 22, quiet_until: 7 });
  await appear();
  expect(await deliver()).toEqual([]);
  expect(await alertNotices()).toEqual([]);
  now = new Date('2026-11-17T13:00:00Z');
  expect(await deliverAndSend()).toHaveLength(1);
  expect(await alertNotices()).toHaveLength(1);
});

async function alertNotices() {
  return (await noticesOf(app, coach)).filter(({ kind }) => kind === 'search_alert');
}

test('the bell counts athletes and names nobody', async () => {
  const id = await follow('at_once', { bell: true });
  await appear('Ada One');
  await appear('Ben Two');
  expect(await deliver()).toEqual([]);
  expect(await alertNotices()).toEqual([
    { kind: 'search_alert', data: { saved_search_id: id, search_name: 'Lefties', athletes: 2 } },
  ]);
});

test('one click ends the emails without signing in; opening the address only asks', async () => {
  await follow('at_once', { bell: true, email: true });
  const url = `/api/alerts/unsubscribe?key=${createUnsubscribeKeys(app.config.authSecret).issue(coach.userId)}`;
  const opened = await app.call('GET', url);
  expect([opened.status, opened.headers['location']]).toEqual([302, url.replace('/api', '')]);
  await appear('Ada One');
  expect(await deliverAndSend()).toHaveLength(1);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let press = 0; press < 2; press++) {
    const answer = await app.call('POST', url, { body: 'List-Unsubscribe=One-Click', headers });
    expect(answer.status).toBe(204);
  }
  now = new Date(START.getTime() + 60 * 60_000);
  await appear('Ben Two');
  expect(await deliver()).toEqual([]);
  expect(await alertNotices()).toHaveLength(2);
  expect((await app.call('GET', '/api/alert-settings', { token: coach.token })).body).toMatchObject({
    is_email_off: true,
  });
});

test('a key that is not ours ends nothing, and one of a deleted account tells nothing', async () => {
  const key = createUnsubscribeKeys(app.config.authSecret).issue(coach.userId);
  const post = (given: string) => app.call('POST', `/api/alerts/unsubscribe?key=${given}`);
  expect((await post(`${key.slice(0, -3)}AAA`)).status).toBe(404);
  expect((await post(createUnsubscribeKeys('another secret').issue(coach.userId))).status).toBe(404);
  expect(
    (await post(createUnsubscribeKeys(app.config.authSecret).issue('0190a0a0-0000-7000-8000-000000000001')))
      .status,
  ).toBe(204);
});

test('alerts take Pro Scout; turning one off takes nothing', async () => {
  const id = await follow('daily');
  await app.db
    .updateTable('subscriptions')
    .set({ plan: 'basic_scout' })
    .where('owner_user_id', '=', coach.userId)
    .execute();
  const url = `/api/saved-searches/${id}/alert`;
  const body = { kinds: ['match'], frequency: 'daily', by_bell: true, by_email: false };
  expect((await app.call('PUT', url, { token: coach.token, body })).status).toBe(403);
  expect((await app.call('DELETE', url, { token: coach.token })).status).toBe(204);
  await appear();
  expect(await deliver()).toEqual([]);
});

test('every wrong setting is named', async () => {
  const answer = await app.call<{ errors: { field: string }[] }>('PUT', '/api/alert-settings', {
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
