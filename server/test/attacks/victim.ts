/** What attackers are after: the records of one athlete, written straight into the database, and how to compare them. */
import type { Kysely } from 'kysely';
import type { DB } from '../../src/platform/database/schema.gen.ts';
import type { Target } from './attack-row.ts';
import { plantFamily } from './victim-family.ts';
import { plantPost } from './victim-post.ts';
import { plantRegion } from './victim-region.ts';
import { plantRequests } from './victim-requests.ts';
import { plantChecks } from './victim-checks.ts';

/** A private athlete with one record of each kind, and an invitation code of a coach nobody here is. */
export async function plantRecords(
  db: Kysely<DB>,
  owner: { userId: string; issuerUserId: string },
): Promise<Record<Exclude<Target, 'session'>, string>> {
  const { id: athlete } = await db
    .insertInto('athletes')
    .values({ user_id: owner.userId, height_cm: 188, city: 'Hiddenville', visibility: 'private' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('academics').values({ athlete_id: athlete, gpa: 3.9 }).execute();
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
  const conversation = await plantConversation(db, athlete, owner);
  const family = await plantFamily(db, athlete);
  const asked = await plantRequests(db, athlete, owner.issuerUserId);
  const checks = await plantChecks(db, athlete, owner.userId);
  return {
    athlete,
    video,
    'deleted video': deleted,
    season,
    file,
    invitation,
    ...conversation,
    ...family,
    ...asked,
    ...(await plantPost(db)),
    ...(await plantRegion(db)),
    ...checks,
  };
}

/** The victim and the issuer of the code write to each other. */
async function plantConversation(
  db: Kysely<DB>,
  athleteId: string,
  owner: { userId: string; issuerUserId: string },
): Promise<Record<'thread' | 'message file', string>> {
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
  return { thread, 'message file': file };
}

/** What an attack must leave as it was. */
export async function stateOf(db: Kysely<DB>, victim: { userId: string; athleteId: string }) {
  const user = await db
    .selectFrom('users')
    .select(['name', 'role', 'status', 'locale', 'avatar_url'])
    .where('id', '=', victim.userId)
    .executeTakeFirst();
  const account = await db
    .selectFrom('auth_accounts as a')
    .innerJoin('users as u', 'u.auth_id', 'a.user_id')
    .select('a.password')
    .where('u.id', '=', victim.userId)
    .execute();
  const sessions = await db
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.auth_id', 's.user_id')
    .select('s.id')
    .where('u.id', '=', victim.userId)
    .execute();
  const notices = await db
    .selectFrom('notifications')
    .select(['id', 'read_at'])
    .where('user_id', '=', victim.userId)
    .execute();
  const athlete = await db
    .selectFrom('athletes')
    .selectAll()
    .where('id', '=', victim.athleteId)
    .executeTakeFirst();
  const records = await Promise.all(
    (
      [
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
      ] as const
    ).map((table) => db.selectFrom(table).selectAll().where('athlete_id', '=', victim.athleteId).execute()),
  );
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('code', '=', 'VICTIMSCODE')
    .executeTakeFirst();
  const said = await Promise.all(
    (
      [
        'messages',
        'message_files',
        'message_reports',
        'thread_reads',
        'evidence_files',
        'institutions',
        'regions',
        'region_countries',
        'director_regions',
        'posts',
        'post_images',
      ] as const
    ).map((table) => db.selectFrom(table).selectAll().execute()),
  );
  return { user, account, sessions, notices, athlete, records, invitation, said };
}
