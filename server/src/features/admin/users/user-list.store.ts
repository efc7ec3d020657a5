/** The only SQL of the list of all accounts. A page is cut first; what costs more is asked of its entries alone. */
import type { UserFilters } from '@faircourt/contracts/users';
import type { AccountStatus, Plan, Role, SubscriptionStatus } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { listedAccountName, listedEmail } from '../../../access/scopes/account.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { candidatesFor } from './user-search.ts';
import { isWanted } from './user.conditions.ts';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  is_mailbox_proven: boolean;
  role: Role;
  status: AccountStatus;
  country_code: string | null;
  institution_name: string | null;
  plan: Plan | null;
  plan_status: SubscriptionStatus | null;
  has_report: boolean;
  joined_on: string;
  last_seen_on: string | null;
}

export interface UserQuery {
  filters: UserFilters;
  after: string | null;
  limit: number;
  now: Date;
}

export async function listUserRows(queries: Queries, wanted: UserQuery): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    with page as materialized (${wanted.filters.search ? bestMatches(wanted) : latest(wanted)})
    select users.id, ${listedAccountName(wanted.now)} as name, ${listedEmail(wanted.now)} as email,
      auth_users.email_verified as is_mailbox_proven, users.role, users.status,
      coalesce(athletes.country_code, institutions.country_code) as country_code,
      institutions.name as institution_name, bought.plan, bought.status as plan_status,
      exists (select from subscriptions report where report.owner_user_id = users.id
        and report.plan = 'global_report' and report.status <> 'lapsed') as has_report,
      (users.created_at at time zone 'UTC')::date as joined_on, last_visits.seen_on as last_seen_on
    from page
    join users on users.id = page.id
    join auth_users on auth_users.id = users.auth_id
    left join athletes on athletes.user_id = users.id
    left join coaches on coaches.user_id = users.id
    left join institutions on institutions.id = coaches.institution_id
    left join last_visits on last_visits.user_id = users.id
    left join lateral (
      select subscriptions.plan, subscriptions.status from subscriptions
      where subscriptions.owner_user_id = users.id
      order by subscriptions.status = 'lapsed', subscriptions.plan = 'global_report', subscriptions.id desc limit 1
    ) bought on true
    order by page.score desc, users.id desc`.execute(queries);
  return rows;
}

/** Ids are made in the order of time, so the order of ids is the order of joining. */
function latest({ filters, after, limit }: UserQuery) {
  return sql`select users.id, 0::real as score from users join auth_users on auth_users.id = users.auth_id
    where ${isWanted(filters)} ${after ? sql`and users.id < ${after}::uuid` : sql``}
    order by users.id desc limit ${limit}`;
}

function bestMatches({ filters, limit }: UserQuery) {
  return sql`select candidate.id, candidate.score
    from (${candidatesFor(filters.search ?? '', isWanted(filters))}) candidate
    order by candidate.score desc, candidate.id desc limit ${limit}`;
}
