/** What must never be in a download: other people's secrets, quiet reports, and what a minor is not to learn yet. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  downloadOf,
  joinFamilyWithPasswords,
  joinLinkedGuardian,
  type Unpacked,
} from '../../../../test/features/data-exports.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinCoach, openConversation, send } from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { inTransaction } from '../../../platform/database/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('support_requests').execute());

type Family = Awaited<ReturnType<typeof joinFamilyWithPasswords>>;

/** A family of two guardians, three coaches and everything that one of them must not read of another. */
async function joinTroubledFamily() {
  const family = await joinFamilyWithPasswords(app);
  const other = await joinLinkedGuardian(app, family.athlete.athleteId);
  await plantPrivateThings(family, other.userId);
  const [friend, stranger, blocked] = [await joinCoach(app), await joinCoach(app), await joinCoach(app)];
  const threadId = await openConversation(app, family, friend);
  await send(app, threadId, friend, 'SAID-BY-THE-COACH');
  const { athleteId: athlete_id } = family.athlete;
  await app.db
    .insertInto('contact_requests')
    .values([
      { athlete_id, coach_id: stranger.coachId, message: 'NOT-YET-APPROVED' },
      {
        athlete_id,
        coach_id: blocked.coachId,
        message: 'BLOCKED-COACH',
        status: 'blocked',
        decided_at: new Date(),
      },
    ])
    .execute();
  await app.db
    .insertInto('blocks')
    .values({ athlete_id, coach_id: blocked.coachId, decided_by: family.guardian.userId })
    .execute();
  await app.db
    .insertInto('releases')
    .values({
      athlete_id,
      field_group: 'academics',
      audience: 'institution',
      institution_id: friend.institutionId,
      requested_by: friend.userId,
      status: 'requested',
      message: 'ASKED-OF-THE-GUARDIAN',
    })
    .execute();
  return { ...family, other, friend, stranger };
}

async function plantPrivateThings({ athlete, guardian }: Family, otherUserId: string): Promise<void> {
  const hidden = {
    name: 'Nia',
    email: athlete.email,
    locale: 'en',
    reporter_user_id: athlete.userId,
  } as const;
  await app.db
    .insertInto('support_requests')
    .values([
      {
        ...hidden,
        reference: 'FC-QQQQ-QQQQ',
        type: 'safety',
        message: 'AFRAID-OF-GUARDIAN',
        source: 'guardian',
      },
      {
        ...hidden,
        reference: 'FC-QQQQ-QQQ2',
        type: 'account',
        message: 'ASKED-SUPPORT',
        closed_note: 'ADMIN-NOTE',
      },
    ])
    .execute();
  await app.db
    .updateTable('guardian_links')
    .set({
      invited_email: 'other-guardian@private.test',
      stated_name: 'STATED-NAME-OF-OTHER',
      admitted_reason: 'ADMITTED-BECAUSE',
      ended_reason: 'ENDED-BECAUSE',
    })
    .where('guardian_user_id', '=', otherUserId)
    .execute();
  await app.db.updateTable('auth_sessions').set({ ip_address: '203.0.113.77' }).execute();
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: otherUserId });
  await app.db.updateTable('consent_signatures').set({ ip_address: '198.51.100.9' }).execute();
  await app.db
    .updateTable('athletes')
    .set({ held_reason: 'HELD-BECAUSE', held_for: guardian.userId })
    .where('id', '=', athlete.athleteId)
    .execute();
}

function expectNone(archive: Unpacked, ...words: string[]): void {
  for (const word of words) {
    expect(
      archive.paths.filter((path) => archive.text(path).includes(word)),
      `the word ${word}`,
    ).toEqual([]);
  }
}

const INTERNAL = [
  'AFRAID-OF-GUARDIAN',
  'FC-QQQQ-QQQQ',
  'ADMIN-NOTE',
  'ADMITTED-BECAUSE',
  'ENDED-BECAUSE',
  'HELD-BECAUSE',
];

test('a guardian reads the athlete’s record, and nothing that the minor or the other guardian keeps private', async () => {
  const { athlete, guardian, other, friend } = await joinTroubledFamily();
  const archive = await downloadOf(app, guardian, athlete.athleteId);
  expectNone(archive, ...INTERNAL, 'ASKED-SUPPORT', 'FC-QQQQ', '203.0.113.77', '198.51.100.9');
  expectNone(archive, 'other-guardian@private.test', other.email, 'STATED-NAME-OF-OTHER', friend.email);
  expect(archive.paths.some((path) => /support|sign_in|notifications|account_log/u.test(path))).toBe(false);
  // What a guardian decides about is theirs to read.
  for (const word of ['SAID-BY-THE-COACH', 'NOT-YET-APPROVED', 'BLOCKED-COACH', 'ASKED-OF-THE-GUARDIAN']) {
    expect(archive.all).toContain(word);
  }
  expect(archive.rows('releases').flatMap(Object.keys)).toContain('is_ended_by_block');
  expect(archive.paths.filter((path) => path.startsWith('files/consent_forms/')).length).toBeGreaterThan(0);
});

test('a minor’s own download has neither the quiet report nor the coaches whom no guardian has approved', async () => {
  const { athlete, other, stranger } = await joinTroubledFamily();
  const archive = await downloadOf(app, athlete);
  expectNone(archive, ...INTERNAL, 'NOT-YET-APPROVED', 'BLOCKED-COACH', 'ASKED-OF-THE-GUARDIAN');
  expectNone(archive, 'STATED-NAME-OF-OTHER', other.email, '198.51.100.9', stranger.email);
  expect(archive.rows('blocks')).toEqual([]);
  // Whose releases a block has ended says who was blocked.
  expect(archive.rows('releases').flatMap(Object.keys)).not.toContain('is_ended_by_block');
  expect(archive.rows('messages_to_support')).toMatchObject([{ message: 'ASKED-SUPPORT' }]);
  for (const word of ['SAID-BY-THE-COACH', '203.0.113.77']) expect(archive.all).toContain(word);
});

