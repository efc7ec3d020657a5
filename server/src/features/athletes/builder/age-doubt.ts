/**
 * What on a record speaks against a birthdate that makes an adult. The rules look at what does not change with the day, so
 * that a doubt is there before the stated birthday comes:
 * - the graduation year: by its 30 June one would be 20 or older. Who repeats a year or starts late graduates at 19.
 * - the school: a school for children, while one would be 20 or older today (18 for a middle or elementary school).
 * - the invitation: its issuer said "minor", while by the birthdate one was 18 on the day of joining.
 */
import type { AgeDoubt, StatedAge } from '@faircourt/contracts/vocabulary';
import { isOfAge, latestBirthdate } from '../../../access/rules/age.ts';

const LATE_GRADUATE = 20;
const CHILDRENS_SCHOOL = /\b(?:elementary|primary|middle school|junior high|primaria|fundamental)\b/iu;
const HIGH_SCHOOL = /\b(?:high school|secondary school|senior high|secundaria|ensino médio)\b/iu;

export interface StatedFacts {
  birthdate: string | null;
  grad_year: number | null;
  school_name: string | null;
}

export interface Joining {
  statedAge: StatedAge | null;
  joinedAt: Date;
}

export function ageDoubtsOf(stated: StatedFacts, joining: Joining | null, now: Date): AgeDoubt[] {
  const { birthdate, grad_year, school_name } = stated;
  if (birthdate === null) return [];
  const doubts: AgeDoubt[] = [];
  if (grad_year !== null && birthdate <= `${grad_year - LATE_GRADUATE}-06-30`) doubts.push('grad_year');
  if (school_name !== null && isPastSchool(birthdate, school_name, now)) doubts.push('school');
  if (joining?.statedAge === 'minor' && isOfAge(birthdate, joining.joinedAt)) doubts.push('invitation');
  return doubts;
}

function isPastSchool(birthdate: string, school: string, now: Date): boolean {
  if (CHILDRENS_SCHOOL.test(school)) return isOfAge(birthdate, now);
  return HIGH_SCHOOL.test(school) && birthdate <= latestBirthdate(LATE_GRADUATE, now);
}
