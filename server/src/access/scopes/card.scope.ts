/**
 * What may be on a search card, as SQL over `athletes`: who has cards at all, one card per audience, what is released to
 * that audience and until when it is in effect. The same rules as everywhere in this folder, asked for an audience and not
 * for one actor; search.property.test.ts holds the two together.
 */
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { ADULT_AGE, CONSENT_AGE } from '../rules/age.ts';
import { allOf, anyOf, EVERYBODY, type Condition } from './condition.ts';
import {
  coversAll,
  isAfter,
  isMarkInEffect,
  isShown,
  isUndenied,
  releasesInEffect,
  verificationsInEffect,
  youngestGraduate,
} from './in-effect.scope.ts';

/** The groups that change what a card holds. */
const CARD_GROUPS = ['identity', 'measurements', 'academics', 'videos'] as const satisfies FieldGroup[];

/** Who is in search for anybody at all. */
export function cardedAthletes(now: Date): Condition {
  return allOf(mayBeListed(), isShown(now));
}

/** Lateral rows `reader (audience, institution_id)`: the audiences that have a card of this athlete. */
export function cardReaders(now: Date): RawBuilder<unknown> {
  const isNamed = sql<boolean>`release.audience = 'institution'`;
  return sql`(
    select 'everyone'::audience as audience, null::uuid as institution_id
    union all select 'verified_colleges', null
    union all select 'institution'::audience, named.institution_id from (
      select release.institution_id ${releasesInEffect(now, isNamed, isOnCard())}
      union select denial.institution_id from releases denial
        where denial.athlete_id = athletes.id and denial.status = 'declined' and denial.audience = 'institution'
          and denial.field_group in (${sql.join(CARD_GROUPS)})
    ) named
  ) reader`;
}

/** Lateral row `released`: until when each group is released to `reader`; null when it is not. */
export function releasedToReader(now: Date): RawBuilder<unknown> {
  const groups = CARD_GROUPS.map(
    (group) => sql`max(coalesce(release.expires_at, 'infinity'))
      filter (where release.field_group = ${group}) as ${sql.ref(group)}`,
  );
  return sql`(select ${sql.join(groups)} ${releasesInEffect(now, isOnCard(), reachesReader('release'), isUndenied(now, reachesReader('denial')))}) released`;
}

/** Lateral row `video`: whether there is any, whether one is public for `reader`, and the codes of both. */
export function videosForReader(now: Date): RawBuilder<unknown> {
  const isCounted = isMarkInEffect(now, reachesReader('denial'));
  return sql`(
    select coalesce(bool_or(videos.is_public and ${isCounted}), false) as has_public, count(*) > 0 as has_any,
      array_agg(${codeOf('video', sql`videos.id`)} order by videos.id) as codes,
      array_agg(${codeOf('video', sql`videos.id`)} order by videos.id)
        filter (where videos.is_public and ${isCounted}) as public_codes
    from videos where videos.athlete_id = athletes.id) video`;
}

/**
 * Lateral row `verified`: until when the facts that a card holds count as verified; null when they do not. The guardianship
 * is the one of those that count now which ends first.
 */
export function verifiedFacts(now: Date): RawBuilder<unknown> {
  return sql`(
    select max(verification.expires_at) filter (where verification.fact_group = 'measurements') as measurements,
      max(verification.expires_at) filter (where verification.fact_group = 'academics') as academics,
      min(verification.expires_at) filter (where verification.guardian_link_id is not null) as guardianship,
      array_agg(distinct ${codeOf('season', sql`verification.season_id`)})
        filter (where verification.fact_group = 'season') as seasons
    ${verificationsInEffect(now, EVERYBODY)}) verified`;
}

/**
 * What `reader` is shown beyond the card, as codes without a fact: the groups released, what carries a badge, the videos and
 * seasons that the page lists, and a short hash of each group of figures. Two readings of it tell what is new, and nothing else.
 */
