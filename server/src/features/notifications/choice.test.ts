import {
  CHOSEN_TOPICS,
  TOPICS_OF_ROLE,
  type Channel,
  type ChosenTopic,
  type NotificationChoices,
} from '@faircourt/contracts/notification-choices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, problemOf, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { loadActor } from '../../access/facts/load-actor.ts';
import { Guard } from '../../access/engine/guard.ts';
import { notify } from '../../delivery/bell.ts';
import { topicOfLetter } from '../../delivery/letter-topics.ts';
import { writeLetter } from '../../delivery/letter.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { RateLimiter } from '../../platform/rate-limit.ts';
import { choose } from './choice.service.ts';
import { CHOICES_PER_ACCOUNT } from './notification.limits.ts';

const URL = '/api/notification-choices';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const turn = (person: Joined, topic: string, channel: Channel, is_on: boolean) =>
  app.call<NotificationChoices>('PATCH', URL, { token: person.token, body: { topic, channel, is_on } });

const readChoice = async ({ token }: Joined, topic: ChosenTopic) =>
  (await app.call<NotificationChoices>('GET', URL, { token })).body.choices.find(
    (one) => one.topic === topic,
  );

const logOf = ({ userId }: Joined) =>
  app.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'notification.chosen')
    .where('actor_user_id', '=', userId)
    .execute();

/** Everything of theirs, by a row that no page could have written. */
const turnAllOff = ({ userId }: Joined) =>
  app.db
    .insertInto('notification_choices')
    .values(CHOSEN_TOPICS.map((topic) => ({ user_id: userId, topic, by_bell: false, by_email: false })))
    .execute();

const kindsOf = async ({ userId }: Joined) => {
  const rows = await app.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'welcome');
};

test.for(['athlete', 'guardian', 'coach'] as const)(
  'a new %s hears of everything that reaches the role, and of nothing else',
  async (role) => {
    const person = await app.join(role);
    const answer = await app.call('GET', URL, { token: person.token });
    expect(answer.body).toEqual({
      choices: TOPICS_OF_ROLE[role].map((topic) => ({
        topic,
        by_bell: true,
        by_email: true,
      })),
    });
  },
);

test('a choice is kept, is one’s own, and is in one’s log', async () => {
  const person = await app.join('coach');
  const other = await app.join('coach');
  expect((await turn(person, 'answers', 'email', false)).status).toBe(200);
  expect(await readChoice(person, 'answers')).toEqual({ topic: 'answers', by_bell: true, by_email: false });
  expect(await readChoice(other, 'answers')).toEqual({ topic: 'answers', by_bell: true, by_email: true });
  expect(await logOf(person)).toEqual([{ data: { topic: 'answers', by_bell: true, by_email: false } }]);
});

test('two pages that change one channel each keep both changes', async () => {
  const person = await app.join('coach');
  await Promise.all([turn(person, 'reports', 'bell', false), turn(person, 'reports', 'email', false)]);
  expect(await readChoice(person, 'reports')).toEqual({ topic: 'reports', by_bell: false, by_email: false });
  await turn(person, 'reports', 'email', true);
  expect(await readChoice(person, 'reports')).toEqual({ topic: 'reports', by_bell: false, by_email: true });
});

test('what is so already is not logged once more', async () => {
  const person = await app.join('coach');
  await turn(person, 'reports', 'email', true);
  expect(await logOf(person), 'on from the start').toEqual([]);
  await Promise.all(Array.from({ length: 3 }, () => turn(person, 'reports', 'email', false)));
  expect(await logOf(person)).toHaveLength(1);
});

test('changes are few: the next waits, and changes nothing', async () => {
  const person = await app.join('coach');
  const deps = { db: app.db, limiter: new RateLimiter(app.db, 1 / CHOICES_PER_ACCOUNT.max) };
  const guard = new Guard(await loadActor(app.db, person.userId), new Date());
  const turnReports = (is_on: boolean) =>
    choose(deps, guard, person.userId, { topic: 'reports', channel: 'bell', is_on });
  await turnReports(false);
  await expect(turnReports(true)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await readChoice(person, 'reports')).toMatchObject({ by_bell: false });
  expect(await logOf(person)).toHaveLength(1);
});

