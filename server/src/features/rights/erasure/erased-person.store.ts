/**
 * What an erasure does to the tables. An athlete's rows are all deleted: everything in them is about the athlete. Of
 * everybody else the account stays as a row without a person, because records of others name it: who looked at a child,
 * who decided, who wrote. Decision 23 says what stays and why.
 */
import { ERASED_NAME } from '@faircourt/contracts/erasure';
import type { AccountStatus, Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface Person {
  userId: string;
  authId: string;
  role: Role;
  status: AccountStatus;
  name: string;
  /** Null while nobody has proven it: it may be the address of somebody else, whose things must stay. */
  provenEmail: string | null;
  athleteId: string | null;
  coachId: string | null;
}

/** Undefined for an account that is erased already. */
export function findPerson(queries: Queries, userId: string): Promise<Person | undefined> {
  return queries
    .selectFrom('users')
    .innerJoin('auth_users', 'auth_users.id', 'users.auth_id')
    .leftJoin('athletes', 'athletes.user_id', 'users.id')
    .leftJoin('coaches', 'coaches.user_id', 'users.id')
    .select([
      'users.id as userId',
      'auth_users.id as authId',
      'users.role',
      'users.status',
      'users.name',
      sql<string | null>`case when auth_users.email_verified then lower(auth_users.email::text) end`.as(
        'provenEmail',
      ),
      'athletes.id as athleteId',
      'coaches.id as coachId',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export async function shutOut(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute();
}

export async function deleteAthleteAccount(trx: Transaction<DB>, { authId }: Person): Promise<void> {
  await trx.deleteFrom('auth_users').where('id', '=', authId).execute();
}

const NO_WORDS = '-';

/** Rows that are about the account alone, by the column that names it. */
const OWN_ROWS = {
  admin_actions: 'user_id',
  alert_digests: 'user_id',
  alert_settings: 'user_id',
  alerts: 'user_id',
  application_documents: 'user_id',
  checklist_ticks: 'user_id',
  data_exports: 'user_id',
  declared_conflicts: 'director_user_id',
  director_applications: 'user_id',
  director_refusals: 'user_id',
  director_regions: 'director_user_id',
  guardianship_notices: 'user_id',
  invitation_redemptions: 'user_id',
  purchase_orders: 'sent_by',
  last_visits: 'user_id',
  legal_notices: 'user_id',
  mailbox_codes: 'user_id',
  notifications: 'user_id',
  reached_limits: 'user_id',
  notification_choices: 'user_id',
  search_views: 'user_id',
  restrictions: 'user_id',
  saved_search_visits: 'user_id',
  suspensions: 'user_id',
  thread_reads: 'user_id',
} as const;

/** The row that stays can do nothing: without a sign-in nobody enters it, and a suspended account counts for nothing. */
export async function emptyAccount(trx: Transaction<DB>, person: Person, now: Date): Promise<void> {
  const { userId, authId, coachId } = person;
  for (const [table, column] of Object.entries(OWN_ROWS)) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx);
  }
  if (coachId !== null) await emptyCoach(trx, { userId, coachId });
  await emptyGuardian(trx, userId);
  await trx
    .updateTable('posts')
    .set({ author_name: ERASED_NAME })
    .where('author_user_id', '=', userId)
    .execute();
  await trx
    .updateTable('post_versions')
    .set({ author_name: ERASED_NAME })
    .where('author_user_id', '=', userId)
    .execute();
  await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('issued_by', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await trx
    .updateTable('users')
    .set({
      auth_id: null,
      name: ERASED_NAME,
      avatar_url: null,
      status: 'suspended',
      status_before_suspension: null,
      withheld_at: null,
    })
    .where('id', '=', userId)
    .execute();
  // What admins asked each other about the account. That they did is in the log.
  await trx
    .updateTable('confirmations')
    .set({ reason: NO_WORDS, decision_reason: null })
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('to_user_id', '=', userId)]))
    .execute();
  await trx.deleteFrom('message_files').where('uploaded_by', '=', userId).execute();
  await sql`select forget_words_of(${userId})`.execute(trx);
  await trx.deleteFrom('erasures').where('user_id', '=', userId).execute();
  await trx.deleteFrom('auth_users').where('id', '=', authId).execute();
}

async function emptyCoach(
  trx: Transaction<DB>,
  { userId, coachId }: { userId: string; coachId: string },
): Promise<void> {
  await trx.deleteFrom('work_email_codes').where('coach_id', '=', coachId).execute();
  // With the evidence: a letter on the paper of a college names its coach.
  await trx.deleteFrom('verifications').where('coach_id', '=', coachId).execute();
  await trx
    .updateTable('coaches')
    .set({
      title: null,
      work_email: null,
      work_email_proven_at: null,
      institution_id: null,
      affiliation_status: 'unverified',
    })
    .where('id', '=', coachId)
    .execute();
  await trx.updateTable('contact_requests').set({ message: '' }).where('coach_id', '=', coachId).execute();
  await trx.updateTable('releases').set({ message: '' }).where('requested_by', '=', userId).execute();
  await leaveSeats(trx, userId);
  await emptyDesk(trx, userId);
  await leaveSavedSearches(trx, userId);
}

/** Names and filters are the coach's words; what was saved for a staff that goes on belongs to that staff. */
async function leaveSavedSearches(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`
    delete from saved_searches using subscriptions owned
    where owned.id = saved_searches.subscription_id and owned.owner_user_id = ${userId} and not exists (
      select 1 from seats where seats.subscription_id = owned.id and seats.ended_at is null)`.execute(trx);
  await trx.updateTable('saved_searches').set({ saved_by: null }).where('saved_by', '=', userId).execute();
}

