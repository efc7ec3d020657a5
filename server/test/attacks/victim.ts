/** What attackers are after: the records of one athlete, written straight into the database, and how to compare them. */
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import type { Target } from './attack-row.ts';
import { seedConfirmation } from './victim-confirmation.ts';
import { seedFamily } from './victim-family.ts';
import { seedList } from './victim-list.ts';
import { seedPost } from './victim-post.ts';
import { seedRegion } from './victim-region.ts';
import { seedReport } from './victim-report.ts';
import { seedRequests } from './victim-requests.ts';
import { seedStaff } from './victim-staff.ts';
import { seedChecks } from './victim-checks.ts';

/** A private athlete with one record of each kind, and an invitation code of a coach nobody here is. */
export async function seedRecords(
  db: Database,
  owner: { userId: string; issuerUserId: string },
): Promise<Record<Exclude<Target, 'session'>, string>> {
  const { id: athlete } = await db
    .insertInto('athletes')
    .values({ user_id: owner.userId, height_cm: 188, city: 'Hiddenville', visibility: 'private' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('academics').values({ athlete_id: athlete, gpa: 3.9 }).execute();
  const { id: passkey } = await db
    .insertInto('auth_passkeys')
    .values((eb) => ({
      user_id: eb
        .selectFrom('auth_users')
        .innerJoin('users', 'users.auth_id', 'auth_users.id')
        .select('auth_users.id')
        .where('users.id', '=', owner.userId),
      name: 'Phone of the victim',
      public_key: 'not used here',
      credential_id: 'of the victim',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: video } = await db
    .insertInto('videos')
    .values({ athlete_id: athlete, title: 'Hidden tape', url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const deleted = '0190a0a0-0000-7000-8000-00000000dead';
  await db
    .insertInto('deleted_videos')
    .values({
      id: deleted,
      athlete_id: athlete,
      title: 'Deleted tape',
      url: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
      provider: 'youtube',
      is_public: true,
      language: 'en',
      tags: [],
      created_at: new Date('2026-01-01'),
    })
    .execute();
  const { id: season } = await db
    .insertInto('seasons')
    .values({ athlete_id: athlete, label: '2025-26', team: 'Hidden Hawks', games: 10, points: 120 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: file } = await db
    .insertInto('files')
    .values({
      athlete_id: athlete,
      kind: 'transcript',
      storage_key: 'transcripts/hidden',
      content_type: 'application/pdf',
      bytes: 9,
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: invitation } = await db
    .insertInto('invitations')
    .values({
      code: 'VICTIMSCODE',
      kind: 'single',
      max_uses: 1,
      issued_by: owner.issuerUserId,
      expires_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const conversation = await seedConversation(db, athlete, owner);
  const family = await seedFamily(db, athlete);
  const asked = await seedRequests(db, athlete, owner.issuerUserId);
  const checks = await seedChecks(db, athlete, owner.userId);
  return {
    passkey,
    account: owner.userId,
    athlete,
    video,
    'deleted video': deleted,
    season,
    file,
    invitation,
    ...conversation,
    ...family,
    ...asked,
    ...(await seedPost(db)),
    ...(await seedRegion(db)),
    ...(await seedReport(db, owner.userId)),
    ...(await seedConfirmation(db, owner.userId)),
    ...checks,
    ...(await seedStaff(db)),
    'data export': await seedDataExport(db, owner.userId),
    ...(await seedList(db, athlete, owner.issuerUserId)),
    'saved search': await seedSavedSearch(db, owner.issuerUserId),
    notification: await seedNotification(db, owner.userId),
  };
}

async function seedNotification(db: Database, userId: string): Promise<string> {
  const { id } = await db
    .insertInto('notifications')
    .values({ user_id: userId, kind: 'welcome', data: JSON.stringify({ name: 'Hidden' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the staff of the issuer keeps. */
async function seedSavedSearch(db: Database, coachUserId: string): Promise<string> {
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('owner_user_id', '=', coachUserId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('saved_searches')
    .values({
      subscription_id: subscription.id,
      saved_by: coachUserId,
      name: 'Hidden plan',
      filters: JSON.stringify({ country: 'US' }),
      sort: 'height',
      created_at: new Date('2026-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Everything about the victim in one file, ready to be fetched. */
async function seedDataExport(db: Database, userId: string): Promise<string> {
  const { id } = await db
    .insertInto('data_exports')
    .values({
      user_id: userId,
      status: 'ready',
      requested_at: new Date('2026-01-01'),
      ready_at: new Date('2026-01-01'),
      expires_at: new Date('2100-01-01'),
      storage_key: 'exports/hidden',
      bytes: 9,
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The victim and the issuer of the code write to each other. */
async function seedConversation(
  db: Database,
  athleteId: string,
  owner: { userId: string; issuerUserId: string },
): Promise<Record<'thread' | 'message file' | 'coach', string>> {
  const coach = await db
    .selectFrom('coaches')
    .select('id')
    .where('user_id', '=', owner.issuerUserId)
    .executeTakeFirstOrThrow();
  const { id: thread } = await db
    .insertInto('threads')
    .values({ athlete_id: athleteId, coach_id: coach.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: message } = await db
    .insertInto('messages')
    .values({
      thread_id: thread,
      sender_user_id: owner.userId,
      sender_role: 'athlete',
      body: 'Hidden words',
      client_id: thread,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: file } = await db
    .insertInto('message_files')
    .values({
      thread_id: thread,
      message_id: message,
      name: 'hidden.pdf',
      storage_key: 'attachments/hidden',
      content_type: 'application/pdf',
      bytes: 9,
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { thread, 'message file': file, coach: coach.id };
}

const OF_THE_ATHLETE = [
  'academics',
  'videos',
  'deleted_videos',
  'seasons',
  'files',
  'profile_views',
  'releases',
  'guardian_links',
  'consent_signatures',
  'family_codes',
  'contact_requests',
  'blocks',
  'verifications',
  'declared_conflicts',
  'list_entries',
];

const OF_EVERYBODY = [
  'moderation_items',
  'moderation_reports',
  'messages',
  'message_files',
  'message_reports',
  'thread_reads',
  'evidence_files',
  'support_requests',
  'consulting_cases',
  'institutions',
  'regions',
  'region_countries',
  'director_regions',
  'posts',
  'post_images',
  'list_notes',
  'confirmations',
  'admin_actions',
  'seats',
  'seat_invitations',
  'subscription_handovers',
];

/** What an attack must leave as it was, in one question: it is asked after each of them. */
export async function stateOf(
  db: Database,
  { userId, athleteId }: { userId: string; athleteId: string },
): Promise<unknown> {
  const rowsOf = (table: string, which = sql`true`) =>
    sql`select ${sql.lit(table)} as name, to_jsonb(kept) as row from ${sql.table(table)} kept where ${which}`;
  const login = sql`(select auth_id from users where id = ${userId})`;
  const parts = [
    rowsOf('users', sql`id = ${userId}`),
    rowsOf('auth_accounts', sql`user_id = ${login}`),
    rowsOf('auth_sessions', sql`user_id = ${login}`),
    rowsOf('notifications', sql`user_id = ${userId}`),
    rowsOf('mailbox_codes', sql`user_id = ${userId}`),
    rowsOf('athletes', sql`id = ${athleteId}`),
    rowsOf('invitations', sql`code = 'VICTIMSCODE'`),
    rowsOf('subscriptions', sql`offered_to is not null`),
    rowsOf('application_documents', sql`name = 'hidden.pdf'`),
    rowsOf('purchase_orders', sql`number = 'Hidden order'`),
    rowsOf('purchase_order_documents'),
    rowsOf('recruiting_lists', sql`name = 'Hidden list'`),
    rowsOf('list_stages', sql`list_id in (select id from recruiting_lists where name = 'Hidden list')`),
    rowsOf('saved_searches', sql`name = 'Hidden plan'`),
    rowsOf('notifications', sql`data @> '{"name": "Hidden"}'`),
    ...OF_THE_ATHLETE.map((table) => rowsOf(table, sql`athlete_id = ${athleteId}`)),
    ...OF_EVERYBODY.map((table) => rowsOf(table)),
  ];
  const { rows } = await sql`${sql.join(parts, sql` union all `)} order by name, row`.execute(db);
  return rows;
}
