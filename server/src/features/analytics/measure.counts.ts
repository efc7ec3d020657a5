/**
 * How each measure is counted, as SQL: rows of (day, subject, part, value) for the days from one to before another. What people
 * reach later, such as the steps of a funnel, belongs to the day on which they began, so those days are counted again.
 */
import type { Measure } from '@faircourt/contracts/analytics';
import { sql, type RawBuilder } from 'kysely';

/** `from` is part of the range and `to` is not. */
export interface CountedRange {
  from: string;
  to: string;
}

export interface MeasureCount {
  measure: Measure;
  /** How many days before the last counted one are counted again. */
  daysAgain: number;
  rows: (range: CountedRange) => RawBuilder<unknown>;
}

/** What was decided late in a night may be recorded after it. */
const A_FEW_DAYS = 3;
/** Few begin to use an account after a year. */
const OVER_A_YEAR = 400;

export const MEASURE_COUNTS: readonly MeasureCount[] = [
  {
    measure: 'joined',
    daysAgain: A_FEW_DAYS,
    rows: (range) => sql`
      select ${dayOf('created_at')} as day, '' as subject, role::text as part, count(*) as value
      from users where ${isWithin('created_at', range)} group by 1, 3`,
  },
  {
    measure: 'active',
    daysAgain: 0,
    rows: activeWeeks,
  },
  {
    measure: 'athlete_funnel',
    daysAgain: OVER_A_YEAR,
    rows: (range) => sql`
      select day, '' as subject, step.part, count(*) as value
      from (
        select ${dayOf('users.created_at')} as day, athletes.id as athlete_id
        from users left join athletes on athletes.user_id = users.id
        where users.role = 'athlete' and ${isWithin('users.created_at', range)}
      ) person
      cross join lateral (values
        ('joined', true),
        ('profile', person.athlete_id is not null),
        ('guardian', exists (
          select 1 from guardian_links link
          where link.athlete_id = person.athlete_id and link.activated_at is not null)),
        ('release', exists (
          select 1 from releases release
          where release.athlete_id = person.athlete_id and release.decided_at is not null
            and release.status in ('approved', 'withdrawn'))),
        ('look', exists (select 1 from profile_views look where look.athlete_id = person.athlete_id)),
        ('contact', exists (
          select 1 from contact_requests request
          where request.athlete_id = person.athlete_id and request.status = 'approved'))
      ) step (part, is_reached)
      where step.is_reached group by 1, 3`,
  },
  {
    measure: 'coach_funnel',
    daysAgain: OVER_A_YEAR,
    rows: (range) => sql`
      select day, '' as subject, step.part, count(*) as value
      from (
        select ${dayOf('users.created_at')} as day, users.id as user_id, users.first_searched_at,
          coaches.id as coach_id, coaches.affiliation_status
        from users left join coaches on coaches.user_id = users.id
        where users.role = 'coach' and ${isWithin('users.created_at', range)}
      ) person
      cross join lateral (values
        ('joined', true),
        ('verified', coalesce(person.affiliation_status = 'verified', false)),
        ('search', person.first_searched_at is not null),
        ('look', exists (select 1 from profile_views look where look.viewer_user_id = person.user_id)),
        ('contact', exists (select 1 from contact_requests request where request.coach_id = person.coach_id)),
        ('paid', exists (
          select 1 from subscriptions
          where subscriptions.owner_user_id = person.user_id and subscriptions.status = 'active'))
      ) step (part, is_reached)
      where step.is_reached group by 1, 3`,
  },
  {
    measure: 'verification_time',
    daysAgain: A_FEW_DAYS,
    rows: (range) => sql`
      select ${dayOf('decided_at')} as day,
        coalesce((
          select regions.name from regions join region_countries place on place.region_id = regions.id
          where place.country_code = verifications.country_code order by regions.name limit 1), '') as subject,
        case
          when decided_at - created_at < interval '1 day' then 'day'
          when decided_at - created_at < interval '3 days' then 'three_days'
          when decided_at - created_at < interval '7 days' then 'week'
          else 'longer'
        end as part,
        count(*) as value
      from verifications where ${isWithin('decided_at', range)} group by 1, 2, 3`,
  },
  {
    measure: 'guardian_answers',
    daysAgain: A_FEW_DAYS,
    rows: (range) => sql`
      select ${dayOf('created_at')} as day, split_part(type, '.', 1) as subject,
        case split_part(type, '.', 2) when 'closed' then 'unanswered' else split_part(type, '.', 2) end as part,
        count(*) as value
      from events
      where ${isWithin('created_at', range)} and (type = 'release.closed' or (actor_role = 'guardian'
        and type in ('release.approved', 'release.declined', 'contact.approved', 'contact.declined')))
      group by 1, 2, 3`,
  },
  {
    measure: 'trials',
    daysAgain: OVER_A_YEAR,
    rows: (range) => sql`
      select ${dayOf('subscriptions.created_at')} as day, '' as subject, step.part, count(*) as value
      from subscriptions
      cross join lateral (values ('started', true), ('paid', subscriptions.status = 'active')) step (part, is_reached)
      where trial_ends_at is not null and step.is_reached and ${isWithin('subscriptions.created_at', range)}
      group by 1, 3`,
  },
  {
    measure: 'moderation_time',
    daysAgain: A_FEW_DAYS,
    rows: (range) => sql`
      select ${dayOf('closed_at')} as day, severity::text as subject,
        case
          when closed_at - created_at < interval '4 hours' then 'four_hours'
          when closed_at - created_at < interval '1 day' then 'day'
          when closed_at - created_at < interval '3 days' then 'three_days'
          else 'longer'
        end as part,
        count(*) as value
      from moderation_items where ${isWithin('closed_at', range)} group by 1, 2, 3`,
  },
];

/**
 * Who was here in a week. We keep only the last day of each person, which tells it for the week that is being counted; of
 * weeks before the first count the log tells who did something.
 */
function activeWeeks({ from, to }: CountedRange): RawBuilder<unknown> {
  const thisWeek = sql`date_trunc('week', ${to}::date - 1)::date`;
  return sql`
    select seen.day, '' as subject, users.role::text as part, count(distinct users.id) as value
    from (
      select ${thisWeek} as day, user_id from last_visits where seen_on >= ${thisWeek}
      union all
      select date_trunc('week', created_at at time zone 'UTC')::date, actor_user_id from events
      where ${isWithin('created_at', { from, to })}
    ) seen join users on users.id = seen.user_id
    group by 1, 3`;
}

function dayOf(column: string): RawBuilder<unknown> {
  return sql`(${sql.ref(column)} at time zone 'UTC')::date`;
}

/** Compared as moments, so that an index on the column serves. */
function isWithin(column: string, { from, to }: CountedRange): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'UTC'
    and ${sql.ref(column)} < ${to}::date::timestamp at time zone 'UTC'`;
}