/** What a staff has paid for goes on for the others: an admin hands it to one of them. What served nobody else ends. */
async function leaveSeats(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ ended_at: sql`now()`, parked_at: null })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await sql`
    update subscriptions set status = 'lapsed'
    where owner_user_id = ${userId} and not exists (
      select 1 from seats where seats.subscription_id = subscriptions.id and seats.ended_at is null)`.execute(
    trx,
  );
  // Invoices stay as they were issued, because the law asks for them; what nobody will pay is taken back.
  await sql`
    update invoices set state = 'void', voided_at = now(), void_code = 'account_closed'
    from subscriptions ended
    where ended.id = invoices.subscription_id and ended.owner_user_id = ${userId} and ended.status = 'lapsed'
      and invoices.state = 'open'`.execute(trx);
  await sql`
    delete from billing_details using subscriptions owned
    where owned.id = billing_details.subscription_id and owned.owner_user_id = ${userId}`.execute(trx);
  await forgetCards(trx, userId);
  // Their address stays in what they accepted, and what an admin wrote about them in what was handed over.
  await trx.deleteFrom('seat_invitations').where('accepted_by', '=', userId).execute();
  await trx
    .updateTable('subscription_handovers')
    .set({ reason: null })
    .where((eb) => eb.or([eb('from_user_id', '=', userId), eb('to_user_id', '=', userId)]))
    .execute();
}

/**
 * Stripe is asked to delete the person, which ends every subscription of theirs; what the law makes it keep of payments, it keeps. The
 * clock takes the card off the plan before that, and what it has paid runs on for the others of the staff.
 */
async function forgetCards(trx: Transaction<DB>, userId: string): Promise<void> {
  // A plan that served nobody else has ended already: nothing of it waits for the clock, and no message may open it again, also while
  // the customer waits for another plan.
  await sql`
    insert into stripe_operations (kind, stripe_id, subscription_id, created_at)
    select 'end', stripe_subscription_id, id, now() from subscriptions
    where owner_user_id = ${userId} and status = 'lapsed' and paid_by = 'card' and stripe_subscription_id is not null
    on conflict do nothing`.execute(trx);
  await trx
    .updateTable('subscriptions')
    .set({ paid_by: 'invoice', stripe_subscription_id: null, stripe_read_at: null })
    .where('owner_user_id', '=', userId)
    .where('status', '=', 'lapsed')
    .execute();
  await sql`
    insert into stripe_operations (kind, stripe_id, subscription_id, created_at)
    select 'forget', id, (select desk.id from subscriptions desk
      where desk.owner_user_id = ${userId} and desk.paid_by = 'card' limit 1), now()
    from stripe_customers where user_id = ${userId}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('stripe_customers').where('user_id', '=', userId).execute();
  await trx
    .updateTable('subscriptions')
    .set({ card_brand: null, card_last4: null })
    .where('owner_user_id', '=', userId)
    .execute();
}

/** Lists that nobody else can open go: private ones, and those of a desk where nobody is left. Shared work stays with the others. */
async function emptyDesk(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`
    delete from recruiting_lists list using subscriptions desk
    where desk.id = list.subscription_id and (
      (list.owner_user_id = ${userId} and not list.is_shared)
      or (desk.owner_user_id = ${userId} and not exists (
        select 1 from seats where seats.subscription_id = desk.id and seats.ended_at is null)))`.execute(trx);
  await trx.deleteFrom('list_notes').where('author_user_id', '=', userId).execute();
  await trx.deleteFrom('entry_ratings').where('user_id', '=', userId).execute();
  await trx
    .updateTable('list_entries')
    .set({ step_owner_id: null })
    .where('step_owner_id', '=', userId)
    .execute();
  await sql`
    delete from rating_criteria using subscriptions desk
    where desk.id = rating_criteria.subscription_id and desk.owner_user_id = ${userId} and not exists (
      select 1 from seats where seats.subscription_id = desk.id and seats.ended_at is null)`.execute(trx);
  await trx
    .updateTable('recruiting_lists')
    .set({ owner_user_id: null })
    .where('owner_user_id', '=', userId)
    .execute();
}

/** The links have ended by now. Forms that were signed leave their proof behind: see migration 0045. */
async function emptyGuardian(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`
    delete from verifications using guardian_links link
    where link.id = verifications.guardian_link_id and link.guardian_user_id = ${userId}`.execute(trx);
  await trx
    .updateTable('guardian_links')
    .set({
      invited_email: null,
      stated_name: null,
      stated_birthdate: null,
      relationship: null,
      stated_at: null,
      token_hash: null,
      invite_expires_at: null,
      // What admins wrote about the guardian when they admitted or declined the link.
      admitted_reason: null,
      ended_reason: null,
    })
    .where('guardian_user_id', '=', userId)
    .execute();
  // What an admin wrote when a hold ended that followed from the end of a link.
  await sql`
    update athletes set held_reason = null from guardian_links link
    where link.athlete_id = athletes.id and link.guardian_user_id = ${userId} and athletes.held_reason is not null`.execute(
    trx,
  );
  await trx.deleteFrom('consent_signatures').where('guardian_user_id', '=', userId).execute();
  await trx.updateTable('releases').set({ reason: null }).where('decided_by', '=', userId).execute();
  await trx.updateTable('contact_requests').set({ reason: null }).where('decided_by', '=', userId).execute();
}
