/** Reads who a signed-in user is, in one round trip. It runs on every request, so each part is an index look-up. */
import type { AccountStatus, Role, ScoutPlan, SubscriptionStatus } from '@faircourt/contracts/vocabulary';
import { SCOUT_PLANS } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { ANONYMOUS, type Actor } from '../engine/actor.ts';

/**
 * A plan that has fewer seats than people serves its owner and those who came first. For everybody else it counts as
 * lapsed: nothing is deleted, and it works again once there is room.
 */
export const HAS_ROOM = `(s.owner_user_id = u.id or (
  select count(*) from seats earlier
  where earlier.subscription_id = s.id and earlier.ended_at is null and earlier.user_id <> s.owner_user_id
    and (earlier.since, earlier.id) <= (seat.since, seat.id)) < bought.seats)`;

/** The desks at which a user `u` works, with what was bought. */
export const HELD_SEATS = `seats seat
  join subscriptions s on s.id = seat.subscription_id
  join plans bought on bought.plan = s.plan
  where seat.user_id = u.id and seat.ended_at is null and seat.parked_at is null`;

/** What makes an actor of a user `u`, for statements that ask for more in the same round trip. */
export const ACTOR_COLUMNS = `u.id, u.role, u.status, coalesce(mailbox.email_verified, false) as is_mailbox_proven,
  a.id as athlete_id,
  c.id as coach_id, c.institution_id,
  coalesce(c.affiliation_status = 'verified' and i.status = 'verified', false) as is_institution_verified,
  u.role = 'coach' and exists (select 1 from restrictions where restrictions.user_id = u.id) as is_restricted,
  case when u.role = 'guardian' then (
    select array_agg(l.athlete_id::text order by l.athlete_id)
    from guardian_links l where l.guardian_user_id = u.id and l.status = 'active'
  ) end as athlete_ids,
  case when u.role = 'coach' then (
    select json_agg(json_build_object(
      'id', s.id, 'plan', s.plan, 'status', case when ${HAS_ROOM} then s.status else 'lapsed' end,
      'ends_at', s.access_ends_at
    ) order by s.id)
    from ${HELD_SEATS}
      and s.plan in (${SCOUT_PLANS.map((plan) => `'${plan}'`).join()})
  ) end as plans,
  case when u.role = 'coach' then array(
    select b.athlete_id::text from blocks b where b.coach_id = c.id and b.lifted_at is null
    union select b.athlete_id::text from blocks b where b.institution_id = c.institution_id and b.lifted_at is null
    order by 1
  ) end as blocked_by_athlete_ids,
  case when u.role = 'regional_director' then (
    select array_agg(distinct rc.country_code::text)
    from director_regions dr join region_countries rc using (region_id)
    where dr.director_user_id = u.id
  ) end as countries`;

export const ACTOR_TABLES = `users u
  left join auth_users mailbox on mailbox.id = u.auth_id
  left join athletes a on u.role = 'athlete' and a.user_id = u.id
  left join coaches c on u.role = 'coach' and c.user_id = u.id
  left join institutions i on i.id = c.institution_id`;

/** `userId` is users.id. An account that is gone has no powers at all. */
export async function loadActor(db: Queries, userId: string): Promise<Actor> {
  const { rows } = await sql<ActorRow>`
    select ${sql.raw(ACTOR_COLUMNS)} from ${sql.raw(ACTOR_TABLES)} where u.id = ${userId}`.execute(db);
  const [row] = rows;
  return row ? toActor(row) : ANONYMOUS;
}

/** By coaches.id, for decisions that depend on a coach who is not the caller. */
export async function loadCoaches(db: Queries, coachIds: readonly string[]): Promise<Map<string, Actor>> {
  const { rows } = await sql<ActorRow>`
    select ${sql.raw(ACTOR_COLUMNS)} from ${sql.raw(ACTOR_TABLES)}
    where c.id = any(${coachIds}::uuid[])`.execute(db);
  return new Map(rows.flatMap((row) => (row.coach_id ? [[row.coach_id, toActor(row)]] : [])));
}

/** A row of ACTOR_COLUMNS. */
export interface ActorRow {
  id: string;
  role: Role;
  status: AccountStatus;
  is_mailbox_proven: boolean;
  athlete_id: string | null;
  coach_id: string | null;
  institution_id: string | null;
  is_institution_verified: boolean;
  is_restricted: boolean;
  athlete_ids: string[] | null;
  blocked_by_athlete_ids: string[] | null;
  plans: { id: string; plan: ScoutPlan; status: SubscriptionStatus; ends_at: string | null }[] | null;
  countries: string[] | null;
}

export function toActor(row: ActorRow): Actor {
  const userId = row.id;
  if (row.status === 'suspended') return { kind: 'suspended', userId, role: row.role };
  const person = { userId, isMailboxProven: row.is_mailbox_proven };
  switch (row.role) {
    case 'athlete':
      return { kind: 'athlete', ...person, athleteId: row.athlete_id };
    case 'guardian':
      return { kind: 'guardian', ...person, athleteIds: row.athlete_ids ?? [] };
    case 'coach':
      return {
        kind: 'coach',
        ...person,
        coachId: row.coach_id,
        institutionId: row.institution_id,
        isInstitutionVerified: row.is_institution_verified,
        isRestricted: row.is_restricted,
        blockedByAthleteIds: row.blocked_by_athlete_ids ?? [],
        plans: (row.plans ?? []).map(({ id, plan, status, ends_at }) => ({
          subscriptionId: id,
          plan,
          status,
          endsAt: ends_at === null ? null : new Date(ends_at),
        })),
      };
    case 'regional_director':
      return {
        kind: 'director',
        ...person,
        isApproved: row.status === 'active',
        countries: row.countries ?? [],
      };
    case 'admin':
      return { kind: 'admin', ...person };
  }
}
