/** The only SQL on profile_views. */
import type { FieldGroup, Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { dayOf } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface NewView {
  athleteId: string;
  viewerUserId: string;
  viewerRole: Role;
  institutionId: string | null;
  isInstitutionVerified: boolean;
  groups: readonly FieldGroup[];
  now: Date;
}

/** False when this viewer has looked today already and seen as much; then only the moment is new. */
export async function saveView(trx: Transaction<DB>, view: NewView): Promise<boolean> {
  const row = await trx
    .insertInto('profile_views')
    .values({
      athlete_id: view.athleteId,
      viewed_on: dayOf(view.now),
      viewer_user_id: view.viewerUserId,
      viewer_role: view.viewerRole,
      institution_id: view.institutionId,
      is_institution_verified: view.isInstitutionVerified,
      groups: [...view.groups],
      first_viewed_at: view.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['athlete_id', 'viewed_on', 'viewer_user_id'])
        .doUpdateSet({
          groups: sql`array(select unnest(profile_views.groups) union select unnest(excluded.groups))`,
          // The clocks of two servers differ a little.
          last_viewed_at: sql`greatest(profile_views.first_viewed_at, excluded.first_viewed_at)`,
        })
        .where(sql<boolean>`not profile_views.groups @> excluded.groups`),
    )
    .returning('athlete_id')
    .executeTakeFirst();
  if (row) return true;
  await trx
    .updateTable('profile_views')
    .set({ last_viewed_at: view.now })
    .where('athlete_id', '=', view.athleteId)
    .where('viewed_on', '=', dayOf(view.now))
    .where('viewer_user_id', '=', view.viewerUserId)
    .where('first_viewed_at', '<=', view.now)
    .execute();
  return false;
}

/**
 * Saves that one viewer downloaded several athletes, in order of the key, so that two calls never wait for each other. Returns
 * those whom the viewer has not downloaded today already, or not with as much. One who was opened today too has a last look.
 */
export async function saveViews(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  view: Omit<NewView, 'athleteId'>,
): Promise<string[]> {
  const { rows } = await sql<{ athlete_id: string }>`
    insert into profile_views (athlete_id, viewed_on, viewer_user_id, viewer_role, institution_id, is_institution_verified,
      groups, is_exported, first_viewed_at)
    select athlete.id, ${dayOf(view.now)}::date, ${view.viewerUserId}::uuid, ${view.viewerRole}::user_role,
      ${view.institutionId}::uuid, ${view.isInstitutionVerified}, ${[...view.groups]}::field_group[], true,
      ${view.now}::timestamptz
    from unnest(${[...athleteIds]}::uuid[]) as athlete (id)
    order by athlete.id
    on conflict (athlete_id, viewed_on, viewer_user_id) do update
      set groups = array(select unnest(profile_views.groups) union select unnest(excluded.groups)), is_exported = true,
        last_viewed_at = case when profile_views.is_exported or profile_views.report_form is not null then profile_views.last_viewed_at
          else coalesce(profile_views.last_viewed_at, profile_views.first_viewed_at) end
      where not profile_views.groups @> excluded.groups or not profile_views.is_exported
    returning athlete_id`.execute(trx);
  return rows.map(({ athlete_id }) => athlete_id);
}

/**
 * Saves that a report showed one viewer several athletes, on its page or in its file, as above. Returns those whom it has not shown
 * today, or not so, or not with as much.
 */
export async function saveReportViews(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  { form, ...view }: Omit<NewView, 'athleteId'> & { form: 'page' | 'file' },
): Promise<string[]> {
  const { rows } = await sql<{ athlete_id: string }>`
    insert into profile_views (athlete_id, viewed_on, viewer_user_id, viewer_role, institution_id, is_institution_verified,
      groups, report_form, first_viewed_at)
    select athlete.id, ${dayOf(view.now)}::date, ${view.viewerUserId}::uuid, ${view.viewerRole}::user_role,
      ${view.institutionId}::uuid, ${view.isInstitutionVerified}, ${[...view.groups]}::field_group[], ${form},
      ${view.now}::timestamptz
    from unnest(${[...athleteIds]}::uuid[]) as athlete (id)
    order by athlete.id
    on conflict (athlete_id, viewed_on, viewer_user_id) do update
      set groups = array(select unnest(profile_views.groups) union select unnest(excluded.groups)),
        report_form = case when profile_views.report_form = 'file' then 'file' else excluded.report_form end,
        last_viewed_at = case when profile_views.is_exported or profile_views.report_form is not null
          then profile_views.last_viewed_at
          else coalesce(profile_views.last_viewed_at, profile_views.first_viewed_at) end
      where not profile_views.groups @> excluded.groups or profile_views.report_form is null
        or (profile_views.report_form = 'page' and excluded.report_form = 'file')
    returning athlete_id`.execute(trx);
  return rows.map(({ athlete_id }) => athlete_id);
}

export interface ViewRow {
  viewed_on: string;
  viewer_role: Role;
  is_exported: boolean;
  is_in_report: boolean;
  institution_name: string | null;
  is_institution_verified: boolean;
  check_method: string | null;
  checked_by: string | null;
  checked_at: Date | null;
  check_expires_at: Date | null;
}

/**
 * Newest first, whole days only: a page ends with a day, so the day is all that the next page needs to know, and no
 * viewer's id has to travel in it.
 */
export async function listViewsBefore(
  queries: Queries,
  athleteId: string,
  page: { before: string | null; size: number },
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select view.viewed_on, view.viewer_role, view.is_exported, view.report_form is not null as is_in_report,
      ${INSTITUTION_OF_VIEW} from (
      select * from profile_views
      where athlete_id = ${athleteId} and viewed_on < coalesce(${page.before}::date, 'infinity')
      order by viewed_on desc
      fetch first ${page.size} rows with ties
    ) view
    ${JOINED_INSTITUTION}
    order by view.viewed_on desc, view.first_viewed_at desc, view.viewer_user_id`.execute(queries);
  return rows;
}

/** The newest look of an institution, or of the people of one role who have none, and how many there were. */
export interface ViewerRow extends ViewRow {
  visits: number;
}

/** From that day on, the one who looked last first. One that took a table along in any of its visits is marked so. */
export async function listViewersSince(
  queries: Queries,
  athleteId: string,
  day: string,
): Promise<ViewerRow[]> {
  const { rows } = await sql<ViewerRow>`
    select view.viewed_on, view.viewer_role, view.has_exported as is_exported, view.is_in_report,
      view.visits, ${INSTITUTION_OF_VIEW}
    from (
      select *, count(*) over viewer as visits, bool_or(is_exported) over viewer as has_exported,
        bool_or(report_form is not null) over viewer as is_in_report,
        row_number() over (viewer order by viewed_on desc, first_viewed_at desc, viewer_user_id) as place
      from profile_views where athlete_id = ${athleteId} and viewed_on >= ${day}::date
      window viewer as (partition by institution_id, case when institution_id is null then viewer_role end)
    ) view
    ${JOINED_INSTITUTION}
    where view.place = 1
    order by view.viewed_on desc, view.first_viewed_at desc, view.viewer_user_id`.execute(queries);
  return rows;
}

/** Days without a look are left out. */
export async function countVisitsByDay(
  queries: Queries,
  athleteId: string,
  from: string,
): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('profile_views')
    .select((eb) => ['viewed_on', eb.fn.countAll<number>().as('visits')])
    .where('athlete_id', '=', athleteId)
    .where('viewed_on', '>=', from)
    .groupBy('viewed_on')
    .execute();
  return new Map(rows.map(({ viewed_on, visits }) => [viewed_on, visits]));
}

/** For the family, who may know the person and what that person saw. */
export interface NamedViewRow extends ViewRow {
  athlete_id: string;
  viewer_name: string;
  groups: FieldGroup[];
}

/** The newest of each athlete. */
export async function listNamedViews(
  queries: Queries,
  athleteIds: readonly string[],
  size: number,
): Promise<NamedViewRow[]> {
  const { rows } = await sql<NamedViewRow>`
    select ${NAMED_VIEW} from unnest(${athleteIds}::uuid[]) as athlete (id)
    cross join lateral (
      select * from profile_views where athlete_id = athlete.id
      order by viewed_on desc, first_viewed_at desc, viewer_user_id limit ${size}
    ) view
    ${NAMES_OF_VIEW}
    order by view.athlete_id, view.viewed_on desc, view.first_viewed_at desc, view.viewer_user_id`.execute(
    queries,
  );
  return rows;
}

/** Whole days, as above. */
export async function listNamedViewsBefore(
  queries: Queries,
  athleteId: string,
  page: { before: string | null; size: number },
): Promise<NamedViewRow[]> {
  const { rows } = await sql<NamedViewRow>`
    select ${NAMED_VIEW} from (
      select * from profile_views
      where athlete_id = ${athleteId} and viewed_on < coalesce(${page.before}::date, 'infinity')
      order by viewed_on desc
      fetch first ${page.size} rows with ties
    ) view
    ${NAMES_OF_VIEW}
    order by view.viewed_on desc, view.first_viewed_at desc, view.viewer_user_id`.execute(queries);
  return rows;
}

const INSTITUTION_OF_VIEW = sql`institution.name as institution_name, view.is_institution_verified,
  checked.method as check_method, director.name as checked_by, checked.decided_at as checked_at,
  checked.expires_at as check_expires_at`;
/** With the check that counted when the look was: the coach's own, else the institution's. */
const JOINED_INSTITUTION = sql`left join institutions institution on institution.id = view.institution_id
  left join lateral (
    select verification.method, verification.director_user_id, verification.decided_at, verification.expires_at
    from verifications verification
    left join coaches coach on coach.id = verification.coach_id
    where view.is_institution_verified and verification.institution_id = view.institution_id
      and verification.status in ('verified', 'dropped')
      and view.first_viewed_at >= verification.decided_at and view.first_viewed_at < verification.expires_at
      and (coach.id is null or coach.user_id = view.viewer_user_id)
    order by coach.id is null, verification.decided_at desc limit 1
  ) checked on true
  left join users director on director.id = checked.director_user_id`;
const NAMED_VIEW = sql`view.athlete_id, view.viewed_on, view.viewer_role, view.is_exported,
  view.report_form is not null as is_in_report, viewer.name as viewer_name,
  ${INSTITUTION_OF_VIEW}, view.groups::text[] as groups`;
const NAMES_OF_VIEW = sql`join users viewer on viewer.id = view.viewer_user_id ${JOINED_INSTITUTION}`;

export async function hasViewsBefore(queries: Queries, athleteId: string, day: string): Promise<boolean> {
  const row = await queries
    .selectFrom('profile_views')
    .select('viewed_on')
    .where('athlete_id', '=', athleteId)
    .where('viewed_on', '<', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whole days. Nothing else counts them this late: how many looked is asked of the last weeks. */
export function forgetLooks(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'profile_views', sql`viewed_on < ${dayOf(over)}::date`, most);
}
