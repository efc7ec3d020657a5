/** What the open pages of coaches hear when a conversation pauses for a missing form, and when it goes on. */
import type { LiveTopic } from '@faircourt/contracts/notifications';
import { CONSENTS_TO_SHOW } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStream, until, type LiveStream } from '../../../../test/app/live-stream.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinCollegeCoach, noticesOf } from '../../../../test/features/requests.ts';
import {
  endLinkOf,
  joinPausable,
  joinSigner,
  signForms,
  type PausableConversation,
} from '../../../../test/features/paused-contact.ts';
import { openThread, type SignedInCoach } from '../../../../test/records/conversations.ts';
import { publishChange } from '../../../delivery/open-pages.ts';

let app: TestApp;
let address: string;
let talk: PausableConversation;
beforeAll(async () => {
  app = await startTestApp();
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  talk = await joinPausable(app);
});

const NEXT: LiveTopic = 'lists';
const streamOf = (coach: SignedInCoach) => openStream(address, coach);

/** All that has been said up to now: what is published next comes after it. */
async function heard(stream: LiveStream, { userId }: SignedInCoach): Promise<string[]> {
  const before = stream.changes(NEXT).length;
  await publishChange(app.db, { userIds: [userId], topic: NEXT });
  await until(() => stream.changes(NEXT).length > before);
  return [...stream.text().matchAll(/^data: (.*)$/gm)]
    .map(([, data]) => data ?? '')
    .filter((data) => !data.includes(NEXT));
}

const LOOK_AGAIN = [
  JSON.stringify({ topic: 'requests', id: null }),
  JSON.stringify({ topic: 'threads', id: null }),
];
const pause = ({ guardian, athlete }: PausableConversation) => endLinkOf(app, guardian, athlete);

async function changeCoach(
  { coachId }: SignedInCoach,
  changes: { institution_id?: string; affiliation_status?: 'unverified' },
): Promise<void> {
  await app.db.updateTable('coaches').set(changes).where('id', '=', coachId).execute();
}

test('a coach is told to look again, and of nobody, when the conversation pauses and when it goes on', async () => {
  const stream = await streamOf(talk.coach);
  await pause(talk);
  expect((await openThread(app, talk.threadId, talk.coach)).status).toBe(404);
  expect(await heard(stream, talk.coach)).toEqual(LOOK_AGAIN);
  await signForms(app, talk.parent, talk.athlete);
  expect((await openThread(app, talk.threadId, talk.coach)).status).toBe(200);
  expect(await heard(stream, talk.coach)).toEqual([...LOOK_AGAIN, ...LOOK_AGAIN]);
  expect(await noticesOf(app, talk.coach)).toEqual([]);
  await stream.close();
});

test('the pause sounds like a lock-down', async () => {
  const locked = await joinPausable(app);
  const streams = [await streamOf(talk.coach), await streamOf(locked.coach)] as const;
  await pause(talk);
  const answer = await app.call('POST', `/api/family/${locked.athlete.athleteId}/lock-down`, {
    token: locked.parent.token,
  });
  expect(answer.status).toBe(204);
  expect(await heard(streams[0], talk.coach)).toEqual(await heard(streams[1], locked.coach));
  await Promise.all(streams.map((stream) => stream.close()));
});

test('a signature that opens nothing tells no coach anything', async () => {
  const other = await joinSigner(app, talk.athlete);
  const stream = await streamOf(talk.coach);
  await signForms(app, talk.parent, talk.athlete);
  await signForms(app, other, talk.athlete, ['media', 'transcript']);
  expect(
    await heard(stream, talk.coach),
    'a second signature, and forms that a conversation does not need',
  ).toEqual([]);
  await pause(talk);
  expect(await heard(stream, talk.coach), 'another one has signed').toEqual([]);
  await stream.close();
});

test('one of two forms opens nothing yet', async () => {
  await pause(talk);
  const stream = await streamOf(talk.coach);
  const [first, second] = CONSENTS_TO_SHOW;
  await signForms(app, talk.parent, talk.athlete, [first]);
  expect(await heard(stream, talk.coach)).toEqual([]);
  await signForms(app, talk.parent, talk.athlete, [second]);
  expect(await heard(stream, talk.coach)).toEqual(LOOK_AGAIN);
  await stream.close();
});

test.each([
  [
    'moved to another institution',
    async (coach: SignedInCoach) => {
      const { institutionId } = await joinCollegeCoach(app);
      await changeCoach(coach, { institution_id: institutionId });
    },
  ],
  [
    'is not verified any more',
    (coach: SignedInCoach) => changeCoach(coach, { affiliation_status: 'unverified' }),
  ],
])('a coach who %s hears neither of the pause nor of the signature', async (_how, change) => {
  await change(talk.coach);
  const stream = await streamOf(talk.coach);
  await pause(talk);
  await signForms(app, talk.parent, talk.athlete);
  expect(await heard(stream, talk.coach)).toEqual([]);
  await stream.close();
});
