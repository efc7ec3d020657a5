/**
 * Ages, decided so that a doubt protects the child. A birthday counts once its date has arrived everywhere on earth
 * (UTC−12), because we do not know where an athlete is tonight; who was born on 29 February turns a year older on
 * 1 March; and an athlete without a birthdate may be of any age, so they count as a minor and as under 13.
 */

import { AGES } from '@faircourt/contracts/limits';
import type { AthleteFacts } from '../facts/subjects.ts';

export const ADULT_AGE = AGES.adult;
export const CONSENT_AGE = AGES.consent;

/** What the rules know of somebody's age. */
export type AgeFacts = Pick<AthleteFacts, 'birthdate' | 'ageDoubts' | 'doubtedGradYear' | 'verifications'>;

/** By a birthdate that nothing speaks against, or that a director has compared with a document. */
export function isAdult(athlete: AgeFacts, now: Date): boolean {
  return isOfAge(athlete.birthdate, now) && !isAgeDoubted(athlete, now);
}

/** Something on the record says otherwise than the birthdate, and no director's check of the age counts. */
export function isAgeDoubted({ ageDoubts, verifications }: AgeFacts, now: Date): boolean {
  const isChecked = verifications.some(({ factGroup, expiresAt }) => factGroup === 'age' && expiresAt > now);
  return ageDoubts.length > 0 && !isChecked;
}

/** By the birthdate alone, of anybody. Whether an athlete counts as an adult is asked of `isAdult`. */
export function isOfAge(birthdate: string | null, now: Date): boolean {
  return birthdate !== null && birthdate <= latestBirthdate(ADULT_AGE, now);
}

/**
 * Somebody who says to be an adult, and is doubted, is as young as the rest of the record allows. A graduation year tells
 * how young that is; a school or the word of an issuer says "minor" and no more.
 */
export function mayBeUnderConsentAge(athlete: AgeFacts, now: Date): boolean {
  const latest = latestBirthdate(CONSENT_AGE, now);
  if (athlete.birthdate === null || athlete.birthdate > latest) return true;
  if (isAdult(athlete, now) || !isOfAge(athlete.birthdate, now)) return false;
  return athlete.doubtedGradYear === null || youngestGraduate(athlete.doubtedGradYear) > latest;
}

/** The latest day one can be born on and graduate in that year: who skips a grade is 17 by the end of June. */
function youngestGraduate(gradYear: number): string {
  return `${gradYear - YOUNGEST_GRADUATE}-06-30`;
}

export const YOUNGEST_GRADUATE = 17;

/** The day of the 18th birthday, when control passes to the athlete. */
export function adultOn(birthdate: string): string {
  const year = Number(birthdate.slice(0, 4)) + ADULT_AGE;
  const monthAndDay = birthdate.slice(5, 10);
  const isMissingDay = monthAndDay === '02-29' && !isLeapYear(year);
  return `${String(year).padStart(4, '0')}-${isMissingDay ? '03-01' : monthAndDay}`;
}

/** The last day one can be born on and have reached that age now. Rules and SQL compare with the same day. */
export function latestBirthdate(age: number, now: Date): string {
  const today = dayEverywhere(now);
  const year = Number(today.slice(0, 4)) - age;
  const monthAndDay = today.slice(5);
  // That year may have no such day. A person born on February 28 has had the birthday; the next one is on March 1.
  const isMissingDay = monthAndDay === '02-29' && !isLeapYear(year);
  return `${String(year).padStart(4, '0')}-${isMissingDay ? '02-28' : monthAndDay}`;
}

/** The latest calendar day that has arrived everywhere on earth. */
export function dayEverywhere(now: Date): string {
  return new Date(now.getTime() - HOURS_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}

const HOURS_BEHIND_UTC = 12;

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
