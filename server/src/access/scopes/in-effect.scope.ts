/**
 * in-effect.ts as SQL: which of a family's decisions are in effect at a given moment, as conditions over `athletes` and
 * `family`, the lateral row of familyFacts.
 */
import { CONSENTS_TO_SHOW, FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import {
  confirmedGuardianLinks,
  consentsInEffect,
  isAllNamed,
  verifiedGuardianLinks,
} from './active-guardians.ts';
import { ADULT_AGE, CONSENT_AGE, dayEverywhere, latestBirthdate, YOUNGEST_GRADUATE } from '../rules/age.ts';
import { allOf, anyOf, type Condition } from './condition.ts';
import { CONSENTS_TO_RELEASE } from '../rules/in-effect.ts';

/**
 * Lateral row `family` over `athletes`: who the confirmed and the verified guardians are, and which forms they have signed.
 * Each decision is held against it, and an athlete has many, so it is read once (`offset 0` keeps PostgreSQL from
 * reading it wherever it is named).
 */
export function familyFacts(now: Date): RawBuilder<unknown> {
  const verifiedLinks = verifiedGuardianLinks(ATHLETE, isAfter(sql`guardianship.expires_at`, now));
  return sql`(
    select guardians.*,
      array(select document.kind ${consentsInEffect(ATHLETE, sql`guardians.confirmed`)}) as signed,
      array(select document.kind ${consentsInEffect(ATHLETE, sql`guardians.verified`)}) as signed_by_verified,
      exists (select 1 ${consentsInEffect(ATHLETE, sql`guardians.confirmed`)} and ${isAllNamed}) as names_all,
      exists (select 1 ${consentsInEffect(ATHLETE, sql`guardians.verified`)} and ${isAllNamed})
        as names_all_by_verified
    from (
      select array(select link.guardian_user_id ${confirmedGuardianLinks(ATHLETE)}) as confirmed,
        array(select link.guardian_user_id ${verifiedLinks}) as verified offset 0
    ) guardians offset 0) family`;
}

/**
 * The athlete's own switch counts: not suspended, not held after a minor ended a guardian's link, not locked down, not
 * paused, and 13 or over or with the forms that a guardian with verified guardianship has signed.
 */
export function isShown(now: Date): Condition {
  return allOf(
    // "Not among the suspended" rather than "among the others": the suspended are few and quickly looked up.
    sql`not exists (select 1 from users owner where owner.id = athletes.user_id and owner.status = 'suspended')`,
    sql`not exists (select 1 from users owner where owner.id = athletes.user_id and owner.withheld_at is not null)`,
    anyOf(sql`athletes.held_at is null and athletes.locked_at is null`, hasReached(ADULT_AGE, now)),
    sql`not ${isPaused(now)}`,
    anyOf(hasReached(CONSENT_AGE, now), sql`${TO_SHOW} <@ family.signed_by_verified`),
  );
}

/** Never null. */
function isPaused(now: Date): Condition {
  return sql<boolean>`coalesce(athletes.paused_until > ${dayEverywhere(now)}::date, false)`;
}

/** For a minor the mark is a release of that one video to everyone; `reachesReader` is of a `denial`. */
export function isMarkInEffect(now: Date, reachesReader: Condition): Condition {
  const mark = sql`(select 'videos'::field_group as field_group, 'everyone'::audience as audience,
    videos.public_by as decided_by) release`;
  return anyOf(
    hasReached(ADULT_AGE, now),
    sql`exists (select 1 from ${mark} where ${isInEffect(now)} and ${isUndenied(now, reachesReader)})`,
  );
}

/** `from … where …` over the releases of one athlete that are in effect at this moment, as `release`. */
export function releasesInEffect(now: Date, ...conditions: Condition[]): RawBuilder<unknown> {
  return sql`from releases release
    where release.athlete_id = athletes.id and release.status = 'approved'
      and (release.expires_at is null or ${isAfter(sql`release.expires_at`, now)})
      and ${allOf(...conditions)}
      and ${isInEffect(now)}`;
}

/**
 * A condition over `release`: somebody with the level for it approved it, and the forms that its group needs are
 * signed.
 */
function isInEffect(now: Date): Condition {
  return allOf(isRightfullyDecided(sql`release.decided_by`, isReleasable(now), now), hasSignedFor(now));
}

/** A condition over `release`: nobody has denied it to the same audience or to a narrower one that the reader is in. */
export function isUndenied(now: Date, reachesReader: Condition): Condition {
  return sql<boolean>`not exists (
    select 1 from releases denial
    where denial.athlete_id = athletes.id and denial.status = 'declined'
      and denial.field_group = release.field_group
      -- In the order of the enum, everyone comes first and one institution last.
      and denial.audience >= release.audience
      and ${reachesReader}
      and ${isDenied(now)})`;
}

/** A condition over `release`: a minor's guardians have signed every form that its group needs. */
function hasSignedFor(now: Date): Condition {
  return anyOf(
    sql`release.decided_by = athletes.user_id`,
    sql`case release.field_group ${NEEDED_FORMS} end
      <@ case when ${hasReached(CONSENT_AGE, now)} then family.signed else family.signed_by_verified end`,
  );
}

/** What was signed for a minor names all that a release opens. */
export function coversAll(now: Date): Condition {
  return anyOf(
    hasReached(ADULT_AGE, now),
    sql<boolean>`case when ${hasReached(CONSENT_AGE, now)} then family.names_all else family.names_all_by_verified end`,
  );
}

const ATHLETE = sql`athletes.id`;
const TO_SHOW = sql`${sql.lit(`{${CONSENTS_TO_SHOW.join()}}`)}::consent_kind[]`;

/** Written out, since it is the same in every statement and asked for very often. */
const NEEDED_FORMS = sql.join(
  FIELD_GROUPS.map(
    (group) =>
      sql`when ${sql.lit(group)} then ${sql.lit(`{${CONSENTS_TO_RELEASE[group].join()}}`)}::consent_kind[]`,
  ),
  sql` `,
);

/** `from … where …` over the facts of one athlete that a director has verified and that count at this moment. */
export function verificationsInEffect(now: Date, ...conditions: Condition[]): RawBuilder<unknown> {
  return sql`from verifications verification
    where verification.athlete_id = athletes.id and verification.status = 'verified'
      and ${isAfter(sql`verification.expires_at`, now)} and ${allOf(...conditions)}`;
}

/** `isOfGuardian`: by a guardian with the level that the decision needs. */
function isRightfullyDecided(decidedBy: RawBuilder<unknown>, isOfGuardian: Condition, now: Date): Condition {
  return anyOf(allOf(sql`${decidedBy} = athletes.user_id`, hasReached(ADULT_AGE, now)), isOfGuardian);
}

/**
 * A condition over `release`: a release to everyone, or of a child who may be under 13, needs verified guardianship.
 */
function isReleasable(now: Date): Condition {
  return anyOf(
    allOf(
      sql`release.audience <> 'everyone'`,
      hasReached(CONSENT_AGE, now),
      sql`release.decided_by = any(family.confirmed)`,
    ),
    sql`release.decided_by = any(family.verified)`,
  );
}

function isDenied(now: Date): Condition {
  return anyOf(
    allOf(sql`denial.decided_by = athletes.user_id`, hasReached(ADULT_AGE, now)),
    allOf(
      sql`release.decided_by <> athletes.user_id`,
      sql`denial.decided_by is distinct from athletes.user_id`,
    ),
  );
}

/**
 * Never null: an unknown birthdate has reached no age, and a doubted one makes no adult. For a lower age, somebody who
 * says to be an adult and is doubted is as young as the graduation year allows.
 */
export function hasReached(age: typeof ADULT_AGE | typeof CONSENT_AGE, now: Date): Condition {
  const isAdult = allOf(isBornBy(ADULT_AGE, now), isAgeUndoubted(now));
  if (age === ADULT_AGE) return isAdult;
  const isGraduateOld = sql<boolean>`coalesce(${youngestGraduate} <= ${latestBirthdate(age, now)}::date, false)`;
  return allOf(
    isBornBy(age, now),
    anyOf(sql`not ${isBornBy(ADULT_AGE, now)}`, isAgeUndoubted(now), isGraduateOld),
  );
}

/** By the stated birthdate alone. */
function isBornBy(age: number, now: Date): Condition {
  return sql<boolean>`coalesce(athletes.birthdate <= ${latestBirthdate(age, now)}::date, false)`;
}

/** The latest day one can be born on and graduate in the year that was stated; null when none was. */
export const youngestGraduate = sql<string>`make_date(athletes.doubted_grad_year - ${sql.lit(YOUNGEST_GRADUATE)}, 6, 30)`;

function isAgeUndoubted(now: Date): Condition {
  const ofAge = sql<boolean>`verification.fact_group = 'age'`;
  return anyOf(sql`athletes.age_doubts = '{}'`, sql`exists (select 1 ${verificationsInEffect(now, ofAge)})`);
}

/**
 * PostgreSQL keeps microseconds where JavaScript sees milliseconds: "later than now" in the rules is "at least a
 * millisecond later" here, so that both close at the same instant.
 */
export function isAfter(moment: RawBuilder<unknown>, now: Date): Condition {
  return sql<boolean>`${moment} >= ${new Date(now.getTime() + 1)}::timestamptz`;
}
