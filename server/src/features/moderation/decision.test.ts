/** What moderators decide is carried out at once, and both sides hear no more than they should. */
import { randomUUID } from 'node:crypto';
import type { Registered } from '@faircourt/contracts/institution-register';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import { joinAthlete, linkUp } from '../../../test/features/links.ts';
import {
  bellOf,
  clearQueue,
  decide,
  decisionsOf,
  onlyItem,
  openItem,
  queueOf,
  report,
  step,
} from '../../../test/features/moderation.ts';
import {
  joinCoach,
  joinConversation,
  joinFamily,
  openConversation,
  openThread,
  send,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { jpeg } from '../../../test/records/sample-files.ts';
import { joinWithProfile, upload } from '../../../test/records/uploads.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => clearQueue(app));

const addresses = {
  title: 'Tape',
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  provider: 'youtube',
} as const;

test('a warning reaches the person concerned with its reason, and says nothing of who reported', async () => {
  const { athlete } = await joinFamily(app);
  const coach = await joinCoach(app);
  await report(app, `athletes/${athlete.athleteId}`, coach, { reason: 'He is 22, I know him.' });
  const id = await onlyItem(app, admin);
  expect((await decide(app, admin, id, { measures: ['warn'], reason: 'Use your own name.' })).status).toBe(
    204,
  );

  expect(await bellOf(app, athlete.userId)).toMatchObject([
    { kind: 'measure_taken', data: { about: 'profile', measure: 'warn' } },
  ]);
  expect(await bellOf(app, coach.userId)).toMatchObject([
    { kind: 'report_decided', data: { about: 'profile', outcome: 'acted' } },
  ]);
  const own = await decisionsOf(app, athlete);
  expect(own).toMatchObject([{ kind: 'profile', measure: 'warn', reason: 'Use your own name.' }]);
  const letter = await app.waitForMail(athlete.email, /moderators/);
  expect(letter.text).toContain('Use your own name.');
  const thanks = await app.waitForMail(coach.email, /your report/);
  for (const text of [JSON.stringify(own), letter.text, letter.html]) {
    expect(text).not.toMatch(/Dana|Whistler|I know him/);
  }
  expect(thanks.text).not.toMatch(/Nia|warn|name/i);
  expect(await decisionsOf(app, coach)).toEqual([]);
  expect((await openItem(app, admin, id)).body.decisions).toMatchObject([
    { measure: 'warn', reason: 'Use your own name.', by: 'Root', undone_at: null },
  ]);
});

test('where nothing was wrong, only the person who reported hears of it', async () => {
  const { athlete } = await joinFamily(app);
  const coach = await joinCoach(app);
  await report(app, `athletes/${athlete.athleteId}`, coach);
  await decide(app, admin, await onlyItem(app, admin), { outcome: 'nothing_wrong' });
  expect(await bellOf(app, athlete.userId)).toEqual([]);
  expect(await bellOf(app, coach.userId)).toMatchObject([{ data: { outcome: 'nothing_wrong' } }]);
});

test('a removed video is gone for everybody, and its owner neither restores nor adds it again', async () => {
  const { athlete } = await joinFamily(app, { birthdate: '2000-01-01' });
  const video = await app.db
    .insertInto('videos')
    .values({ ...addresses, athlete_id: athlete.athleteId, is_public: true, public_by: athlete.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await report(app, `videos/${video.id}`, await joinCoach(app), { category: 'inappropriate' });
  const id = await onlyItem(app, admin);
  expect((await openItem(app, admin, id)).body.possible).toEqual(['warn', 'remove', 'suspend']);
  expect((await decide(app, admin, id, { measures: ['remove', 'warn'] })).status).toBe(204);
  const own = await app.call<{ videos: unknown[] }>('GET', '/api/profile/videos', { token: athlete.token });
  expect(own.body.videos).toEqual([]);
  const restore = await app.call('POST', `/api/profile/videos/${video.id}/restore`, { token: athlete.token });
  expect(restore.status).toBe(404);
  const again = await app.call('POST', '/api/profile/videos', {
    token: athlete.token,
    body: { title: 'Again', url: addresses.url, description: null, is_public: false },
  });
  expect(problemOf(again).code).toBe('conflict');
  expect((await decisionsOf(app, athlete)).map(({ measure }) => measure).toSorted()).toEqual([
    'remove',
    'warn',
  ]);
});

test('a removed photo is no longer the picture of the account, and no address leads to it', async () => {
  const kid = await joinWithProfile(app);
  const stored = await upload(app, kid, 'photo', await jpeg());
  await report(app, `athletes/${kid.athleteId}`, await joinAdmin(app), { part: 'photo' });
  expect((await decide(app, admin, await onlyItem(app, admin), { measures: ['remove'] })).status).toBe(204);
  const { avatar_url: avatar } = await app.db
    .selectFrom('users')
    .select('avatar_url')
    .where('id', '=', kid.userId)
    .executeTakeFirstOrThrow();
  expect(avatar).toBeNull();
  const file = await app.call('GET', stored.body.url, { token: kid.token });
  expect(file.status).toBe(404);
  const again = await report(app, `athletes/${kid.athleteId}`, await joinAdmin(app), { part: 'photo' });
  expect(again.status, 'what is removed answers like what is not there').toBe(404);
  expect(problemOf(await upload(app, kid, 'photo', await jpeg())).code).toBe('file_removed');
  const other = await jpeg({ width: 640 });
  expect((await upload(app, kid, 'photo', other)).status, 'another one may be uploaded').toBe(200);
  expect(problemOf(await upload(app, kid, 'photo', await jpeg())).code, 'also after that').toBe(
    'file_removed',
  );
});

test('a removed post is archived, and its writers cannot publish it again', async () => {
  const [director, colleague] = [await joinDirector(app, ['US']), await joinDirector(app, ['US'])];
  const post = await app.db
    .insertInto('posts')
    .values({
      kind: 'news',
      country_code: 'US',
      locale: 'en',
      title: 'Camps',
      body: 'Pay first.',
      author_name: 'D',
      author_user_id: director.userId,
      status: 'published',
      published_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await report(app, `posts/${post.id}`, await joinCoach(app), { category: 'money' });
  const id = await onlyItem(app, admin);
  expect((await decide(app, admin, id, { measures: ['remove', 'suspend'] })).status).toBe(204);
  const kept = await app.db
    .selectFrom('posts')
    .select(['status', 'removed_by'])
    .where('id', '=', post.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ status: 'archived', removed_by: expect.any(String) });
  expect((await app.call('GET', '/api/auth/sessions', { token: director.token })).status).toBe(401);
  const again = await app.call('POST', `/api/posts/${post.id}/publish`, {
    token: colleague.token,
    body: { version: 1 },
  });
  expect(problemOf(again).code).toBe('conflict');
});

test('what a message said is gone for both sides, and everybody sees that there was one', async () => {
  const { threadId, athlete, coach, guardian } = await joinConversation(app);
  const sent = await send(app, threadId, coach, 'You will regret this');
  await app.call('POST', `/api/threads/${threadId}/report`, {
    token: athlete.token,
    body: { message_id: sent.body.id, category: 'harassment', reason: 'Creepy.' },
  });
  const id = await onlyItem(app, admin);
  expect((await decide(app, admin, id, { measures: ['remove'] })).status).toBe(204);
  for (const reader of [coach, athlete, guardian]) {
    expect((await openThread(app, threadId, reader)).body.messages).toMatchObject([
      { body: '', is_removed: true, files: [] },
    ]);
  }
  const { body } = await openItem(app, admin, id);
  expect(body.reports[0]?.snapshot.messages).toMatchObject([{ body: 'You will regret this' }]);
});

test.each([
  { measures: ['freeze'], status: 404, category: 'harassment' },
  { measures: ['freeze'], status: 404, category: 'child_safety' },
  { measures: ['warn'], status: 200, category: 'child_safety' },
])('after a report for $category and $measures the coach’s conversation answers $status', async (given) => {
  const { threadId, athlete, coach } = await joinConversation(app);
  await app.call('POST', `/api/threads/${threadId}/report`, {
    token: athlete.token,
    body: { category: given.category, reason: 'Please look.' },
  });
  expect((await decide(app, admin, await onlyItem(app, admin), { measures: given.measures })).status).toBe(
    204,
  );
  expect((await openThread(app, threadId, coach)).status).toBe(given.status);
});

test('a suspended person is shut out by the very next request, until the day that was said', async () => {
  const { guardian, coach, threadId } = await joinConversation(app);
  await report(app, `coaches/${coach.coachId}`, guardian, { category: 'harassment' });
  const id = await onlyItem(app, admin);
  const past = await decide(app, admin, id, { measures: ['suspend'], until: '2020-01-01' });
  expect(problemOf(past).errors).toMatchObject([{ field: 'until', code: 'in_the_past' }]);
  expect((await decide(app, admin, id, { measures: ['suspend'], until: '2099-01-01' })).status).toBe(204);
  expect((await openThread(app, threadId, coach)).status).toBe(401);
  const suspension = await app.db
    .selectFrom('suspensions')
    .select(['reason', 'until', 'suspended_by'])
    .where('user_id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  expect(suspension).toEqual({
    reason: 'This is why.',
    until: new Date('2099-01-02T00:00:00Z'),
    suspended_by: admin.userId,
  });
});

test('a banned institution verifies nobody from the next request on, and cannot be named again', async () => {
  const { coach, guardian, ...family } = await joinConversation(app);
  const colleague = await joinCoach(app);
  await app.db
    .updateTable('coaches')
    .set({ institution_id: coach.institutionId, affiliation_status: 'verified' })
    .where('id', '=', colleague.coachId)
    .execute();
  const thread = await openConversation(app, { ...family, guardian }, colleague);
  expect((await openThread(app, thread, colleague)).status).toBe(200);
  await report(app, `coaches/${coach.coachId}`, guardian, { category: 'money' });
  const id = await onlyItem(app, admin);
  expect((await openItem(app, admin, id)).body.possible).toEqual(['warn', 'suspend', 'ban']);
  expect((await decide(app, admin, id, { measures: ['ban', 'suspend'] })).status).toBe(204);

  expect((await openThread(app, thread, colleague)).status).toBe(404);
  expect(await bellOf(app, colleague.userId)).toMatchObject([{ kind: 'institution_banned' }]);
  const { name, country_code: country } = await app.db
    .selectFrom('institutions')
    .select(['name', 'country_code'])
    .where('id', '=', coach.institutionId)
    .executeTakeFirstOrThrow();
  const naming = { title: 'Head coach', work_email: 'new@college.test' };
  const proposed = {
    name,
    kind: 'college',
    country_code: country,
    city: 'Town',
    website: 'https://www.college.test',
  };
  for (const named of [
    { institution_id: coach.institutionId, proposed: null },
    { institution_id: null, proposed },
  ]) {
    const answer = await app.call('PUT', '/api/affiliation', {
      token: colleague.token,
      body: { ...naming, ...named },
    });
    expect(problemOf(answer).errors).toMatchObject([{ code: 'unknown_institution' }]);
  }
});

test('what does not fit together is refused, and nothing is decided', async () => {
  const { athlete } = await joinFamily(app);
  await report(app, `athletes/${athlete.athleteId}`, await joinCoach(app));
  const id = await onlyItem(app, admin);
  const mixed = await decide(app, admin, id, { outcome: 'nothing_wrong', measures: ['warn'] });
  expect(problemOf(mixed).errors).toMatchObject([{ field: 'measures' }]);
  const silent = await decide(app, admin, id, { measures: ['warn'], reason: null });
  expect(problemOf(silent).errors).toMatchObject([{ field: 'reason', code: 'required' }]);
  const impossible = await decide(app, admin, id, { measures: ['warn', 'ban'] });
  expect(problemOf(impossible).code).toBe('conflict');
  expect(await queueOf(app, admin)).toHaveLength(1);
  expect(await app.db.selectFrom('moderation_decisions').select('id').execute()).toEqual([]);
});

test('two clicks decide once', async () => {
  const { athlete } = await joinFamily(app);
  await report(app, `athletes/${athlete.athleteId}`, await joinCoach(app));
  const id = await onlyItem(app, admin);
  await step(app, admin, id, 'claim');
  const body = { outcome: 'acted', note: 'Seen.', measures: ['warn', 'suspend'], reason: 'Why.' };
  const answers = await Promise.all(
    [1, 2].map(() => app.call('POST', `/api/moderation-items/${id}/close`, { token: admin.token, body })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await app.db.selectFrom('moderation_decisions').select('id').execute()).toHaveLength(2);
});

test('a minor who wrote quietly about a guardian gets neither a bell nor an email about it', async () => {
  const athlete = await joinAthlete(app);
  const linkId = await linkUp(app, athlete, await app.join('guardian'));
  const message = `Afraid ${randomUUID()}`;
  await app.call('POST', `/api/guardian-links/${linkId}/report`, { token: athlete.token, body: { message } });
  const id = await onlyItem(app, admin);
  expect((await openItem(app, admin, id)).body.possible).toEqual([]);
  expect((await decide(app, admin, id)).status).toBe(204);
  expect((await bellOf(app, athlete.userId)).filter(({ kind }) => kind === 'report_decided')).toEqual([]);
});

test('earlier decisions about a person are on their next item and on the page of their account', async () => {
  const { athlete } = await joinFamily(app);
  await report(app, `athletes/${athlete.athleteId}`, await joinCoach(app));
  await decide(app, admin, await onlyItem(app, admin), { measures: ['warn'], reason: 'First time.' });
  await report(app, `athletes/${athlete.athleteId}`, await joinCoach(app));
  const { body } = await openItem(app, admin, await onlyItem(app, admin));
  expect(body.earlier).toMatchObject([
    { outcome: 'acted', decisions: [{ measure: 'warn', reason: 'First time.', by: 'Root' }] },
  ]);
  const page = await app.call('GET', `/api/users/${athlete.userId}`, admin);
  expect(page.body).toMatchObject({ decisions: [{ measure: 'warn', by: { name: 'Root' } }] });
});

test('why an institution was banned is kept from an admin who reported it', async () => {
  const { coach, guardian } = await joinConversation(app);
  await report(app, `coaches/${coach.coachId}`, guardian, { category: 'money' });
  const id = await onlyItem(app, admin);
  const reporter = await joinAdmin(app);
  await app.db
    .updateTable('moderation_reports')
    .set({ reported_by: reporter.userId })
    .where('item_id', '=', id)
    .execute();
  expect((await decide(app, admin, id, { measures: ['ban'], reason: 'Asked for money.' })).status).toBe(204);

  const banAs = async (token: string) =>
    (await app.call<Registered>('GET', `/api/register/${coach.institutionId}`, { token })).body.ban;
  expect(await banAs(admin.token)).toMatchObject({ item_id: id, reason: 'Asked for money.' });
  expect(await banAs(reporter.token)).toMatchObject({ item_id: null, reason: null });
});
