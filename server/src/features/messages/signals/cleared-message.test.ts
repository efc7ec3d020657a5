/** A held message in which moderators found nothing wrong while the conversation waits for a form: nobody reads it until that goes on. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { nameAt, seedInstitution } from '../../../../test/features/affiliation.ts';
import { closeItemAbout } from '../../../../test/features/moderation.ts';
import {
  endLinkOf,
  joinPausable,
  joinSigner,
  signForms,
  type PausableConversation,
} from '../../../../test/features/paused-contact.ts';
import { block, decideContact, DECLINE } from '../../../../test/features/requests.ts';
import { listThreads, openThread, send, type SignedIn } from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { JobQueue } from '../../../platform/jobs.ts';
import { deliverDueMessages } from './flagged-message.service.ts';

const HELD = 'Call me at 512-555-0142';
let app: TestApp;
let admin: SignedIn;
let talk: PausableConversation;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  // Every five minutes it delivers too: here only when a test says so.
  await sql`delete from pgboss.schedule where name = 'deliver-due-messages'`.execute(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  talk = await joinPausable(app);
  await send(app, talk.threadId, talk.coach, HELD);
  await endLinkOf(app, talk.guardian, talk.athlete);
});

async function read(reader: { token: string }): Promise<string[]> {
  const { status, body } = await openThread(app, talk.threadId, reader);
  expect(status).toBe(200);
  return body.messages.map((message) => message.body);
}

async function expectUnread(): Promise<void> {
  for (const reader of [talk.athlete, talk.parent]) {
    expect(await read(reader)).toEqual([]);
    expect((await listThreads(app, reader))[0]).toMatchObject({ unread: 0, last: null });
    const { body } = await app.call('GET', '/api/notifications', { token: reader.token });
    expect(JSON.stringify(body)).not.toContain(talk.threadId);
  }
}

const holdOf = async () => (await openThread(app, talk.threadId, talk.coach)).body.messages[0]?.hold;

/** As after another yes, with every form. */
async function allowAgain(): Promise<void> {
  const { athlete, coach, parent } = talk;
  await app.db
    .updateTable('athletes')
    .set({ locked_at: null, locked_by: null })
    .where('id', '=', athlete.athleteId)
    .execute();
  await app.db
    .insertInto('contact_requests')
    .values({
      athlete_id: athlete.athleteId,
      coach_id: coach.coachId,
      status: 'approved',
      decided_by: parent.userId,
      decided_at: new Date(),
    })
    .execute();
  await signForms(app, parent, athlete);
}

test('it arrives with the signature that lets the conversation go on, and not before', async () => {
  await closeItemAbout(app, admin, talk.coach, 'nothing_wrong');
  await expectUnread();
  await signForms(app, talk.parent, talk.athlete, ['platform']);
  await expectUnread();
  await signForms(app, talk.parent, talk.athlete, ['colleges']);
  for (const reader of [talk.athlete, talk.parent]) {
    expect(await read(reader)).toEqual([HELD]);
    expect((await listThreads(app, reader))[0]).toMatchObject({ unread: 1, is_open: true });
    const { body } = await app.call('GET', '/api/notifications', { token: reader.token });
    expect(JSON.stringify(body)).toContain(talk.threadId);
  }
  expect(await holdOf()).toBeNull();
});

test('what no moderator has looked at yet waits on, also once the conversation goes on', async () => {
  await signForms(app, talk.parent, talk.athlete);
  await expectUnread();
  expect(await holdOf()).toBe('waiting');
  await closeItemAbout(app, admin, talk.coach, 'nothing_wrong');
  expect(await read(talk.parent)).toEqual([HELD]);
});

test.each([
  [
    'a lock-down',
    () => app.call('POST', `/api/family/${talk.athlete.athleteId}/lock-down`, { token: talk.parent.token }),
  ],
  ['the end of the link of the one who allowed it', () => endLinkOf(app, talk.parent, talk.athlete)],
])('it is kept back when the conversation ends by %s, whatever is allowed later', async (_end, end) => {
  await closeItemAbout(app, admin, talk.coach, 'nothing_wrong');
  await end();
  const parent = await joinSigner(app, talk.athlete);
  talk = { ...talk, parent };
  await allowAgain();
  expect(await read(talk.athlete)).toEqual([]);
  expect(await holdOf()).toBe('kept_back');
});