export function alsoShown(now: Date): RawBuilder<unknown> {
  const released = CARD_GROUPS.map(
    (group) =>
      sql`case when ${sql.ref(`released.${group}`)} is not null then ${sql.lit(`released:${group}`)} end`,
  );
  return sql`array_remove(array[${sql.join(released)},
      case when verified.measurements is not null then 'verified:measurements' end,
      case when released.academics is not null and verified.academics is not null then 'verified:academics' end], null)
    || coalesce(case when released.videos is not null then video.codes else video.public_codes end, '{}')
    || coalesce(case when released.measurements is not null and ${coversAll(now)} then verified.seasons end, '{}')
    || array_remove(array[
      ${figuresOf('measurements', sql`athletes.weight_kg, athletes.wingspan_cm, athletes.vertical_cm`)},
      ${figuresOf('academics', sql`academics.gpa, academics.sat, academics.act`)}], null)`;
}

/**
 * Of figures that the page shows: an edit waits for the check, and that somebody edited is told to no coach. Made with the
 * athlete's id, so that equal figures of two athletes do not look alike.
 */
function figuresOf(group: 'measurements' | 'academics', figures: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${sql.ref(`released.${group}`)} is not null and ${sql.ref(`verified.${group}`)} is not null then
    ${sql.lit(`figures:${group}:`)} || left(md5(row(athletes.id, ${figures})::text), 8) end`;
}

/** The end of an id: its beginning is the time at which the row was made. */
function codeOf(kind: 'video' | 'season', id: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${sql.lit(`${kind}:`)} || right(${id}::text, 8))`;
}

/**
 * The next moment at which an athlete's cards may change by themselves, null when there is none. Only the switch is
 * asked, not the age: a child becomes visible on the thirteenth birthday.
 */
export function nextCardMoment(now: Date): RawBuilder<Date | null> {
  return sql<Date | null>`(
    select min(moment) from (
      select release.expires_at as moment from releases release
        where release.athlete_id = athletes.id and release.status = 'approved'
      union all select verification.expires_at from verifications verification
        where verification.athlete_id = athletes.id and verification.status = 'verified'
      union all select ${momentOfAge(CONSENT_AGE)}
      union all select ${momentOfAge(CONSENT_AGE, youngestGraduate)}
      union all select ${momentOfAge(ADULT_AGE)}
      union all select ${everywhereOn(sql`athletes.paused_until`)}
    ) moments where ${isAfter(sql`moment`, now)})`;
}

function mayBeListed(): Condition {
  return sql<boolean>`athletes.visibility in ('public', 'colleges_only')`;
}

/** Whose cards, or whose releases in effect as the row states them, change as time passes. */
export function followsCalendar(): Condition {
  return anyOf(
    mayBeListed(),
    sql`exists (select 1 from releases release
      where release.athlete_id = athletes.id and release.status = 'approved')`,
  );
}

/** When a day has arrived everywhere on earth, as age.ts counts: noon UTC. */
function everywhereOn(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${day} + time '12:00') at time zone 'UTC'`;
}

/** When the birthday has arrived everywhere on earth; 1 March for who was born on 29 February. */
function momentOfAge(
  age: number,
  birthdate: RawBuilder<unknown> = sql`athletes.birthdate`,
): RawBuilder<unknown> {
  const birthday = sql`(${birthdate} + make_interval(years => ${age}::int))::date`;
  return sql`(${birthday} + time '12:00' + case
    when extract(day from ${birthdate}) <> extract(day from ${birthday}) then interval '1 day' else interval '0' end)
    at time zone 'UTC'`;
}

/** Over a `release` or a `denial`: it is meant for the lateral row `reader (audience, institution_id)`. */
export function reachesReader(decision: 'release' | 'denial'): Condition {
  const audience = sql.ref(`${decision}.audience`);
  return sql<boolean>`(${audience} = 'everyone'
    or (${audience} = 'verified_colleges' and reader.audience <> 'everyone')
    or (${audience} = 'institution' and ${sql.ref(`${decision}.institution_id`)} = reader.institution_id))`;
}

function isOnCard(): Condition {
  return sql<boolean>`release.field_group in (${sql.join(CARD_GROUPS)})`;
}
