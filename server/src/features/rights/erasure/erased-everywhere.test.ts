/**
 * After an erasure nothing holds the person: no column of any table, no job, no file. Other people's things stay as they
 * were, and the log still verifies.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { daysFromNow, filesOf, runErasures } from '../../../../test/features/erasure.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { openThread } from '../../../../test/records/conversations.ts';
import {
  joinMarkedPeople,
  MARKED,
  MARKS,
  wordsOf,
  type MarkedPeople,
} from '../../../../test/records/marked-people.ts';
import { HOLDS_NO_PERSON } from '../../../../test/records/holds-no-person.ts';
import { findInDatabase, findInFolder, listWordColumns } from '../../../../test/records/whole-database.ts';
import { findBrokenChains } from '../../../platform/audit.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { sweepNamesJob } from '../../search/cards/card.jobs.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { eraseAccount } from './erase.service.ts';

type Who = keyof typeof MARKS;

let app: TestApp;
let files: FileStore;
let people: MarkedPeople;
beforeEach(async () => {
  app = await startTestApp();
  files = await filesOf(app);
  people = await joinMarkedPeople(app, files);
});
afterEach(() => app.close());

async function erase(who: Who): Promise<void> {
  await eraseAccount(app.db, people[who].userId, new Date());
  await runErasures(app, daysFromNow(0));
  await emailsAreSent(who);
  await sweepNamesJob(app.db).run({}, app.runtime.jobs, 'test');
}

const found = (who: Who) => findInDatabase(app.url, wordsOf(who));

/** Without the bell of the one who goes, and without emails on their way. */
async function keptBy(who: Who): Promise<Record<string, number>> {
  const places = Object.entries(await found(who));
  return Object.fromEntries(
    places.filter(([place]) => !place.startsWith('pgboss.') && place !== 'public.notifications.data'),
  );
}

/** Emails that tell others of it are kept for a minute after they were sent, as all are. */
async function emailsAreSent(who: Who): Promise<void> {
  const unsent = async () => {
    await sql`delete from pgboss.job where state = 'completed'`.execute(app.db);
    return Object.keys(await found(who)).filter((place) => place.startsWith('pgboss.'));
  };
  await expect.poll(unsent, { timeout: 30_000, interval: 500 }).toEqual([]);
}

function folder(): string {
  if (app.config.files.kind !== 'disk') throw new Error('The tests keep files in a folder');
  return app.config.files.directory;
}

async function expectNowhere(who: Who): Promise<void> {
  expect(await found(who)).toEqual({});
  expect(await findInFolder(folder(), wordsOf(who))).toEqual([]);
  expect(await findBrokenChains(app.db)).toEqual([]);
}

test('an athlete is nowhere any more, and the proof of what was signed stays without a name', async () => {
  const before = await found('athlete');
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...['city', 'school_name', 'current_team', 'bio', 'social_handles'].map(
        (one) => `public.athletes.${one}`,
      ),
      'public.academics.core_courses',
      'public.auth_sessions.user_agent',
      'public.auth_users.email',
      'public.card_words.word',
      'public.consent_signatures.athlete_name',
      'public.deleted_videos.title',
      'public.evidence_files.name',
      'public.mailbox_codes.email',
      'public.messages.body',
      'public.notifications.data',
      'public.seasons.team',
      'public.support_requests.message',
      'public.users.name',
      'public.verifications.evidence',
      'public.videos.title',
    ]),
  );
  expect(Object.keys(before).some((place) => place.startsWith('pgboss.'))).toBe(true);
  expect(Object.keys(before).some((place) => place.startsWith('public.athlete_cards'))).toBe(true);
  expect((await findInFolder(folder(), wordsOf('athlete'))).length).toBeGreaterThanOrEqual(2);
  const guardianBefore = await found('guardian');

  await erase('athlete');
  await expectNowhere('athlete');
  const proofs = await app.db
    .selectFrom('consent_proofs')
    .selectAll()
    .where('athlete_id', '=', people.athlete.athleteId)
    .execute();
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs[0]).toMatchObject({ guardian_user_id: people.guardian.userId, signed_at: new Date(0) });
  // What was the athlete's went, also where a guardian had written in it. What is the guardian's own stays.
  const kept = ['public.users.name', 'public.auth_users.email', 'public.support_requests.message'];
  for (const place of kept) expect((await found('guardian'))[place]).toBe(guardianBefore[place]);
  for (const who of ['coach', 'director'] as const) expect((await found(who))['public.users.name']).toBe(1);
});