const ENDS: readonly [end: string, bring: () => Promise<unknown>][] = [
  [
    'a decline',
    async () => {
      const { id } = await app.db
        .selectFrom('contact_requests')
        .select('id')
        .where('athlete_id', '=', talk.athlete.athleteId)
        .executeTakeFirstOrThrow();
      expect((await decideContact(app, talk.parent, id, DECLINE)).status).toBe(200);
    },
  ],
  [
    'a block',
    async () => {
      const { body } = await block(app, talk.parent, talk.athlete, { coach_id: talk.coach.coachId });
      await app.call('POST', `/api/blocks/${body.id}/lift`, { token: talk.parent.token });
    },
  ],
  [
    'the move of the coach',
    async () => {
      const { coach } = talk;
      const id = await seedInstitution(app);
      expect((await nameAt(app, coach, { institution_id: id })).status).toBe(200);
      await app.db.updateTable('institutions').set({ status: 'verified' }).where('id', '=', id).execute();
      await app.db
        .updateTable('coaches')
        .set({ affiliation_status: 'verified' })
        .where('id', '=', coach.coachId)
        .execute();
    },
  ],
];

test.each(ENDS)(
  '%s keeps back what no moderator has looked at, whatever is found and allowed later',
  async (_end, bring) => {
    await bring();
    await allowAgain();
    expect(await holdOf()).toBe('kept_back');
    await closeItemAbout(app, admin, talk.coach, 'nothing_wrong');
    await deliverDueMessages(app.db, { now: new Date(), jobs: app.runtime.jobs });
    expect(await read(talk.athlete)).toEqual([]);
  },
);

const PAUSES: readonly [pause: string, set: (isPaused: boolean) => Promise<unknown>][] = [
  [
    'the workplace of the coach is asked about again',
    (isPaused) =>
      app.db
        .updateTable('coaches')
        .set({ affiliation_status: isPaused ? 'unverified' : 'verified' })
        .where('id', '=', talk.coach.coachId)
        .execute(),
  ],
  [
    'the athlete is suspended',
    (isPaused) =>
      app.db
        .updateTable('users')
        .set({ status: isPaused ? 'suspended' : 'active' })
        .where('id', '=', talk.athlete.userId)
        .execute(),
  ],
];

test.each(PAUSES)('found harmless while %s, it arrives once that is over', async (_pause, set) => {
  await signForms(app, talk.parent, talk.athlete);
  const deliverDue = () => deliverDueMessages(app.db, { now: new Date(), jobs: app.runtime.jobs });
  await set(true);
  await closeItemAbout(app, admin, talk.coach, 'nothing_wrong');
  await deliverDue();
  expect(await read(talk.parent)).toEqual([]);
  await set(false);
  await deliverDue();
  expect(await read(talk.parent)).toEqual([HELD]);
});

test('one conversation that cannot be delivered stops no other, and those that are closed are not held', async () => {
  const closed = talk;
  const open: PausableConversation[] = [];
  for (let count = 0; count < 2; count++) {
    talk = await joinPausable(app);
    await send(app, talk.threadId, talk.coach, HELD);
    await endLinkOf(app, talk.guardian, talk.athlete);
    open.push(talk);
  }
  for (const { coach } of [closed, ...open]) await closeItemAbout(app, admin, coach, 'nothing_wrong');
  for (const { athlete, parent } of open) {
    await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: parent.userId });
  }
  const [failing, other] = open.map(({ threadId }) => threadId).toSorted();
  const jobs: JobQueue = {
    enqueue: (trx, job, data, options) =>
      'threadId' in data && data.threadId === failing
        ? Promise.reject(new Error('The queue is full'))
        : app.runtime.jobs.enqueue(trx, job, data, options),
  };
  const lock: [string, string] = ['select from threads where id = $1 for update', closed.threadId];
  await whileLocked(app.url, lock, () =>
    expect(deliverDueMessages(app.db, { now: new Date(), jobs })).rejects.toThrow('Some messages'),
  );
  for (const conversation of open) {
    talk = conversation;
    expect(await read(talk.parent)).toEqual(talk.threadId === other ? [HELD] : []);
  }
});

test('it is kept back where something was wrong', async () => {
  await closeItemAbout(app, admin, talk.coach, 'acted');
  await signForms(app, talk.parent, talk.athlete);
  await expectUnread();
  expect(await holdOf()).toBe('kept_back');
});

test('where the conversation goes on without a signature, it arrives within minutes and in its place', async () => {
  const context = { now: new Date(), jobs: app.runtime.jobs };
  await closeItemAbout(app, admin, talk.coach, 'nothing_wrong');
  await deliverDueMessages(app.db, context);
  await expectUnread();
  // Nobody signs: what was signed counts again, as when the account of its signer is reinstated.
  await seedSignatures(app.db, { athleteId: talk.athlete.athleteId, guardianUserId: talk.parent.userId });
  const next = await send(app, talk.threadId, talk.coach, 'When is your next game?');
  expect(next.body.hold).toBeNull();
  expect(await read(talk.parent)).toEqual(['When is your next game?']);
  await deliverDueMessages(app.db, context);
  expect(await read(talk.parent)).toEqual([HELD, 'When is your next game?']);
});
