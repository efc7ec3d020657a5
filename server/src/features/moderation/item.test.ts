/** The queue in the hands of two admins: order, claims, what each may not see, and reports that came through support. */
import { MODERATION_CLAIM_HOURS } from '@faircourt/contracts/moderation';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import { clearQueue, openItem, queueOf, report, step } from '../../../test/features/moderation.ts';
import { writeTo } from '../../../test/features/support.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinCoach,
  joinConversation,
  joinFamily,
  openThread,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const HOUR = 60 * 60 * 1000;
let moment = START;
let app: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  admin = await joinAdmin(app);
  colleague = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = START;
  await clearQueue(app);
});

async function reportProfile(category: string): Promise<string> {
  const { athlete } = await joinFamily(app);
  const known = new Set((await queueOf(app, admin)).map(({ id }) => id));
  await report(app, `athletes/${athlete.athleteId}`, await joinCoach(app), { category });
  const fresh = (await queueOf(app, admin)).find(({ id }) => !known.has(id));
  return fresh?.id ?? '';
}

test('the gravest comes first, then the oldest; each says how long is left', async () => {
  const old = await reportProfile('other');
  moment += HOUR;
  const grave = await reportProfile('child_safety');
  moment += HOUR;
  const high = await reportProfile('harassment');
  const young = await reportProfile('impersonation');
  const items = await queueOf(app, admin);
  expect(items.map(({ id }) => id)).toEqual([grave, high, old, young]);
  expect(items[0]?.due_at).toBe(new Date(START + 5 * HOUR).toISOString());
  moment = START + 5 * HOUR;
  const { body } = await app.call('GET', '/api/moderation-items', admin);
  expect(body).toMatchObject({
    open: 4,
    overdue: 1,
    oldest_open_at: new Date(START).toISOString(),
    appeals: 0,
    oldest_appeal_at: null,
  });
});