test('what may wait for an answer stays in the app, and nobody chooses what never reaches them or what must', async () => {
  const guardian = await app.join('guardian');
  const refusalOf = async (topic: string, channel: Channel) =>
    problemOf(await turn(guardian, topic, channel, false)).code;
  expect(await refusalOf('requests', 'bell')).toBe('validation_failed');
  expect(await refusalOf('checks', 'bell')).toBe('validation_failed');
  expect(await refusalOf('team', 'bell')).toBe('validation_failed');
  expect(await refusalOf('security', 'email')).toBe('validation_failed');
  expect((await turn(guardian, 'requests', 'email', false)).status).toBe(200);
  expect((await turn(guardian, 'checks', 'email', false)).status).toBe(200);
});

test('a director’s offer or question and the own seat ring for people who turned off what they could', async () => {
  const guardian = await app.join('guardian');
  await turnAllOff(guardian);
  const { userId } = guardian;
  const about = { athlete_name: 'Nia', is_you: false, fact_group: 'school' } as const;
  for (const decision of ['offered', 'more_asked'] as const) {
    await notify(app.db, { userId, kind: 'verification_decided', data: { ...about, decision }, asks: null });
  }
  expect(await kindsOf(guardian)).toEqual(['verification_decided', 'verification_decided']);
  const coach = await app.join('coach');
  await turnAllOff(coach);
  const workplace = { institution_name: 'Duke', decision: 'more_asked' } as const;
  await notify(app.db, { userId: coach.userId, kind: 'affiliation_decided', data: workplace, asks: null });
  const rung = [
    'ownership_offered',
    'seat_taken_back',
    'you_own',
    'owner_changed',
    'owner_gone',
    'plan_ending',
    'plan_over',
  ] as const;
  for (const what of ['seat_taken', 'seat_left', ...rung] as const) {
    await notify(app.db, {
      userId: coach.userId,
      kind: 'team_news',
      data: { what, name: 'Ada' },
      asks: null,
    });
  }
  expect(await kindsOf(coach)).toEqual(['affiliation_decided', ...rung.map(() => 'team_news')]);
});

test.for([
  'badge_offered',
  'badge_more_asked',
  'affiliation_more_asked',
  'team_ownership_offered',
  'team_seat_taken_back',
  'team_owner_changed',
] as const)('the letter %s cannot be turned off', (id) => {
  expect(topicOfLetter(id)).toBeUndefined();
});

test('what is turned off in the app never rings, and what cannot be turned off does', async () => {
  const person = await app.join('athlete');
  await turn(person, 'reports', 'bell', false);
  const { userId } = person;
  await notify(app.db, {
    userId,
    kind: 'report_appealed',
    data: { about: 'conversation', is_accepted: true },
  });
  await notify(app.db, { userId, kind: 'session_copied', data: {} });
  expect(await kindsOf(person)).toEqual(['session_copied']);
  await turn(person, 'reports', 'bell', true);
  await notify(app.db, {
    userId,
    kind: 'report_appealed',
    data: { about: 'conversation', is_accepted: true },
  });
  expect(await kindsOf(person)).toEqual(['session_copied', 'report_appealed']);
});

test('an email that is turned off does not leave, not even one on its way; security does', async () => {
  const quiet = await app.join('athlete');
  const other = await app.join('athlete');
  const reader = ({ email }: Joined) => ({ email, name: 'Nia', locale: 'en' as const });
  // As it waits in the queue: written before the choice, sent after it.
  const waiting = [quiet, other].map((person) => writeLetter(reader(person), 'report_decided'));
  await turn(quiet, 'reports', 'email', false);
  for (const mail of waiting) await app.runtime.jobs.enqueue(app.db, SEND_MAIL, mail);
  await app.runtime.jobs.enqueue(app.db, SEND_MAIL, writeLetter(reader(quiet), 'password_changed'));
  await app.waitForMail(other.email, /report/i);
  await app.waitForMail(quiet.email, /password/i);
  const subjects = (await app.mails()).filter(({ to }) => to === quiet.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /report/i.test(subject))).toEqual([]);
});