test('a coach leaves no word behind; the family keeps its own, and who looked at the child', async () => {
  const { athlete, coach, threadId } = people;
  expect(Object.keys(await found('coach'))).toEqual(
    expect.arrayContaining([
      'public.coaches.title',
      'public.coaches.work_email',
      'public.contact_requests.message',
      'public.message_files.name',
      'public.messages.body',
      'public.releases.message',
      'public.verifications.evidence',
      'public.work_email_codes.email',
    ]),
  );
  const family = { athlete: await keptBy('athlete'), guardian: await keptBy('guardian') };
  await erase('coach');
  await expectNowhere('coach');
  expect({ athlete: await keptBy('athlete'), guardian: await keptBy('guardian') }).toEqual(family);
  const { body } = await openThread(app, threadId, athlete);
  expect(
    body.messages.map(({ sender_name, body: said, files: sent }) => ({ sender_name, said, sent })),
  ).toEqual([
    expect.objectContaining({ said: `Hello from ${MARKS.athlete}` }),
    expect.objectContaining({ said: `Hello from ${MARKS.guardian}` }),
    { sender_name: '[deleted]', said: '', sent: [] },
  ]);
  const views = await app.db
    .selectFrom('profile_views')
    .select('viewer_user_id')
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect(views).toEqual([{ viewer_user_id: coach.userId }]);
});

test('a guardian’s links end as usual, and nothing else of the family changes', async () => {
  const { athlete, guardian, second } = people;
  const before = await found('athlete');
  await erase('guardian');
  await expectNowhere('guardian');
  const links = await app.db
    .selectFrom('guardian_links')
    .select(['guardian_user_id', 'status'])
    .where('athlete_id', '=', athlete.athleteId)
    .orderBy('id')
    .execute();
  expect(links).toEqual([
    { guardian_user_id: guardian.userId, status: 'ended' },
    { guardian_user_id: second.userId, status: 'active' },
  ]);
  const { 'public.athletes.bio': bio, 'public.messages.body': words } = await found('athlete');
  expect({ bio, words }).toEqual({
    bio: before['public.athletes.bio'],
    words: before['public.messages.body'],
  });
  const rest = await app.db
    .selectFrom('consent_proofs')
    .select('guardian_user_id')
    .where('guardian_user_id', '=', guardian.userId)
    .execute();
  expect(rest.length).toBeGreaterThan(0);
});

test('a director’s decisions keep the id and lose the name', async () => {
  const { athlete, director } = people;
  await app.db
    .updateTable('verifications')
    .set({ director_user_id: director.userId })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await erase('director');
  await expectNowhere('director');
  const decided = await app.db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.director_user_id')
    .select(['director_user_id', 'users.name', 'users.auth_id'])
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect(decided[0]).toEqual({ director_user_id: director.userId, name: '[deleted]', auth_id: null });
});

test('an address that nobody has proven deletes nothing of the person whose address it is', async () => {
  const { guardian } = people;
  const intruder = await app.join('guardian', `someone-${guardian.userId}@example.test`, {
    isMailboxProven: false,
  });
  await app.db
    .insertInto('support_requests')
    .values({
      reference: `FC-BBBB-${guardian.userId.slice(-4).toUpperCase().replaceAll(/[01]/g, '2')}`,
      type: 'billing',
      name: 'The owner',
      email: intruder.email,
      message: 'Mine.',
      locale: 'en',
    })
    .execute();
  await eraseAccount(app.db, intruder.userId, new Date());
  const kept = await app.db
    .selectFrom('support_requests')
    .select('message')
    .where('email', '=', intruder.email)
    .execute();
  expect(kept).toEqual([{ message: 'Mine.' }]);
});

test('an admin leaves answers without a name, and every other thread as it was', async () => {
  await erase('admin');
  await expectNowhere('admin');
  const { body } = await app.db
    .selectFrom('support_messages')
    .select('body')
    .where('kind', '=', 'answer')
    .where('body', 'like', '%qqcoach%')
    .executeTakeFirstOrThrow();
  expect(body).toBe('Dear Ada qqcoach, we look at it. Yours, [deleted]');
});

