/** Appeals: once, by the person concerned, answered by another moderator, and undone where they succeed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import {
  answerAppeal,
  appeal,
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
/** Who enters what a suspended person wrote: neither the one who decided nor the one who answers. */
let clerk: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  colleague = await joinAdmin(app);
  clerk = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => clearQueue(app));

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
  expect((await appeal(app, coach, id)).status).toBe(404);
  expect((await appeal(app, admin, id)).status).toBe(404);
  const answers = await Promise.all([1, 2].map(() => appeal(app, athlete, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await decisionsOf(app, athlete)).toMatchObject([
    { can_appeal: false, appeal: { words: 'It was not me.', answer: null } },
  ]);
});

test('who decided does not answer the appeal; a colleague does, once, and the person hears it', async () => {
  const { athlete, id, itemId } = await warned();
  await appeal(app, athlete, id);
  expect((await queueOf(app, admin, '?part=appeals')).map((one) => one.id)).toEqual([itemId]);
  const counted = await app.call('GET', '/api/moderation-items', admin);
  expect(counted.body).toMatchObject({ appeals: 1, oldest_appeal_at: expect.any(String) });
  expect((await openItem(app, admin, itemId)).body.decisions).toMatchObject([{ can_decide_appeal: false }]);
  expect((await openItem(app, colleague, itemId)).body.decisions).toMatchObject([
    { can_decide_appeal: true },
  ]);
  expect((await answerAppeal(app, admin, id, true)).status).toBe(404);
  const answers = await Promise.all([1, 2].map(() => answerAppeal(app, colleague, id, false)));
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
  // Until the suspension itself is undone, which is the last of them.
  expect(decisions.map(({ measure }) => measure)).toEqual(measures);
  for (const { id, measure } of decisions) {
    // A suspended person cannot sign in, so a moderator enters what they wrote.
    expect((await appeal(app, clerk, id, `Not me: ${measure}`)).status).toBe(204);
    expect((await answerAppeal(app, colleague, id, true)).status).toBe(204);
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
  expect((await appeal(app, coach, id)).status).toBe(204);
  await app.call('POST', `/api/users/${coach.userId}/suspend`, {
    token: admin.token,
    body: { reason: 'Something else.' },
  });
  expect((await answerAppeal(app, colleague, id, true)).status).toBe(204);
  const institution = await app.db
    .selectFrom('institutions')
    .select('banned_by')
    .where('id', '=', coach.institutionId)
    .executeTakeFirstOrThrow();
  expect(institution.banned_by).toBeNull();
  expect(problemOf(await appeal(app, admin, id)).code).toBe('not_found');
});

test('a suspended person reads what a moderator entered as their appeal', async () => {
  const { guardian, coach } = await joinConversation(app);
  await report(app, `coaches/${coach.coachId}`, guardian, { category: 'money' });
  await decide(app, admin, await onlyItem(app, admin), { measures: ['suspend', 'ban'] });
  const [decision] = await decisionsAbout(coach.userId);
  expect((await appeal(app, colleague, decision?.id ?? '', 'I never asked for money.')).status).toBe(204);
  const letter = await app.waitForMail(coach.email, /appeal is with/);
  expect(letter.text).toContain('I never asked for money.');
});

test('who suspended somebody does not enter their appeal, and who entered it does not answer it', async () => {
  const { guardian, coach } = await joinConversation(app);
  await report(app, `coaches/${coach.coachId}`, guardian, { category: 'money' });
  const itemId = await onlyItem(app, admin);
  await decide(app, admin, itemId, { measures: ['suspend'] });
  const [decision] = await decisionsAbout(coach.userId);
  const id = decision?.id ?? '';
  const offered = async (by: SignedIn) =>
    (await openItem(app, by, itemId)).body.decisions.map((one) => [
      one.can_record_appeal,
      one.can_decide_appeal,
    ]);
  expect(await offered(admin)).toEqual([[false, false]]);
  expect(await offered(clerk)).toEqual([[true, false]]);
  expect((await appeal(app, admin, id, 'Spent by the one who decided.')).status).toBe(404);
  expect((await appeal(app, clerk, id, 'I never asked for money.')).status).toBe(204);
  expect(await offered(clerk)).toEqual([[false, false]]);
  expect((await answerAppeal(app, clerk, id, false)).status).toBe(404);
  expect(await offered(colleague)).toEqual([[false, true]]);
  expect((await answerAppeal(app, colleague, id, false)).status).toBe(204);
  // A suspended person opens no page of theirs.
  const letter = await app.waitForMail(coach.email, /appeal was answered/);
  expect(letter.text).toContain('/support?type=account');
  expect(letter.text).not.toContain('/dashboard/');
});

test('an admin finds nothing of an earlier decision about what they reported themselves', async () => {
  const { athlete } = await joinFamily(app);
  const coach = await joinCoach(app);
  const reporting = await joinAdmin(app);
  await report(app, `athletes/${athlete.athleteId}`, reporting);
  await decide(app, admin, await onlyItem(app, admin), { measures: ['warn'] });
  const [decision] = await decisionsOf(app, athlete);
  await appeal(app, athlete, decision?.id ?? '');
  await report(app, `athletes/${athlete.athleteId}`, coach);
  const [later] = await queueOf(app, admin);
  const earlier = async (by: SignedIn) => (await openItem(app, by, later?.id ?? '')).body.earlier;
  expect(await earlier(colleague)).toMatchObject([{ decisions: [{ can_decide_appeal: true }] }]);
  expect(await earlier(reporting)).toMatchObject([{ decisions: [] }]);
});

function decisionsAbout(userId: string) {
  return app.db.selectFrom('moderation_decisions').select('id').where('user_id', '=', userId).execute();
}

test.each([true, false])(
  'people who reported hear what came of the appeal, accepted: %s',
  async (isAccepted) => {
    const { athlete, coach, id } = await warned();
    await appeal(app, athlete, id);
    await answerAppeal(app, colleague, id, isAccepted);
    expect((await bellOf(app, coach.userId))[0]).toMatchObject({
      kind: 'report_appealed',
      data: { about: 'profile', is_accepted: isAccepted },
    });
    const letter = await app.waitForMail(coach.email, /was appealed/);
    expect(letter.text).not.toMatch(/Nia|warn|It was not me|I looked again/i);
  },
);

test('an admin who reported it finds no appeal, and two colleagues answer it once', async () => {
  const { athlete } = await joinFamily(app);
  const reporting = await joinAdmin(app);
  await report(app, `athletes/${athlete.athleteId}`, reporting);
  await decide(app, admin, await onlyItem(app, admin), { measures: ['warn'] });
  const [decision] = await decisionsOf(app, athlete);
  const id = decision?.id ?? '';
  await appeal(app, athlete, id);
  expect(await queueOf(app, reporting, '?part=appeals')).toEqual([]);
  expect((await answerAppeal(app, reporting, id, false)).status).toBe(404);
  const other = await joinAdmin(app);
  const answers = await Promise.all([
    answerAppeal(app, colleague, id, true),
    answerAppeal(app, other, id, false),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  const [after] = await decisionsOf(app, athlete);
  expect(after?.undone_at !== null).toBe(after?.appeal?.is_accepted);
});
