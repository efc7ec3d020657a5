/** The only SQL of the page of one account. */
import type {
  AccountStatus,
  InstitutionStatus,
  LinkStatus,
  Locale,
  Measure,
  Plan,
  Role,
  SubscriptionStatus,
  Visibility,
} from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { listedAccountName } from '../../../access/scopes/account.scope.ts';
import type { AccountFacts } from '../../../access/facts/subjects.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface Other {
  user_id: string;
  name: string;
}

export interface UserPageRow {
  id: string;
  name: string;
  email: string;
  is_mailbox_proven: boolean;
  role: Role;
  status: AccountStatus;
  locale: Locale;
  created_at: Date;
  last_seen_on: string | null;
  suspension: { reason: string; since: string; until: string | null; by: Other | null } | null;
  invitation: { code: string; issued_by: Other | null } | null;
  athlete: {
    id: string;
    country_code: string;
    grad_year: number | null;
    school_name: string | null;
    visibility: Visibility;
  } | null;
  coach: {
    title: string | null;
    institution_name: string | null;
    institution_status: InstitutionStatus | null;
    affiliation_status: InstitutionStatus;
  } | null;
  regions: string[];
  decisions: {
    id: string;
    item_id: string;
    measure: Measure;
    reason: string;
    decided_at: string;
    undone_at: string | null;
    by: Other | null;
  }[];
  plans: { plan: Plan; status: SubscriptionStatus; period_to: string | null; ends_at: string | null }[];
  counts: {
    verifications_waiting: number;
    verifications_verified: number;
    requests: number;
    reached_limits: number;
  };
}

export async function findUserFacts(queries: Queries, userId: string): Promise<AccountFacts | null> {
  const row = await queries
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { userId: row.id, role: row.role, status: row.status } : null;
}

export async function findAthleteIdOf(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('athletes')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findUserPage(queries: Queries, userId: string): Promise<UserPageRow | null> {
  const { rows } = await sql<UserPageRow>`
    select users.id, users.name, auth_users.email::text as email, auth_users.email_verified as is_mailbox_proven,
      users.role, users.status, users.locale, users.created_at, last_visits.seen_on as last_seen_on,
      ${SUSPENSION} as suspension, ${INVITATION} as invitation,
      case when athletes.id is not null then jsonb_build_object('id', athletes.id,
        'country_code', athletes.country_code, 'grad_year', athletes.grad_year,
        'school_name', athletes.school_name, 'visibility', athletes.visibility) end as athlete,
      case when coaches.id is not null then jsonb_build_object('title', coaches.title,
        'institution_name', institutions.name, 'institution_status', institutions.status,
        'affiliation_status', coaches.affiliation_status) end as coach,
      array(
        select regions.name from director_regions join regions on regions.id = director_regions.region_id
        where director_regions.director_user_id = users.id order by regions.name
      ) as regions,
      ${PLANS} as plans, ${DECISIONS} as decisions, ${COUNTS} as counts
    from users
    join auth_users on auth_users.id = users.auth_id
    left join last_visits on last_visits.user_id = users.id
    left join athletes on athletes.user_id = users.id
    left join coaches on coaches.user_id = users.id
    left join institutions on institutions.id = coaches.institution_id
    where users.id = ${userId}`.execute(queries);
  return rows[0] ?? null;
}

const SUSPENSION = sql`(
  select jsonb_build_object('reason', suspensions.reason, 'since', suspensions.suspended_at,
    'until', suspensions.until, 'by', case when admin.id is not null
      then jsonb_build_object('user_id', admin.id, 'name', admin.name) end)
  from suspensions left join users admin on admin.id = suspensions.suspended_by
  where suspensions.user_id = users.id and suspensions.lifted_at is null)`;

const INVITATION = sql`(
  select jsonb_build_object('code', invitations.code, 'issued_by', case when issuer.id is not null
    then jsonb_build_object('user_id', issuer.id, 'name', issuer.name) end)
  from invitation_redemptions join invitations on invitations.id = invitation_redemptions.invitation_id
  left join users issuer on issuer.id = invitations.issued_by
  where invitation_redemptions.user_id = users.id)`;

const PLANS = sql`coalesce((
  select jsonb_agg(jsonb_build_object('plan', bought.plan, 'status', bought.status,
    'period_to', bought.period_to, 'ends_at', bought.access_ends_at)
    order by bought.plan = 'global_report', bought.id desc)
  from subscriptions bought where bought.owner_user_id = users.id), '[]')`;

const DECISIONS = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', decision.id, 'item_id', decision.item_id, 'measure', decision.measure,
    'reason', decision.reason, 'decided_at', decision.decided_at, 'undone_at', decision.undone_at,
    'by', case when decider.id is not null
      then jsonb_build_object('user_id', decider.id, 'name', decider.name) end) order by decision.decided_at desc)
  from moderation_decisions decision left join users decider on decider.id = decision.decided_by
  where decision.user_id = users.id), '[]')`;

const COUNTS = sql`jsonb_build_object(
  'verifications_waiting', (select count(*) from verifications asked
    where (asked.athlete_id = athletes.id or asked.coach_id = coaches.id) and asked.status in ('open', 'more_asked', 'offered')),
  'verifications_verified', (select count(*) from verifications asked
    where (asked.athlete_id = athletes.id or asked.coach_id = coaches.id) and asked.status = 'verified'),
  'requests', (select count(*) from contact_requests asked
    where asked.coach_id = coaches.id or asked.athlete_id = athletes.id)
    + (select count(*) from releases asked where asked.requested_by = users.id),
  'reached_limits', (select count(*) from reached_limits reached where reached.user_id = users.id))`;

export interface LinkRow {
  id: string;
  status: LinkStatus;
  other: Other | null;
  since: Date;
}

/** The guardians of an athlete, or the athletes of a guardian: the latest links first, and minors as lists name them. */
export async function listLinksOf(queries: Queries, userId: string, now: Date): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select link.id, link.status, coalesce(link.ended_at, link.activated_at, link.created_at) as since,
      case when users.id is not null
        then jsonb_build_object('user_id', users.id, 'name', ${listedAccountName(now)}) end as other
    from guardian_links link
    join athletes child on child.id = link.athlete_id
    left join users on users.id = case when link.guardian_user_id = ${userId} then child.user_id
      else link.guardian_user_id end
    left join athletes on athletes.user_id = users.id
    where link.guardian_user_id = ${userId} or child.user_id = ${userId}
    order by link.status = 'ended', link.id desc limit 50`.execute(queries);
  return rows;
}
