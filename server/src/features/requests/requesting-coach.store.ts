/** Who asks, and how that is known: the same facts on the page and in the email. */
import type { InstitutionKind, Locale } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export interface AskingCoachRow {
  coach_id: string;
  coach_name: string;
  coach_title: string | null;
  institution_id: string;
  institution_name: string;
  institution_kind: InstitutionKind;
  institution_country: string;
  institution_website: string | null;
  institution_email_domain: string | null;
  is_institution_proposal: boolean;
  /** Null for a coach who works elsewhere by now. */
  work_email: string | null;
  is_email_proven: boolean;
  is_coach_checked: boolean | null;
  check_method: string | null;
  checked_by: string | null;
  checked_at: Date | null;
  check_expires_at: Date | null;
}

export const ASKING_COACH_COLUMNS = sql`coach.id as coach_id, coach_user.name as coach_name, coach.title as coach_title,
  institution.id as institution_id, institution.name as institution_name, institution.kind as institution_kind,
  institution.country_code as institution_country, institution.website as institution_website,
  institution.email_domain as institution_email_domain,
  institution.status <> 'verified' and institution.proposed_by is not null as is_institution_proposal,
  case when coach.institution_id = institution.id then coach.work_email end as work_email,
  coalesce(coach.institution_id = institution.id and coach.work_email_proven_at is not null, false)
    as is_email_proven,
  checked.is_coach_checked,
  checked.method as check_method, director.name as checked_by, checked.decided_at as checked_at,
  checked.expires_at as check_expires_at`;

/**
 * `coach`, `coach_user`, `institution` and how it is known, to be joined to whatever names the two ids: the latest check
 * of this very person there, else the latest of the institution.
 */
export function askingCoachTables(
  coachUserId: RawBuilder<unknown>,
  institutionId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    join coaches coach on coach.user_id = ${coachUserId}
    join users coach_user on coach_user.id = coach.user_id
    join institutions institution on institution.id = coalesce(${institutionId}, coach.institution_id)
    left join lateral (
      select verification.method, verification.director_user_id, verification.decided_at, verification.expires_at,
        coalesce(verification.coach_id = coach.id, false) as is_coach_checked
      from verifications verification
      where verification.institution_id = institution.id and verification.status = 'verified'
      order by is_coach_checked desc, verification.decided_at desc limit 1
    ) checked on true
    left join users director on director.id = checked.director_user_id`;
}

/** What an email says about the coach who asks, and about which athlete. */
export async function findAsk(
  queries: Queries,
  athleteId: string,
  coachUserId: string,
): Promise<AskingCoachRow & { athlete_name: string }> {
  const { rows } = await sql<AskingCoachRow & { athlete_name: string }>`
    select owner.name as athlete_name, ${ASKING_COACH_COLUMNS}
    from athletes join users owner on owner.id = athletes.user_id
    ${askingCoachTables(sql`${coachUserId}`, sql`null::uuid`)}
    where athletes.id = ${athleteId}`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('Somebody without an institution has asked');
  return row;
}

export interface Recipient {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/** Suspended people get no notification. */
export function listRecipients(queries: Queries, userIds: readonly string[]): Promise<Recipient[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return queries
    .selectFrom('users as u')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .select(['u.id', 'u.name', 'a.email', 'u.locale'])
    .where('u.id', 'in', [...userIds])
    .where('u.status', '=', 'active')
    .orderBy('u.id')
    .execute();
}

/** An athlete as coaches know them before anything is released. */
export async function findRedactedName(queries: Queries, athleteId: string): Promise<string> {
  const { name } = await queries
    .selectFrom('athletes as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(sql<string>`redacted_name(u.name)`.as('name'))
    .where('a.id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return name;
}
