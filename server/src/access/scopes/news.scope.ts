/**
 * What an athlete's card and page show a coach now and did not at the coach's last look, as SQL over `athletes`, `family` (familyFacts)
 * and `look (seen_at)`. Only what is in effect for this coach is asked, so a change that the coach cannot see leaves no trace.
 * features/search/marks/marks.property.test.ts holds it to the rules of the page.
 */
import type { NewsKind } from '@faircourt/contracts/search-marks';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../../platform/clock.ts';
import { isVerifiedCoach, livePlan, type CoachActor } from '../engine/actor.ts';
import { reachesReader } from './card.scope.ts';
import { allOf, anyOf, NOBODY, type Condition } from './condition.ts';
import {
  coversAll,
  isMarkInEffect,
  isUndenied,
  releasesInEffect,
  verificationsInEffect,
} from './in-effect.scope.ts';

/** Lateral row `news (kinds)`. */
export function newsSinceLook(coach: CoachActor, now: Date): RawBuilder<unknown> {
  const news: Record<NewsKind, Condition> = {
    verification: isNewlyVerified(now),
    season: hasNewSeason(now),
    video: hasNewVideo(now),
    release: isNewlyReleased(),
  };
  const kinds = Object.entries(news).map(
    ([kind, isNew]) => sql`case when ${isNew} then ${sql.lit(kind)} end`,
  );
  return sql`(
    select array_remove(array[${sql.join(kinds)}], null) as kinds
    from ${readerOf(coach)}
    cross join lateral ${releasedSince(now)}
    cross join lateral (select ${hasOpenProfile(coach, now)} as is_open offset 0) complete
    -- Else PostgreSQL would ask all of it wherever the kinds are named.
    offset 0) news`;
}

/** Something of the athlete `look.athlete_id` is younger than the look, seen or not: most athletes need no closer look. */
export function mayHaveNews(): Condition {
  return sql<boolean>`(
    exists (select 1 from verifications changed where changed.athlete_id = look.athlete_id
      and changed.status = 'verified' and changed.guardian_link_id is null and changed.decided_at > look.seen_at)
    or exists (select 1 from videos changed where changed.athlete_id = look.athlete_id
      and changed.created_at > look.seen_at)
    or exists (select 1 from releases changed where changed.athlete_id = look.athlete_id
      and changed.status = 'approved' and changed.decided_at > look.seen_at))`;
}

function readerOf(coach: CoachActor): RawBuilder<unknown> {
  const audience = isVerifiedCoach(coach) ? 'institution' : 'everyone';
  const institutionId = isVerifiedCoach(coach) ? coach.institutionId : null;
  return sql`(select ${sql.lit(audience)}::audience as audience, ${institutionId}::uuid as institution_id) reader`;
}

const GROUPS = [
  'identity',
  'measurements',
  'academics',
  'transcript',
  'videos',
] as const satisfies FieldGroup[];

/** Lateral row `released`: since when each group is released to `reader`; null when it is not. */
function releasedSince(now: Date): RawBuilder<unknown> {
  const groups = GROUPS.map(
    (group) => sql`min(release.decided_at) filter (where release.field_group = ${sql.lit(group)})
      as ${sql.ref(group)}`,
  );
  const which = [reachesReader('release'), isUndenied(now, reachesReader('denial'))];
  return sql`(select ${sql.join(groups)} ${releasesInEffect(now, ...which)}) released`;
}

/** The page past the card: with a plan that has no limit, or opened in this month already. */
function hasOpenProfile(coach: CoachActor, now: Date): Condition {
  const held = livePlan(coach, now);
  if (!held) return NOBODY;
  return sql<boolean>`(
    exists (select 1 from plans where plans.plan = ${held.plan} and plans.profiles_per_month is null)
    or exists (select 1 from profile_opens opened
      where opened.subscription_id = ${held.subscriptionId} and opened.athlete_id = athletes.id
        and opened.month = date_trunc('month', ${dayOf(now)}::date)::date))`;
}

/** The mark beside the height is on every card; the other badges show with their group. */
function isNewlyVerified(now: Date): Condition {
  const isShown = anyOf(
    sql`verification.fact_group = 'measurements'`,
    allOf(
      sql`complete.is_open`,
      anyOf(
        sql`verification.fact_group = 'academics' and released.academics is not null`,
        sql`verification.fact_group = 'transcript' and released.transcript is not null`,
        sql`verification.fact_group = 'school' and released.identity is not null`,
      ),
    ),
  );
  return sql<boolean>`exists (select 1 ${verificationsInEffect(now, IS_DECIDED_SINCE, isShown)})`;
}

/** A season shows once a director has verified it, where the signed form names seasons. */
function hasNewSeason(now: Date): Condition {
  const isSeason = sql<boolean>`verification.season_id is not null`;
  return sql<boolean>`(complete.is_open and released.measurements is not null and ${coversAll(now)}
    and exists (select 1 ${verificationsInEffect(now, IS_DECIDED_SINCE, isSeason)}))`;
}

function hasNewVideo(now: Date): Condition {
  const isMarked = isMarkInEffect(now, reachesReader('denial'));
  return sql<boolean>`(complete.is_open and exists (
    select 1 from videos where videos.athlete_id = athletes.id and videos.created_at > look.seen_at
      and (released.videos is not null or (videos.is_public and ${isMarked}))))`;
}

/** A second release of what was released before shows nothing more, so it is no news. */
function isNewlyReleased(): Condition {
  const isNew = (group: (typeof GROUPS)[number]) =>
    sql<boolean>`coalesce(${sql.ref(`released.${group}`)} > look.seen_at, false)`;
  const others = GROUPS.filter((group) => group !== 'identity');
  return anyOf(isNew('identity'), allOf(sql`complete.is_open`, anyOf(...others.map(isNew))));
}

const IS_DECIDED_SINCE = sql<boolean>`verification.decided_at > look.seen_at`;
