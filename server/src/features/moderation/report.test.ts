/** Reporting what one sees: once per thing, never what one does not see, and kept as it was at that moment. */
import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import { joinAthlete, linkUp } from '../../../test/features/links.ts';
import { clearQueue, openItem, queueOf, report, step } from '../../../test/features/moderation.ts';
import {
  joinCoach,
  joinConversation,
  joinFamily,
  listThreads,
  openThread,
  send,
  type Family,
  type SignedIn,
  type SignedInCoach,
} from '../../../test/records/conversations.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { jpeg } from '../../../test/records/sample-files.ts';
import { joinWithProfile, upload } from '../../../test/records/uploads.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { forget } from '../../../test/features/retention.ts';

let app: TestApp;
let admin: SignedIn;
let family: Family;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  family = await joinFamily(app);
  coach = await joinCoach(app);
});
afterAll(() => app.close());
beforeEach(() => clearQueue(app));

async function addVideo(athleteId: string, isPublic: boolean): Promise<string> {
  const { id } = await app.db
    .insertInto('videos')
    .values({
      athlete_id: athleteId,
      title: 'Summer tape',
      url: `https://www.youtube.com/watch?v=${Math.random().toString(36).slice(2, 13).padEnd(11, 'a')}`,
      provider: 'youtube',
      is_public: isPublic,
      public_by: isPublic ? family.guardian.userId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a profile is kept as it was, whatever its owner does afterwards', async () => {
  const { athleteId } = family.athlete;
  await app.db.updateTable('athletes').set({ bio: 'Call me.' }).where('id', '=', athleteId).execute();
  expect((await report(app, `athletes/${athleteId}`, coach, { category: 'impersonation' })).status).toBe(204);
  await app.db.updateTable('athletes').set({ bio: 'I play.' }).where('id', '=', athleteId).execute();

  const [entry] = await queueOf(app, admin);
  expect(entry).toMatchObject({
    kind: 'profile',
    severity: 'normal',
    category: 'impersonation',
    report_count: 1,
    about: { name: 'Nia B.', role: 'athlete' },
    is_frozen: false,
  });
  const { body } = await openItem(app, admin, entry?.id ?? '');
  expect(body.reports).toMatchObject([
    { reason: 'Please look at this.', by: { user_id: coach.userId, items_by: 0 } },
  ]);
  expect(body.reports[0]?.snapshot.facts).toContainEqual({ fact: 'text', text: 'Call me.' });
  expect(body.about_person).toMatchObject({ name: 'Nia Bellweather', status: 'active' });
});

test('of two clicks and of a second report of the same person nothing but the words is new', async () => {
  const thing = `athletes/${family.athlete.athleteId}` as const;
  await Promise.all([1, 2].map(() => report(app, thing, coach)));
  expect((await report(app, thing, coach, { reason: 'And there is more.' })).status).toBe(204);
  const [entry, ...others] = await queueOf(app, admin);
  expect(others).toEqual([]);
  expect(entry?.report_count).toBe(1);
  const { body } = await openItem(app, admin, entry?.id ?? '');
  expect(body.reports[0]?.reason).toBe('Please look at this.\n\nAnd there is more.');
});

test('a crowd makes one item, which is as grave as the gravest report and never less', async () => {
  const thing = `athletes/${family.athlete.athleteId}` as const;
  const others = await Promise.all([1, 2, 3].map(() => joinCoach(app)));
  await Promise.all(others.map((one) => report(app, thing, one)));
  const [before] = await queueOf(app, admin);
  expect(before).toMatchObject({ report_count: 3, severity: 'normal' });
  await report(app, thing, coach, { category: 'child_safety' });
  await report(app, thing, await joinCoach(app), { category: 'other' });
  const after = await queueOf(app, admin);
  expect(after).toMatchObject([{ report_count: 5, severity: 'critical', category: 'child_safety' }]);
  expect(Date.parse(after[0]?.due_at ?? '')).toBeLessThan(Date.parse(before?.due_at ?? ''));
});

test('what one does not see cannot be reported, and answers like what is not there', async () => {
  const hidden = await joinFamily(app);
  const { athleteId } = hidden.athlete;
  await app.db.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', athleteId).execute();
  const video = await addVideo(athleteId, false);
  const draft = await app.db
    .insertInto('posts')
    .values({ kind: 'news', country_code: 'US', locale: 'en', title: 'T', body: 'B', author_name: 'D' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const absent = '0190a0a0-0000-7000-8000-000000000000';
  for (const thing of [
    `athletes/${athleteId}`,
    `athletes/${absent}`,
    `videos/${video}`,
    `videos/${absent}`,
    `posts/${draft.id}`,
    `posts/${absent}`,
    `coaches/${coach.coachId}`,
    `coaches/${absent}`,
  ] as const) {
    const answer = await report(app, thing, family.guardian);
    expect([thing, answer.status, problemOf(answer).code]).toEqual([thing, 404, 'not_found']);
  }
  // Neither is a photo that is not there, nor what is one's own.
  const { athleteId: open } = family.athlete;
  expect((await report(app, `athletes/${open}`, coach, { part: 'photo' })).status).toBe(404);
  expect((await report(app, `athletes/${open}`, family.guardian)).status).toBe(404);
  expect(await queueOf(app, admin)).toEqual([]);
});

test('a public video and a published post can be reported by those who see them', async () => {
  const adult = await joinFamily(app, { birthdate: '2000-01-01' });
  const video = await addVideo(adult.athlete.athleteId, true);
  const post = await app.db
    .insertInto('posts')
    .values({
      kind: 'news',
      country_code: 'US',
      locale: 'en',
      title: 'Camps',
      body: 'Pay first.',
      author_name: 'D',
      status: 'published',
      published_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await report(app, `videos/${video}`, coach, { category: 'inappropriate' })).status).toBe(204);
  expect((await report(app, `posts/${post.id}`, coach, { category: 'money' })).status).toBe(204);
  expect((await queueOf(app, admin)).map(({ kind, severity }) => [kind, severity])).toEqual([
    ['video', 'high'],
    ['post', 'high'],
  ]);
  expect((await queueOf(app, admin, '?kind=post')).map(({ kind }) => kind)).toEqual(['post']);
});

test('a photo is kept when its owner replaces it', async () => {
  const kid = await joinWithProfile(app);
  expect((await upload(app, kid, 'photo', await jpeg())).status).toBe(200);
  const thing = `athletes/${kid.athleteId}` as const;
  // Admins see every photo; a colleague of theirs judges.
  const reporter = await joinAdmin(app);
  expect((await report(app, thing, reporter, { part: 'photo' })).status).toBe(204);
  await app.call('DELETE', '/api/profile/files/photo', { token: kid.token });
  const [entry] = await queueOf(app, admin);
  expect(entry?.kind).toBe('photo');
  const { body } = await openItem(app, admin, entry?.id ?? '');
  expect(body.reports[0]?.picture).toMatch(/^data:image\/webp;base64,\w{20}/);
});

test('a child-safety report pauses contact at once, and the coach cannot tell it from a block', async () => {
  const { threadId, athlete, guardian, coach: other } = await joinConversation(app);
  expect((await send(app, threadId, other, 'You will regret this')).status).toBe(201);
  const url = `/api/threads/${threadId}/report`;
  const body = { category: 'child_safety', reason: 'He wants secrets.' };
  expect((await app.call('POST', url, { token: athlete.token, body })).status).toBe(204);

  expect(await listThreads(app, other)).toEqual([]);
  expect((await openThread(app, threadId, other)).status).toBe(404);
  expect((await send(app, threadId, other, 'Hello?')).status).toBe(404);
  expect((await app.call('GET', `/api/athletes/${athlete.athleteId}`, { token: other.token })).status).toBe(
    404,
  );
  // The family reads on, and neither sees a block nor who reported.
  expect((await openThread(app, threadId, guardian)).body).toMatchObject({ is_open: false });
  const blocks = await app.call<{ blocks: unknown[] }>('GET', '/api/blocks', { token: guardian.token });
  expect(blocks.body.blocks).toEqual([]);
  const [entry, ...rest] = await queueOf(app, admin);
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({ kind: 'conversation', severity: 'critical', is_frozen: true });
  const item = await openItem(app, admin, entry?.id ?? '');
  expect(item.body.reports[0]?.snapshot.messages).toMatchObject([{ body: 'You will regret this' }]);
  expect(item.body.reports[0]?.reason).toBe('He wants secrets.');
  // A look at what a child reported is not in the log that the guardian reads.
  expect(await eventsOf(app.db, athlete.athleteId)).toEqual([]);
  expect((await eventsOf(app.db, entry?.id ?? '')).map(({ type }) => type)).toEqual([
    'moderation.contact_frozen',
    'moderation.reported',
    'moderation.opened',
  ]);
});

test('a family reports a coach who asked; contact pauses for its own athletes alone', async () => {
  const { athlete, guardian, coach: other, threadId } = await joinConversation(app);
  const bystander = await joinFamily(app);
  expect((await report(app, `coaches/${other.coachId}`, bystander.guardian)).status).toBe(404);
  const body = { category: 'child_safety' };
  expect((await report(app, `coaches/${other.coachId}`, guardian, body)).status).toBe(204);
  expect((await openThread(app, threadId, other)).status).toBe(404);
  const frozen = await app.db
    .selectFrom('blocks')
    .select(['athlete_id', 'coach_id'])
    .where('moderation_item_id', 'is not', null)
    .where('coach_id', '=', other.coachId)
    .execute();
  expect(frozen).toEqual([{ athlete_id: athlete.athleteId, coach_id: other.coachId }]);
});

test('a minor cannot learn from a report that a coach asked before a guardian has approved', async () => {
  const { athlete, guardian } = await joinFamily(app);
  const asking = await joinCoach(app);
  const between = { athlete_id: athlete.athleteId, coach_id: asking.coachId };
  await app.db.insertInto('contact_requests').values(between).execute();
  expect((await report(app, `coaches/${asking.coachId}`, athlete)).status).toBe(404);
  expect((await report(app, `coaches/${asking.coachId}`, guardian)).status).toBe(204);
  await app.db
    .updateTable('contact_requests')
    .set({ status: 'approved', decided_by: guardian.userId, decided_at: new Date() })
    .where('coach_id', '=', asking.coachId)
    .execute();
  expect((await report(app, `coaches/${asking.coachId}`, athlete)).status).toBe(204);
});

test('an admin who reports something is not alerted of it', async () => {
  const reporting = await joinAdmin(app);
  await report(app, `athletes/${family.athlete.athleteId}`, reporting, { category: 'child_safety' });
  await app.waitForMail(admin.email, /needs you now/);
  const alerted = (await app.mails()).filter(({ subject }) => subject.includes('needs you now'));
  expect(alerted.map(({ to }) => to)).not.toContain(reporting.email);
});

test('a report of lesser weight pauses nothing', async () => {
  const { threadId, athlete, coach: other } = await joinConversation(app);
  const body = { category: 'harassment', reason: 'Rude.' };
  await app.call('POST', `/api/threads/${threadId}/report`, { token: athlete.token, body });
  expect((await openThread(app, threadId, other)).status).toBe(200);
});

test('support answers a safety report, and moderators close it', async () => {
  const { threadId, athlete, coach: other } = await joinConversation(app);
  const body = { category: 'child_safety', reason: 'I was wrong.' };
  await app.call('POST', `/api/threads/${threadId}/report`, { token: athlete.token, body });
  const { id } = await app.db
    .selectFrom('support_requests')
    .select('id')
    .where('thread_id', '=', threadId)
    .executeTakeFirstOrThrow();
  const [entry] = await queueOf(app, admin);
  const itemId = entry?.id ?? '';
  const ofSupport = () => app.call('GET', `/api/support-requests/${id}`, admin);
  expect((await ofSupport()).body).toMatchObject({ moderation_item_id: itemId, can_close: false });
  expect((await openItem(app, admin, itemId)).body.support).toMatchObject([{ id }]);
  const refused = await app.call('POST', `/api/support-requests/${id}/close`, {
    token: admin.token,
    body: { note: 'A misunderstanding.' },
  });
  expect(problemOf(refused).code).toBe('conflict');
  expect(await queueOf(app, admin)).toHaveLength(1);
  expect((await openThread(app, threadId, other)).status).toBe(404);
});

test('who works on a family on hold is told of a quiet report, until it is worked off', async () => {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  const linkId = await linkUp(app, athlete, guardian);
  await app.call('POST', `/api/guardian-links/${linkId}/report`, {
    token: athlete.token,
    body: { message: 'I am afraid.' },
  });
  await app.call('POST', `/api/guardian-links/${linkId}/end`, { token: athlete.token });
  const reportOf = async () => {
    const { body } = await app.call<FamilyHoldList>('GET', '/api/family-holds', admin);
    return body.holds.find(({ athlete_id: id }) => id === athlete.athleteId)?.quiet_report_id;
  };
  const lift = (token: string, reason: string | null) =>
    app.call('POST', `/api/family-holds/${athlete.athleteId}/lift`, { token, body: { reason } });
  const [entry] = await queueOf(app, admin);
  const id = entry?.id ?? '';
  expect(await reportOf()).toBe(id);
  const early = await lift(admin.token, 'We called the family.');
  expect([early.status, problemOf(early).code]).toEqual([409, 'conflict']);
  expect(await reportOf(), 'the family is held as before').toBe(id);
  await step(app, admin, id, 'claim');
  expect((await lift(admin.token, 'We called the family.')).status, 'claimed is not decided').toBe(409);
  const closing = { outcome: 'acted', note: 'Called the school.' };
  await app.call('POST', `/api/moderation-items/${id}/close`, { token: admin.token, body: closing });
  expect(await reportOf()).toBeNull();
  expect((await lift(admin.token, 'We called the family.')).status).toBe(204);
  expect(await reportOf(), 'and is no longer on the list').toBeUndefined();
});

test('a quiet report is in the queue, and leaves no trace that the guardian could read', async () => {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  const linkId = await linkUp(app, athlete, guardian);
  const before = await eventsOf(app.db, athlete.athleteId);
  await app.call('POST', `/api/guardian-links/${linkId}/report`, {
    token: athlete.token,
    body: { message: 'I am afraid.' },
  });
  const [entry, ...rest] = await queueOf(app, admin);
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({ kind: 'support', severity: 'critical', about: null });
  const id = entry?.id ?? '';
  expect((await openItem(app, admin, id)).body).toMatchObject({ is_quiet: true, support: [{}] });
  await step(app, admin, id, 'claim');
  const closing = { outcome: 'acted', note: 'Called the school.' };
  expect(
    (await app.call('POST', `/api/moderation-items/${id}/close`, { token: admin.token, body: closing }))
      .status,
  ).toBe(204);
  expect(await eventsOf(app.db, athlete.athleteId)).toEqual(before);
  const views = await app.call('GET', `/api/family/${athlete.athleteId}/views`, { token: guardian.token });
  expect(views.body).toMatchObject({ views: [] });
  const news = await app.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', guardian.userId)
    .where('created_at', '>', new Date(entry?.created_at ?? 0))
    .execute();
  expect(news).toEqual([]);
  const { closed_note: note } = await app.db
    .selectFrom('support_requests')
    .select('closed_note')
    .where('moderation_item_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(note).toBe('Called the school.');
});

test('what was reported is deleted when its time is up, and what was decided stays', async () => {
  const athletes = await Promise.all([1, 2].map(() => joinFamily(app)));
  for (const [n, { athlete }] of athletes.entries()) {
    await report(app, `athletes/${athlete.athleteId}`, coach, { category: n ? 'child_safety' : 'other' });
  }
  const decided = new Date('2026-11-01T12:00:00Z');
  await app.db
    .updateTable('moderation_items')
    .set({ closed_at: decided, outcome: 'nothing_wrong' })
    .execute();
  const counts = async () =>
    (await queueOf(app, admin, '?part=closed'))
      .map(({ category, report_count }) => [category, report_count])
      .toSorted();
  const forgetAt = async (now: Date) => {
    await forget(app.db, 'reports', now);
    await forget(app.db, 'reports_of_danger', now);
  };
  await forgetAt(new Date('2028-11-01T11:00:00Z'));
  expect(await counts()).toEqual([
    ['child_safety', 1],
    ['other', 1],
  ]);
  await forgetAt(new Date('2028-11-01T13:00:00Z'));
  expect(await counts()).toEqual([
    ['child_safety', 1],
    ['other', 0],
  ]);
  expect(await app.db.selectFrom('moderation_snapshots').select('report_id').execute()).toHaveLength(1);
  await forgetAt(new Date('2031-11-01T13:00:00Z'));
  expect(await app.db.selectFrom('moderation_snapshots').select('report_id').execute()).toEqual([]);
});

test('a look at a stranger’s report of a minor is one that the family reads', async () => {
  const { athleteId } = family.athlete;
  await report(app, `athletes/${athleteId}`, coach);
  const [entry] = await queueOf(app, admin);
  await openItem(app, admin, entry?.id ?? '');
  await openItem(app, admin, entry?.id ?? '');
  const views = await app.call<{ views: unknown[] }>('GET', `/api/family/${athleteId}/views`, {
    token: family.guardian.token,
  });
  expect(views.body.views).toMatchObject([{ viewer_role: 'admin', groups: ['identity'] }]);
});

test('twenty reports a day are enough for anybody', async () => {
  const strict = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const busy = await joinCoach(strict);
  const { athlete } = await joinFamily(strict);
  const answers: number[] = [];
  for (let n = 0; n < 21; n++) {
    answers.push((await report(strict, `athletes/${athlete.athleteId}`, busy, { reason: `No ${n}` })).status);
  }
  expect(answers.slice(0, 20).every((status) => status === 204)).toBe(true);
  expect(answers[20]).toBe(429);
  await strict.close();
});
