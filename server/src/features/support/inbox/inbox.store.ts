/** The only SQL of the inbox: what waits in which order, one request with its sender, and how the promise is kept. */
import { INBOX_MAX, type InboxQuery } from '@faircourt/contracts/support-inbox';
import type { InvoiceState } from '@faircourt/contracts/billing';
import type { ConsultingState } from '@faircourt/contracts/consulting';
import type { ProExtra } from '@faircourt/contracts/pro-extras';
import type { Locale, ReportSource, Role, SupportType } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

export interface Named {
  user_id: string;
  name: string;
}

export interface InboxRow {
  id: string;
  reference: string;
  type: SupportType;
  source: ReportSource;
  /** First name and initial. */
  card_name: string;
  sender_role: Role | null;
  is_pro: boolean;
  created_at: Date;
  waiting_since: Date | null;
  /** While moderators have yet to decide about it: by when. */
  case_due_at: Date | null;
  claimed_by: Named | null;
  closed_at: Date | null;
  /** Booked with Pro Scout by the year. */
  extra: ProExtra | null;
  /** Where moderators decide about it. */
  moderation_item_id: string | null;
  /** Of a request for consulting. */
  consulting_state: ConsultingState | null;
  consulting_invoice: InvoiceState | null;
}

export interface RequestRow extends InboxRow {
  name: string;
  email: string;
  sender_user_id: string | null;
  locale: Locale;
  message: string;
  closed_by: Named | null;
  closed_note: string | null;
}

interface Wanted extends InboxQuery {
  userId: string;
  now: Date;
}

/**
 * Who waits comes before who has an answer; then a child in danger, any danger, Pro Scout, and who has waited longest.
 * Within one severity the promise is the same for all, so this is also the order in which answers are due.
 */
export async function listInbox(queries: Queries, wanted: Wanted): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    select ${LISTED}, ${isPro(wanted.now)} as is_pro
    from ${WITH_PEOPLE}
    where ${isWanted(wanted)}
    order by ${orderOf(wanted)}, request.id
    limit ${INBOX_MAX}`.execute(queries);
  return rows;
}

export async function findRequest(queries: Queries, id: string, now: Date): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${LISTED}, ${isPro(now)} as is_pro, request.name, request.email, sender.id as sender_user_id,
      request.locale, request.message, request.closed_note,
      case when closer.id is not null
        then jsonb_build_object('user_id', closer.id, 'name', closer.name) end as closed_by
    from ${WITH_PEOPLE}
    left join users closer on closer.id = request.closed_by
    where request.id = ${id}`.execute(queries);
  return rows[0];
}

export type Waiting = Pick<InboxRow, 'type' | 'waiting_since' | 'case_due_at'>;

/** Whose turn it is as well: an answered request for consulting may wait for its next step. */
export type OpenRequest = Waiting & { is_our_turn: boolean };

/** How many requests for consulting wait for us, and since when the first of them does. */
export async function countConsulting(queries: Queries): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(consulting.changed_at) as oldest from support_requests request
    ${WITH_CONSULTING} where ${IS_OUR_TURN}`.execute(queries);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** Everything that is open. */
export async function listUnclosed(queries: Queries): Promise<OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`
    select request.type, request.waiting_since, ${CASE_DUE_AT} as case_due_at,
      request.waiting_since is not null or coalesce(${IS_OUR_TURN}, false) as is_our_turn
    from support_requests request ${WITH_CONSULTING} where request.closed_at is null`.execute(queries);
  return rows;
}

/** Answers since a day that somebody waited for. */
export async function countAnswers(
  queries: Queries,
  since: Date,
): Promise<{ answered: number; answered_in_time: number }> {
  const counted = await queries
    .selectFrom('support_messages')
    .select([
      sql<number>`count(*)::int`.as('answered'),
      sql<number>`(count(*) filter (where created_at <= due_at))::int`.as('answered_in_time'),
    ])
    .where('kind', '=', 'answer')
    .where('due_at', 'is not', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return counted;
}

/** Whether this admin has looked in the last hour, by the database's own clock, as the log is. */
export async function hasLookedLately(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const look = await queries
    .selectFrom('events')
    .select('id')
    .where('chain', '=', id)
    .where('type', '=', 'support.opened')
    .where('actor_user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return look !== undefined;
}

const CASE_DUE_AT = sql<Date | null>`(select item.due_at from moderation_items item
  where item.id = request.moderation_item_id and item.closed_at is null)`;

const LISTED = sql`request.id, request.reference, request.type, request.source,
  redacted_name(request.name) as card_name, sender.role as sender_role, request.created_at, request.waiting_since,
  ${CASE_DUE_AT} as case_due_at, request.closed_at, booked.kind as extra,
  request.moderation_item_id, consulting.state as consulting_state,
  consulting_invoice.state as consulting_invoice, case when claimer.id is not null
    then jsonb_build_object('user_id', claimer.id, 'name', claimer.name) end as claimed_by`;

/** With its invoice, unless that is void. */
const WITH_CONSULTING = sql`left join consulting_cases consulting on consulting.request_id = request.id
  left join invoices consulting_invoice on consulting_invoice.consulting_id = request.id and consulting_invoice.state <> 'void'`;

/** As turnOf of a case says. */
const IS_OUR_TURN = sql<boolean>`(consulting.state in ('received', 'call_planned', 'accepted')
  or (consulting.state = 'invoiced' and consulting_invoice.state is distinct from 'open'))`;

/** The sender is the account that wrote it. An address on the public form is what anybody may have typed. */
const WITH_PEOPLE = sql`support_requests request
  left join users claimer on claimer.id = request.claimed_by
  left join users sender on sender.id = request.reporter_user_id
  left join booked_extras booked on booked.request_id = request.id
  ${WITH_CONSULTING}`;

const URGENT_FIRST = sql`request.waiting_since is null, request.source <> 'guardian', request.type <> 'safety',
  is_pro desc, request.waiting_since`;

function orderOf({ view, search }: Wanted): RawBuilder<unknown> {
  if (search !== null) return URGENT_FIRST;
  if (view === 'closed') return sql`request.closed_at desc`;
  return view === 'consulting' ? sql`${IS_OUR_TURN} desc, consulting.opened_at` : URGENT_FIRST;
}

function isPro(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from seats join subscriptions bought on bought.id = seats.subscription_id
    where seats.user_id = sender.id and seats.ended_at is null and seats.parked_at is null
      and bought.plan = 'pro_scout' and bought.status <> 'lapsed'
      and bought.access_ends_at > ${now})`;
}

function isWanted({ view, search, userId }: Wanted): RawBuilder<boolean> {
  if (search !== null) return sql`(request.reference = upper(${search}) or request.email = ${search})`;
  switch (view) {
    case 'open':
      return sql`request.closed_at is null`;
    case 'mine':
      return sql`request.closed_at is null and request.claimed_by = ${userId}`;
    case 'consulting':
      return sql`consulting.state is not null and consulting.ended_at is null`;
    case 'closed':
      return sql`request.closed_at is not null`;
  }
}