test('a guardian’s own download is about the guardian', async () => {
  const { athlete, other } = await joinTroubledFamily();
  const archive = await downloadOf(app, other);
  expectNone(archive, ...INTERNAL, athlete.email, 'SAID-BY-THE-COACH', 'NOT-YET-APPROVED', 'Plays the point');
  expect(archive.rows('your_links')).toMatchObject([{ stated_name: 'STATED-NAME-OF-OTHER' }]);
  expect(archive.rows('forms_you_signed')[0]).toMatchObject({ ip_address: '198.51.100.9' });
});

test('a coach learns nothing of families from a download: not who was asked, not what they decided', async () => {
  const { athlete, guardian, stranger } = await joinTroubledFamily();
  // The people of these records have no password, and a download needs one.
  const coach = await app.join('coach');
  await app.db
    .updateTable('coaches')
    .set({ user_id: (await app.join('guardian')).userId })
    .where('user_id', '=', coach.userId)
    .execute();
  await app.db
    .updateTable('coaches')
    .set({ user_id: coach.userId })
    .where('id', '=', stranger.coachId)
    .execute();
  await app.db
    .updateTable('contact_requests')
    .set({
      status: 'blocked',
      reason: 'SAID-BY-THE-FAMILY',
      decided_by: guardian.userId,
      decided_at: new Date(),
    })
    .where('coach_id', '=', stranger.coachId)
    .execute();
  const archive = await downloadOf(app, coach);
  expect(archive.rows('contact_you_requested')).toMatchObject([{ message: 'NOT-YET-APPROVED' }]);
  expectNone(archive, 'SAID-BY-THE-FAMILY', athlete.athleteId, athlete.userId, guardian.userId, 'blocked');
});

test('what a minor reports is in no download, whichever way it was reported', async () => {
  const family = await joinFamilyWithPasswords(app);
  const { athlete, guardian } = family;
  const { id: linkId } = await app.db
    .selectFrom('guardian_links')
    .select('id')
    .where('guardian_user_id', '=', guardian.userId)
    .executeTakeFirstOrThrow();
  const threadId = await openConversation(app, family, await joinCoach(app));
  const { body: message } = await send(app, threadId, guardian, 'Do as I say.');
  for (const [url, body] of [
    [`/api/guardian-links/${linkId}/report`, { message: 'AFRAID-AT-HOME' }],
    [
      `/api/threads/${threadId}/report`,
      { message_id: message.id, category: 'child_safety', reason: 'AFRAID-HERE' },
    ],
  ] as const) {
    expect((await app.call('POST', url, { token: athlete.token, body })).status).toBe(204);
  }
  const archive = await downloadOf(app, athlete);
  expectNone(archive, 'AFRAID-AT-HOME', 'AFRAID-HERE', 'moderation.', 'message.reported');
  expectNone(await downloadOf(app, guardian), 'AFRAID-AT-HOME', 'AFRAID-HERE');
});

test('a guardian does not read of a court order that a second admin has not confirmed', async () => {
  const { guardian } = await joinFamilyWithPasswords(app);
  const { id: link_id } = await app.db
    .selectFrom('guardian_links')
    .select('id')
    .where('guardian_user_id', '=', guardian.userId)
    .executeTakeFirstOrThrow();
  const admin = await joinAdmin(app);
  const asked = await app.call('POST', '/api/confirmations', {
    token: admin.token,
    body: { kind: 'end_link', link_id, reason: 'ORDER-OF-THE-COURT' },
  });
  expect(asked.status).toBe(201);
  expectNone(await downloadOf(app, guardian), 'confirmation', 'ORDER-OF-THE-COURT');
});

test('a minor reads nothing of what a coach asked for until a guardian has approved it, a guardian does', async () => {
  const { athlete, guardian, friend } = await joinTroubledFamily();
  // The copies of the forms are read above; three downloads that draw them take longer than all the rest.
  await app.db.deleteFrom('consent_signatures').where('athlete_id', '=', athlete.athleteId).execute();
  const asked = await app.db
    .selectFrom('releases')
    .select('id')
    .where('athlete_id', '=', athlete.athleteId)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  const { name: college } = await app.db
    .selectFrom('institutions')
    .select('name')
    .where('id', '=', friend.institutionId)
    .executeTakeFirstOrThrow();
  const releasesIn = (archive: Unpacked) => archive.text('json/releases.json');
  expect(releasesIn(await downloadOf(app, athlete))).not.toContain(college);
  const ofGuardian = await downloadOf(app, guardian, athlete.athleteId);
  expect(releasesIn(ofGuardian)).toContain(college);
  // The headings say whose data it is.
  expect(ofGuardian.text('index.html')).not.toContain('<h2>Your ');
  expect(ofGuardian.text('index.html')).toMatch(/<h2>[^<]+’s account<\/h2>/u);
  expect(ofGuardian.text('index.html')).toContain('This download is about');

  await inTransaction(app.db, async (trx) => {
    await trx
      .updateTable('releases')
      .set({ status: 'approved', decided_at: new Date(), decided_by: guardian.userId })
      .where('id', '=', asked.id)
      .execute();
    await sql`insert into events (chain, type, actor_role, data) values
      (${athlete.athleteId}, 'release.approved', 'guardian', ${JSON.stringify({ release_id: asked.id })})`.execute(
      trx,
    );
  });
  expect(releasesIn(await downloadOf(app, athlete))).toContain(college);
});
