/** Appeals: once, by the person concerned, answered by another moderator, and undone where they succeed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import {
  bellOf,
  clearQueue,
  decide,
  decisionsOf,
  onlyItem,
  openItem,
  queueOf,
  report,
} from '../../../test/features/moderation.ts';
import {
  joinCoach,
  joinConversation,
  joinFamily,
  openThread,
  send,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  colleague = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => clearQueue(app));

const appeal = (one: { token: string }, id: string, words = 'It was not me.') =>
  app.call('POST', `/api/moderation-decisions/${id}/appeal`, { token: one.token, body: { words } });

const answer = (one: { token: string }, id: string, isAccepted: boolean) =>
  app.call('POST', `/api/moderation-decisions/${id}/appeal/answer`, {
    token: one.token,
    body: { is_accepted: isAccepted, answer: 'I looked again.' },
  });

async function warned() {
  const { athlete } = await joinFamily(app);
  const coach = await joinCoach(app);
  await report(app, `athletes/${athlete.athleteId}`, coach);
  const itemId = await onlyItem(app, admin);
  await decide(app, admin, itemId, { measures: ['warn'] });
  const [decision] = await decisionsOf(app, athlete);
  return { athlete, coach, itemId, id: decision?.id ?? '' };
}

test('the person concerned appeals once, and nobody else for them', async () => {
  const { athlete, coach, id } = await warned();
  expect((await appeal(coach, id)).status).toBe(404);
  expect((await appeal(admin, id)).status).toBe(404);
  const answers = await Promise.all([1, 2].map(() => appeal(athlete, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await decisionsOf(app, athlete)).toMatchObject([
    { can_appeal: false, appeal: { words: 'It was not me.', answer: null } },
  ]);
});

test('who decided does not answer the appeal; a colleague does, once, and the person hears it', async () => {
  const { athlete, id, itemId } = await warned();
  await appeal(athlete, id);
  expect((await queueOf(app, admin, '?part=appeals')).map((one) => one.id)).toEqual([itemId]);
  expect((await openItem(app, admin, itemId)).body.decisions).toMatchObject([{ can_decide_appeal: false }]);
  expect((await openItem(app, colleague, itemId)).body.decisions).toMatchObject([
    { can_decide_appeal: true },
  ]);
  expect((await answer(admin, id, true)).status).toBe(404);
  const answers = await Promise.all([1, 2].map(() => answer(colleague, id, false)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await queueOf(app, admin, '?part=appeals')).toEqual([]);
  expect(await decisionsOf(app, athlete)).toMatchObject([
    { undone_at: null, appeal: { is_accepted: false, answer: 'I looked again.' } },
  ]);
  expect((await bellOf(app, athlete.userId))[0]).toMatchObject({ kind: 'appeal_declined' });
  expect((await app.waitForMail(athlete.email, /appeal/)).text).toContain('I looked again.');
});

test('an appeal that succeeds brings back what was said, contact and the account', async () => {
  const { threadId, athlete, coach } = await joinConversation(app);
  const sent = await send(app, threadId, coach, 'See you at camp');
  await app.call('POST', `/api/threads/${threadId}/report`, {
    token: athlete.token,
    body: { message_id: sent.body.id, category: 'harassment', reason: 'Hm.' },
  });
  const itemId = await onlyItem(app, admin);
  const measures = ['remove', 'freeze', 'suspend'];
  expect((await decide(app, admin, itemId, { measures })).status).toBe(204);
  const { decisions } = (await openItem(app, admin, itemId)).body;
  for (const { id, measure } of decisions) {
    // A suspended person cannot sign in, so a moderator enters what they wrote.
    if (measure === 'suspend') await appeal(admin, id);
    else {
      await app.db
        .insertInto('moderation_appeals')
        .values({ decision_id: id, words: 'No.', made_at: new Date() })
        .execute();
    }
    expect((await answer(colleague, id, true)).status).toBe(204);
  }
  const account = await app.db
    .selectFrom('users')
    .select('status')
    .where('id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  expect(account.status).toBe('active');
  const kept = await app.db
    .selectFrom('blocks')
    .select('id')
    .where('moderation_item_id', '=', itemId)
    .where('lifted_at', 'is', null)
    .execute();
  expect(kept).toEqual([]);
  expect((await openThread(app, threadId, athlete)).body).toMatchObject({
    messages: [{ body: 'See you at camp', is_removed: false }],
  });
  expect((await bellOf(app, coach.userId)).map(({ kind }) => kind).slice(0, 3)).toEqual([
    'measure_undone',
    'measure_undone',
    'measure_undone',
  ]);
});

test('a banned institution comes back, also when its coach was suspended since', async () => {
  const { guardian, coach } = await joinConversation(app);
  await report(app, `coaches/${coach.coachId}`, guardian, { category: 'money' });
  const itemId = await onlyItem(app, admin);
  await decide(app, admin, itemId, { measures: ['ban'] });
  const [decision] = await decisionsOf(app, coach);
  const id = decision?.id ?? '';
  expect((await appeal(coach, id)).status).toBe(204);
  await app.call('POST', `/api/users/${coach.userId}/suspend`, {
    token: admin.token,
    body: { reason: 'Something else.' },
  });
  expect((await answer(colleague, id, true)).status).toBe(204);
  const institution = await app.db
    .selectFrom('institutions')
    .select('banned_by')
    .where('id', '=', coach.institutionId)
    .executeTakeFirstOrThrow();
  expect(institution.banned_by).toBeNull();
  expect(problemOf(await appeal(admin, id)).code).toBe('not_found');
});
