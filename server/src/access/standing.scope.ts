/** standing.ts as SQL: what of a family's decisions stands at a given moment, as conditions over `athletes`. */
import type { FieldGroup, VerifiedGroup } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { activeGuardianLinks, hasConsentToShow } from './active-guardians.ts';
import { isMember, isVerifiedCoach, type Actor, type CoachActor } from './actor.ts';
import { ADULT_AGE, CONSENT_AGE, latestBirthdate } from './age.ts';
import { allOf, anyOf, NOBODY, type Condition } from './condition.ts';

/** The athlete's own switch counts: not suspended, and 13 or over or with a signed consent. */
export function isShown(now: Date): Condition {
  return allOf(
    // "Not among the suspended" rather than "among the others": the suspended are few and quickly looked up.
    sql`not exists (select 1 from users owner where owner.id = athletes.user_id and owner.status = 'suspended')`,
    anyOf(hasReached(CONSENT_AGE, now), hasConsentToShow(sql`athletes.id`)),
  );
}

export function isReleasedTo(actor: Actor, group: FieldGroup, now: Date): Condition {
  if (!isMember(actor)) return NOBODY;
  const audiences = [sql<boolean>`release.audience = 'everyone'`];
  if (isVerifiedCoach(actor)) audiences.push(sql`release.audience = 'verified_colleges'`, isNamed(actor));
  return hasStandingRelease(now, sql`release.field_group = ${group}`, anyOf(...audiences));
}

export function holdsNamedRelease(coach: CoachActor, now: Date): Condition {
  return hasStandingRelease(now, isNamed(coach));
}

export function isVerified(group: VerifiedGroup, now: Date): Condition {
  const ofGroup = sql<boolean>`verification.fact_group = ${group}`;
  return sql<boolean>`exists (select 1 ${standingVerifications(now, ofGroup)})`;
}

export function hasOpenContact(coachId: string, now: Date): Condition {
  return allOf(
    sql`exists (
      select 1 from contact_requests request
      where request.athlete_id = athletes.id and request.coach_id = ${coachId}
        and request.status = 'approved' and ${isRightfullyDecided(sql`request.decided_by`, now)})`,
    sql`not exists (
      select 1 from contact_requests request
      where request.athlete_id = athletes.id and request.coach_id = ${coachId} and request.status = 'blocked')`,
  );
}

function hasStandingRelease(now: Date, ...conditions: Condition[]): Condition {
  return sql<boolean>`exists (select 1 ${standingReleases(now, ...conditions)})`;
}

/** `from … where …` over the releases of one athlete that stand at this moment, as `release`. */
export function standingReleases(now: Date, ...conditions: Condition[]): RawBuilder<unknown> {
  return sql`from releases release
    where release.athlete_id = athletes.id and release.status = 'approved'
      and (release.expires_at is null or ${isAfter(sql`release.expires_at`, now)})
      and ${allOf(...conditions)}
      and ${isRightfullyDecided(sql`release.decided_by`, now)}`;
}

/** `from … where …` over the facts of one athlete that a director has verified and that count at this moment. */
export function standingVerifications(now: Date, ...conditions: Condition[]): RawBuilder<unknown> {
  return sql`from verifications verification
    where verification.athlete_id = athletes.id and verification.status = 'verified'
      and ${isAfter(sql`verification.expires_at`, now)} and ${allOf(...conditions)}`;
}

function isNamed(coach: CoachActor): Condition {
  return sql<boolean>`(release.audience = 'institution' and release.institution_id = ${coach.institutionId})`;
}

function isRightfullyDecided(decidedBy: RawBuilder<unknown>, now: Date): Condition {
  return anyOf(
    allOf(sql`${decidedBy} = athletes.user_id`, hasReached(ADULT_AGE, now)),
    sql`${decidedBy} in (select link.guardian_user_id ${activeGuardianLinks(sql`athletes.id`)})`,
  );
}

/** Never null: an unknown birthdate has reached no age. */
export function hasReached(age: number, now: Date): Condition {
  return sql<boolean>`coalesce(athletes.birthdate <= ${latestBirthdate(age, now)}::date, false)`;
}

/**
 * PostgreSQL keeps microseconds where JavaScript sees milliseconds: "later than now" in the rules is "at least a
 * millisecond later" here, so that both close at the same instant.
 */
export function isAfter(moment: RawBuilder<unknown>, now: Date): Condition {
  return sql<boolean>`${moment} >= ${new Date(now.getTime() + 1)}::timestamptz`;
}
