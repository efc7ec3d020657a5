/** One row for each period, whose time begins at a given moment: the way to say of each when it is gone. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { RetentionId } from '@faircourt/contracts/retention';
import type { ReportCategory, SupportType } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { newReference } from '../../src/features/support/support.reference.ts';
import { dayOf } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { JoinedConversation } from './conversations.ts';

type Seed = (db: Database, people: JoinedConversation, at: Date) => Promise<() => Promise<number>>;

/** Each stores one and returns how to count what is left of it. */
export const OUTDATED: Readonly<Record<RetentionId, Seed>> = {
  ended_sessions: async (db, { coach }, at) => {
    const { auth_id } = await accountOf(db, coach.userId);
    const values = { user_id: auth_id ?? '', token: randomUUID(), expires_at: at };
    await db.insertInto('auth_sessions').values(values).execute();
    return () => count(db, sql`auth_sessions where token = ${values.token}`);
  },
  reset_links: async (db, _people, at) => {
    const identifier = randomUUID();
    await sql`insert into auth_verifications (identifier, value, expires_at)
      values (${identifier}, 'nobody', ${at})`.execute(db);
    return () => count(db, sql`auth_verifications where identifier = ${identifier}`);
  },
  mailed_codes: async (db, { coach }, at) => {
    const times = { expires_at: at, link_expires_at: at };
    const hashes = { code_hash: randomBytes(32), link_hash: randomBytes(32) };
    await db
      .insertInto('mailbox_codes')
      .values({ user_id: coach.userId, email: 'a@example.test', ...hashes, ...times })
      .execute();
    return () => count(db, sql`mailbox_codes where user_id = ${coach.userId}`);
  },
  reached_limits: async (db, { coach }, at) => {
    const on = { reached_on: dayOf(at), first_at: at, last_at: at };
    await db
      .insertInto('reached_limits')
      .values({ user_id: coach.userId, limit_name: 'test', ...on })
      .execute();
    return () => count(db, sql`reached_limits where user_id = ${coach.userId}`);
  },
  rate_limits: async (db, _people, at) => {
    const key = `test:${randomUUID()}`;
    await db.insertInto('rate_limits').values({ key, hits: 1, resets_at: at }).execute();
    return () => count(db, sql`rate_limits where key = ${key}`);
  },
  family_codes: async (db, { athlete: { athleteId } }, at) => {
    await db
      .insertInto('family_codes')
      .values({ athlete_id: athleteId, code: code(), expires_at: at })
      .execute();
    return () => count(db, sql`family_codes where athlete_id = ${athleteId}`);
  },
  guardian_invitations: async (db, { athlete: { athleteId } }, at) => {
    await db
      .insertInto('guardian_links')
      .values({
        athlete_id: athleteId,
        status: 'invited',
        invited_email: 'never-answered@example.test',
        token_hash: randomBytes(32),
        invite_expires_at: at,
        created_at: new Date(at.getTime() - 1000),
      })
      .execute();
    return () => count(db, sql`guardian_links where invited_email = 'never-answered@example.test'`);
  },
  release_requests: async (db, { athlete: { athleteId }, coach }, at) => {
    await db
      .insertInto('releases')
      .values({
        athlete_id: athleteId,
        field_group: 'academics',
        audience: 'institution',
        institution_id: coach.institutionId,
        status: 'requested',
        requested_by: coach.userId,
        created_at: at,
      })
      .execute();
    return () => count(db, sql`releases where athlete_id = ${athleteId} and status = 'requested'`);
  },
  contact_requests: async (db, { athlete: { athleteId }, coach }, at) => {
    await db
      .insertInto('contact_requests')
      .values({ athlete_id: athleteId, coach_id: coach.coachId, created_at: at })
      .execute();
    return () => count(db, sql`contact_requests where athlete_id = ${athleteId} and status = 'requested'`);
  },
  personal_evidence: (db, people, at) =>
    seedEvidence(db, people, { group: 'age', decidedAt: at, endsAt: LATE }),
  evidence: (db, people, at) =>
    seedEvidence(db, people, { group: 'measurements', decidedAt: new Date(0), endsAt: at }),
  looks: async (db, { athlete: { athleteId }, coach }, at) => {
    await db
      .insertInto('profile_views')
      .values({
        athlete_id: athleteId,
        viewed_on: dayBefore(at),
        viewer_user_id: coach.userId,
        viewer_role: 'coach',
      })
      .execute();
    return () => count(db, sql`profile_views where athlete_id = ${athleteId}`);
  },
  profile_opens: async (db, { athlete: { athleteId }, coach }, at) => {
    const { id } = await db
      .insertInto('subscriptions')
      .values({ owner_user_id: coach.userId, plan: 'basic_scout', status: 'lapsed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const month = `${dayBefore(at).slice(0, 7)}-01`;
    await db
      .insertInto('profile_opens')
      .values({ subscription_id: id, month, athlete_id: athleteId })
      .execute();
    return () => count(db, sql`profile_opens where subscription_id = ${id}`);
  },
  notifications: async (db, { coach }, at) => {
    await db
      .insertInto('notifications')
      .values({ user_id: coach.userId, kind: 'welcome', created_at: at })
      .execute();
    return () => count(db, sql`notifications where user_id = ${coach.userId} and created_at = ${at}`);
  },
  deleted_videos: async (db, { athlete: { athleteId } }, at) => {
    const id = randomUUID();
    await db
      .insertInto('deleted_videos')
      .values({
        id,
        athlete_id: athleteId,
        title: 'Tape',
        url: 'https://youtu.be/abcdefghijk',
        provider: 'youtube',
        is_public: false,
        language: 'en',
        tags: [],
        created_at: at,
        deleted_at: at,
      })
      .execute();
    return () => count(db, sql`deleted_videos where id = ${id}`);
  },
  unsent_files: async (db, { threadId, coach }, at) => {
    const file = storedFile();
    await db
      .insertInto('message_files')
      .values({ ...file, thread_id: threadId, name: 'a.pdf', uploaded_by: coach.userId, created_at: at })
      .execute();
    return () => count(db, sql`message_files where storage_key = ${file.storage_key}`);
  },
  work_email_codes: async (db, { coach }, at) => {
    const sent = { email: 'a@college.test', code_hash: randomBytes(32), expires_at: at };
    await db
      .insertInto('work_email_codes')
      .values({ coach_id: coach.coachId, ...sent })
      .execute();
    return () => count(db, sql`work_email_codes where coach_id = ${coach.coachId}`);
  },
  unused_invitations: async (db, { coach }, at) => {
    const invitation = { code: code(), kind: 'single' as const, max_uses: 1, issued_by: coach.userId };
    await db
      .insertInto('invitations')
      .values({ ...invitation, expires_at: at })
      .execute();
    return () => count(db, sql`invitations where code = ${invitation.code}`);
  },
  removed_entries: async (db, { coach, athlete }, at) => {
    const { id: subscription_id } = await db
      .insertInto('subscriptions')
      .values({ owner_user_id: coach.userId, plan: 'pro_scout', status: 'lapsed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: list_id } = await db
      .insertInto('recruiting_lists')
      .values({ subscription_id, name: 'Bigs', is_shared: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: stage_id } = await db
      .insertInto('list_stages')
      .values({ list_id, kind: 'watching', position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('list_entries')
      .values({ list_id, stage_id, athlete_id: athlete.athleteId, position: '1', removed_at: at })
      .execute();
    return () => count(db, sql`list_entries where list_id = ${list_id}`);
  },
  seat_invitations: async (db, { coach }, at) => {
    const email = `${code().toLowerCase()}@example.test`;
    const { id } = await db
      .insertInto('subscriptions')
      .values({ owner_user_id: coach.userId, plan: 'pro_scout', status: 'lapsed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('seat_invitations')
      .values({
        subscription_id: id,
        email,
        token_hash: randomBytes(32),
        created_at: new Date(at.getTime() - 1),
        expires_at: at,
      })
      .execute();
    return () => count(db, sql`seat_invitations where email = ${email}`);
  },
  invoices: async (db, { coach }, at) => {
    const { id } = await db
      .insertInto('subscriptions')
      .values({ owner_user_id: coach.userId, plan: 'pro_scout', status: 'lapsed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const number = `FC-${code()}`;
    await db
      .insertInto('invoices')
      .values({
        ...{ number, year: 2000, place: 1, subscription_id: id, ordinal: 1 },
        ...{ plan: 'pro_scout', billing_interval: 'month', amount_cents: 1, buyer_name: 'Nobody' },
        ...{ issued_at: at, due_at: at },
      })
      .execute();
    return () => count(db, sql`invoices where number = ${number}`);
  },
  player_reports: async (db, { athlete: { athleteId } }, at) => {
    const number = Math.ceil(Math.random() * 1_000_000_000);
    const { id: report_id } = await db
      .insertInto('player_reports')
      .values({ number, from_at: new Date(0), to_at: at, made_at: at, totals: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('player_report_entries')
      .values({ report_id, athlete_id: athleteId, section: 'measurements' })
      .execute();
    return () =>
      count(
        db,
        sql`player_reports left join player_report_entries on report_id = id where number = ${number}`,
      );
  },
  purchase_orders: async (db, { coach }, at) => {
    const { id } = await db
      .insertInto('subscriptions')
      .values({ owner_user_id: coach.userId, plan: 'pro_scout', status: 'lapsed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const number = `PO ${code()}`;
    await db
      .insertInto('purchase_orders')
      .values({
        ...{
          subscription_id: id,
          sent_by: coach.userId,
          number,
          plan: 'pro_scout',
          billing_interval: 'year',
        },
        ...{ amount_cents: 1, state: 'withdrawn', sent_at: at, decided_at: at },
      })
      .execute();
    return () => count(db, sql`purchase_orders where number = ${number}`);
  },
  deleted_searches: async (db, { coach }, at) => {
    const name = `Deleted ${code()}`;
    await sql`
      with desk as (
        insert into subscriptions (owner_user_id, plan, status) values (${coach.userId}, 'basic_scout', 'lapsed')
        returning id
      )
      insert into saved_searches (subscription_id, name, filters, sort, created_at, deleted_at)
      select id, ${name}, '{}', 'height', ${at}, ${at} from desk`.execute(db);
    return () => count(db, sql`saved_searches where name = ${name}`);
  },
  stripe_events: async (db, _people, at) => {
    const id = `evt_${randomUUID()}`;
    await db
      .insertInto('stripe_events')
      .values({ id, type: 'test', received_at: at, worked_at: at })
      .execute();
    return () => count(db, sql`stripe_events where id = ${id}`);
  },
  stripe_comparisons: async (db, _people, at) => {
    const { id } = await db
      .insertInto('stripe_comparisons')
      .values({ compared_at: at, compared: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return () => count(db, sql`stripe_comparisons where id = ${id}`);
  },
  stripe_operations: async (db, _people, at) => {
    const stripe_id = `sub_${randomUUID()}`;
    await db
      .insertInto('stripe_operations')
      .values({ kind: 'end', stripe_id, state: 'done', created_at: at, settled_at: at })
      .execute();
    return () => count(db, sql`stripe_operations where stripe_id = ${stripe_id}`);
  },
  alert_digests: async (db, { coach }, at) => {
    await db
      .insertInto('alert_digests')
      .values({ user_id: coach.userId, made_at: at, is_at_once: false })
      .execute();
    return () => count(db, sql`alert_digests where user_id = ${coach.userId} and made_at = ${at}`);
  },
  alert_matches: async (db, { athlete: { athleteId }, coach }, at) => {
    await sql`
      with desk as (
        insert into subscriptions (owner_user_id, plan, status) values (${coach.userId}, 'basic_scout', 'lapsed')
        returning id
      ), saved as (
        insert into saved_searches (subscription_id, name, filters, sort, created_at)
        select id, 'With an alert', '{}', 'height', ${at} from desk returning id
      ), alert as (
        insert into alerts (saved_search_id, user_id, kinds, frequency, by_bell, by_email, reach, wants, created_at)
        select id, ${coach.userId}, '{match}', 'daily', true, false, '*|*|*', '{}', ${at} from saved returning id
      )
      insert into alert_matches (alert_id, athlete_id, kind, matched_at)
      select id, ${athleteId}, 'match', ${at} from alert`.execute(db);
    return () => count(db, sql`alert_matches where athlete_id = ${athleteId} and matched_at = ${at}`);
  },
  card_changes: async (db, { athlete: { athleteId } }, at) => {
    await db
      .insertInto('card_changes')
      .values({ athlete_id: athleteId, audience: 'everyone', kind: 'season', changed_at: at })
      .execute();
    return () => count(db, sql`card_changes where athlete_id = ${athleteId} and changed_at = ${at}`);
  },
  application_documents: async (db, { coach }, at) => {
    await db
      .insertInto('application_documents')
      .values({ ...storedFile(), user_id: coach.userId, name: 'a.pdf', decided_at: at })
      .execute();
    return () => count(db, sql`application_documents where user_id = ${coach.userId}`);
  },
  support_messages: (db, _people, at) => seedSupport(db, 'general', at),
  consulting: async (db, _people, at) => {
    const count = await seedSupport(db, 'nil-consulting', at);
    await sql`insert into consulting_cases (request_id, opened_at, changed_at)
      select id, ${at}, ${at} from support_requests where type = 'nil-consulting' and created_at = ${at}
      on conflict do nothing`.execute(db);
    return count;
  },
  safety_messages: (db, _people, at) => seedSupport(db, 'safety', at),
  reports: (db, people, at) => seedReport(db, people, 'other', at),
  reports_of_danger: (db, people, at) => seedReport(db, people, 'child_safety', at),
  data_exports: async (db, { coach }, at) => {
    // Its end is written down when it is made, and is what the person was told.
    await db
      .insertInto('data_exports')
      .values({ user_id: coach.userId, status: 'failed', requested_at: at })
      .execute();
    return () => count(db, sql`data_exports where user_id = ${coach.userId}`);
  },
  retention_days: async (db, _people, at) => {
    await db
      .insertInto('retention_days')
      .values({ day: dayBefore(at), period: 'of_long_ago' })
      .execute();
    return () => count(db, sql`retention_days where period = 'of_long_ago'`);
  },
};

const LATE = new Date('2100-01-01');

async function seedEvidence(
  db: Database,
  { athlete: { athleteId } }: JoinedConversation,
  shown: { group: 'age' | 'measurements'; decidedAt: Date; endsAt: Date },
): Promise<() => Promise<number>> {
  const { id } = await db
    .insertInto('verifications')
    .values({
      athlete_id: athleteId,
      fact_group: shown.group,
      status: 'verified',
      decided_at: shown.decidedAt,
      expires_at: shown.endsAt,
      evidence: sql`'[{"note": "a letter of the school"}]'::jsonb`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('evidence_files')
    .values({ ...storedFile(), verification_id: id, name: 'letter.pdf' })
    .execute();
  // The documents and the words go together.
  return async () =>
    Math.max(
      await count(db, sql`evidence_files where verification_id = ${id}`),
      await count(db, sql`verifications where id = ${id} and evidence <> '[]'`),
    );
}

async function seedSupport(db: Database, type: SupportType, at: Date): Promise<() => Promise<number>> {
  const reference = newReference();
  await db
    .insertInto('support_requests')
    .values({
      type,
      reference,
      name: 'A',
      email: 'a@example.test',
      message: 'm',
      locale: 'en',
      created_at: at,
    })
    .execute();
  return () => count(db, sql`support_requests where reference = ${reference}`);
}

async function seedReport(
  db: Database,
  { athlete, coach, guardian }: JoinedConversation,
  category: ReportCategory,
  at: Date,
): Promise<() => Promise<number>> {
  const { id } = await db
    .insertInto('moderation_items')
    .values({
      kind: 'coach',
      subject_id: coach.coachId,
      about_user_id: coach.userId,
      athlete_id: athlete.athleteId,
      category,
      severity: 'normal',
      created_at: new Date(0),
      due_at: new Date(0),
      closed_at: at,
      outcome: 'nothing_wrong',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('moderation_reports')
    .values({ item_id: id, category, reason: 'Rude', reported_by: guardian.userId, created_at: new Date(0) })
    .execute();
  return () => count(db, sql`moderation_reports where item_id = ${id}`);
}

async function count(db: Database, rows: ReturnType<typeof sql>): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(
    db,
  );
  return counted[0]?.count ?? 0;
}

function accountOf(db: Database, userId: string) {
  return db.selectFrom('users').select('auth_id').where('id', '=', userId).executeTakeFirstOrThrow();
}

function storedFile() {
  return {
    storage_key: `test/${randomUUID()}`,
    content_type: 'application/pdf',
    bytes: 1,
    sha256: randomBytes(32),
  };
}

function code(): string {
  return randomBytes(6).toString('hex').toUpperCase();
}

function dayBefore(at: Date): string {
  return dayOf(new Date(at.getTime() - 1));
}