test('a page ends where the next begins', async () => {
  const { athlete } = await joinFamily(app);
  const rows = Array.from({ length: 53 }, (_, n) => ({
    kind: 'profile' as const,
    subject_id: `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
    severity: n % 2 ? ('normal' as const) : ('high' as const),
    category: 'other' as const,
    athlete_id: athlete.athleteId,
    created_at: new Date(START + (n % 5) * HOUR),
    due_at: new Date(START + 72 * HOUR),
  }));
  await app.db.insertInto('moderation_items').values(rows).execute();
  const { body } = await app.call<{ items: { id: string }[]; next: string }>(
    'GET',
    '/api/moderation-items',
    admin,
  );
  expect(body.items).toHaveLength(50);
  const rest = await queueOf(app, admin, `?after=${body.next}`);
  expect(new Set([...body.items, ...rest].map(({ id }) => id)).size).toBe(53);
});

test('of two admins who claim at the same moment exactly one gets it', async () => {
  const id = await reportProfile('other');
  const answers = await Promise.all([admin, colleague].map((one) => step(app, one, id, 'claim')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const claimed = (await eventsOf(app.db, id)).filter(({ type }) => type === 'moderation.claimed');
  expect(claimed).toHaveLength(1);
});

test('a claim lapses, can be given back, and is nobody else’s to give back', async () => {
  const id = await reportProfile('other');
  expect((await step(app, admin, id, 'claim')).status).toBe(204);
  expect(await queueOf(app, admin, '?part=mine')).toMatchObject([
    {
      id,
      claimed_by: { is_you: true, until: new Date(START + MODERATION_CLAIM_HOURS * HOUR).toISOString() },
    },
  ]);
  expect(problemOf(await step(app, colleague, id, 'release')).code).toBe('conflict');
  expect((await openItem(app, colleague, id)).body).toMatchObject({
    can_claim: false,
    claimed_by: { is_you: false },
  });
  expect((await step(app, admin, id, 'release')).status).toBe(204);
  expect((await step(app, admin, id, 'release')).status).toBe(204);
  await step(app, admin, id, 'claim');
  moment += MODERATION_CLAIM_HOURS * HOUR;
  expect(await queueOf(app, admin, '?part=mine')).toEqual([]);
  expect((await step(app, colleague, id, 'claim')).status).toBe(204);
});

test('an admin does not see what they reported or what was reported of them', async () => {
  const { athlete } = await joinFamily(app);
  expect((await report(app, `athletes/${athlete.athleteId}`, admin)).status).toBe(204);
  const [theirs] = await queueOf(app, colleague);
  const about = await reportProfile('other');
  await app.db
    .updateTable('moderation_items')
    .set({ about_user_id: admin.userId })
    .where('id', '=', about)
    .execute();
  expect(await queueOf(app, admin)).toEqual([]);
  expect((await app.call('GET', '/api/moderation-items', admin)).body).toMatchObject({ open: 0 });
  for (const id of [theirs?.id ?? '', about]) {
    expect((await openItem(app, admin, id)).status).toBe(404);
    expect((await step(app, admin, id, 'claim')).status).toBe(404);
    expect((await openItem(app, colleague, id)).status).toBe(200);
  }
});

test('a safety report of the form waits here too, with what was written', async () => {
  await writeTo(app, { type: 'safety', name: 'Ana Lima', message: 'A coach asks for pictures.' });
  await writeTo(app, { type: 'billing', message: 'My invoice is wrong.' });
  const [entry, ...others] = await queueOf(app, admin);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ kind: 'support', severity: 'high', about: null });
  const { body } = await openItem(app, admin, entry?.id ?? '');
  expect(body.reports).toMatchObject([{ by: null, reason: 'A coach asks for pictures.' }]);
  expect(body.reports[0]?.snapshot.facts).toContainEqual({ fact: 'name', text: 'Ana Lima' });
});

test('earlier items about the same person are listed', async () => {
  const { athlete } = await joinFamily(app);
  const reporter = await joinCoach(app);
  await report(app, `athletes/${athlete.athleteId}`, reporter);
  const [first] = await queueOf(app, admin);
  await app.db
    .updateTable('moderation_items')
    .set({ closed_at: new Date(moment), outcome: 'acted' })
    .execute();
  await report(app, `athletes/${athlete.athleteId}`, reporter, { reason: 'Again.' });
  const [second] = await queueOf(app, admin);
  const { body } = await openItem(app, admin, second?.id ?? '');
  expect(body.earlier).toMatchObject([{ id: first?.id, kind: 'profile' }]);
  expect(body.reports[0]?.by).toMatchObject({ items_by: 1 });
});

const close = (one: SignedIn, id: string, outcome: string) =>
  app.call('POST', `/api/moderation-items/${id}/close`, {
    token: one.token,
    body: { outcome, note: 'I spoke with both.' },
  });

test('who has claimed an item closes it, once and with a reason', async () => {
  const id = await reportProfile('other');
  expect(problemOf(await close(admin, id, 'nothing_wrong')).code).toBe('conflict');
  await step(app, admin, id, 'claim');
  expect(problemOf(await close(colleague, id, 'nothing_wrong')).code).toBe('conflict');
  const answers = await Promise.all([1, 2].map(() => close(admin, id, 'nothing_wrong')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await queueOf(app, admin)).toEqual([]);
  expect((await openItem(app, colleague, id)).body).toMatchObject({
    can_claim: false,
    can_close: false,
    closing: { outcome: 'nothing_wrong', note: 'I spoke with both.', by: 'Root' },
  });
});

test.each([
  ['nothing_wrong', 200],
  ['acted', 200],
])(
  'after %s the coach’s conversation answers %i, and the safety report is closed too',
  async (outcome, status) => {
    // Support dates its messages by the database's clock, and closes none before it came.
    moment = Date.now() + HOUR;
    const { threadId, athlete, coach } = await joinConversation(app);
    const body = { category: 'child_safety', reason: 'Secrets.' };
    await app.call('POST', `/api/threads/${threadId}/report`, { token: athlete.token, body });
    const [entry] = await queueOf(app, admin);
    const id = entry?.id ?? '';
    await step(app, admin, id, 'claim');
    expect((await close(admin, id, outcome)).status).toBe(204);
    expect((await openThread(app, threadId, coach)).status).toBe(status);
    const reports = await app.db
      .selectFrom('support_requests')
      .select(['closed_by', 'closed_note'])
      .where('thread_id', '=', threadId)
      .execute();
    expect(reports).toEqual([{ closed_by: admin.userId, closed_note: 'I spoke with both.' }]);
  },
);

test('what another admin has claimed at support stays open there, and can then be closed', async () => {
  moment = Date.now() + HOUR;
  await writeTo(app, { type: 'safety', name: 'Ana Lima', message: 'A coach asks for pictures.' });
  const [entry] = await queueOf(app, admin);
  const id = entry?.id ?? '';
  const [message] = (await openItem(app, admin, id)).body.support;
  const support = (one: SignedIn, what: string, body: object) =>
    app.call('POST', `/api/support-requests/${message?.id}/${what}`, { token: one.token, body });
  await support(colleague, 'claim', {});
  await step(app, admin, id, 'claim');
  expect((await close(admin, id, 'nothing_wrong')).status).toBe(204);
  expect(problemOf(await support(admin, 'close', { note: 'Done.' })).code).toBe('conflict');
  expect((await support(colleague, 'close', { note: 'I have answered.' })).status).toBe(204);
});