test('when everybody of a family and around it is erased, nothing of anybody is left', async () => {
  for (const who of MARKED) await erase(who);
  for (const who of MARKED) await expectNowhere(who);
});

test('every column that can hold words was filled with those of people, or is known to hold none', async () => {
  const filled = new Set((await Promise.all(MARKED.map(found))).flatMap((places) => Object.keys(places)));
  const columns = await listWordColumns(app.url);
  const known = Object.keys(HOLDS_NO_PERSON);
  expect(columns.filter((column) => !filled.has(column) && !known.includes(column))).toEqual([]);
  expect(known.filter((column) => !columns.includes(column) || filled.has(column))).toEqual([]);
});

test('emails to others that wait are sent, also where they name the address', async () => {
  const { userId } = people.coach;
  const { email } = await app.db
    .selectFrom('auth_users')
    .innerJoin('users', 'users.auth_id', 'auth_users.id')
    .select('email')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const others = [
    { to: `x${email}`, subject: 'Near', text: 'A longer address', html: '' },
    { to: 'somebody@example.test', subject: 'Named', text: `Ask ${email} about it`, html: '' },
  ];
  for (const mail of others)
    await app.runtime.jobs.enqueue(app.db, SEND_MAIL, mail, { afterSeconds: 86_400 });
  await eraseAccount(app.db, userId, new Date());
  const { rows } = await sql<{ subject: string }>`
    select data->>'subject' as subject from pgboss.job where data->>'subject' in ('Near', 'Named', 'Later')
      and (data->>'to' like ${`%${email}`} or data->>'subject' = 'Named') order by 1`.execute(app.db);
  expect(rows.map(({ subject }) => subject)).toEqual(['Named', 'Near']);
});

test('what another account wrote to support under the same address stays', async () => {
  const { coach, guardian } = people;
  const { email } = await app.db
    .selectFrom('auth_users')
    .innerJoin('users', 'users.auth_id', 'auth_users.id')
    .select('email')
    .where('users.id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('support_requests')
    .values({
      reference: 'FC-CCCC-CCCC',
      type: 'billing',
      name: 'Otis',
      email,
      message: 'I wrote this while signed in.',
      locale: 'en',
      reporter_user_id: guardian.userId,
    })
    .execute();
  await eraseAccount(app.db, coach.userId, new Date());
  const kept = await app.db
    .selectFrom('support_requests')
    .select('name')
    .where('reference', '=', 'FC-CCCC-CCCC')
    .execute();
  expect(kept).toEqual([{ name: 'Otis' }]);
});

test('a person who is called like a code of ours takes no code along', async () => {
  const { athlete, coach } = people;
  await app.db.updateTable('users').set({ name: 'added' }).where('id', '=', coach.userId).execute();
  const bell = { what: 'added', athlete_name: 'Somebody', guardian_name: 'added' };
  const { id } = await app.db
    .insertInto('notifications')
    .values({ user_id: athlete.userId, kind: 'guardian_news', data: JSON.stringify(bell) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await eraseAccount(app.db, coach.userId, new Date());
  const { data } = await app.db
    .selectFrom('notifications')
    .select('data')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(data).toEqual({ what: 'added', athlete_name: 'Somebody', guardian_name: '[deleted]' });
});

test('a safety report of an erased account keeps its words, names nobody, and cannot be answered', async () => {
  const { athlete } = people;
  await erase('athlete');
  const admin = await joinAdmin(app);
  const report = await app.db
    .selectFrom('support_requests')
    .select(['id', 'name', 'email', 'message', 'closed_note'])
    .where('type', '=', 'safety')
    .where('email', '=', 'erased@erased.invalid')
    .executeTakeFirstOrThrow();
  expect(report).toMatchObject({
    name: '[deleted]',
    message: 'I am [deleted], reach me at [deleted].',
    closed_note: 'Called [deleted].',
  });
  await app.db.updateTable('support_requests').set({ closed_at: null }).where('id', '=', report.id).execute();
  const answer = await app.call('POST', `/api/support-requests/${report.id}/answers`, {
    token: admin.token,
    body: { body: 'Hello', submission_id: athlete.userId },
  });
  expect(answer.status).toBe(409);
});
