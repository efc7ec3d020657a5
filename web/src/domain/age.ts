/** An age to read back. What follows from it is the server's to decide, by the same two ages. */
import { AGES } from '@faircourt/contracts/limits';

/** Null for what is no date, or not a past one. */
export function yearsOld(birthdate: string, today: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthdate) || birthdate > today) return null;
  const hadBirthday = today.slice(5) >= birthdate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

export function ageStage(age: number): 'child' | 'minor' | 'adult' {
  if (age < AGES.consent) return 'child';
  return age < AGES.adult ? 'minor' : 'adult';
}

/**
 * Nothing more is taken from such a child before a guardian has signed. As for the server, a birthday counts once its day has come
 * everywhere on earth.
 */
export function isChildsBirthdate(birthdate: string | null): boolean {
  const age = yearsOldEverywhere(birthdate ?? '');
  return age !== null && ageStage(age) === 'child';
}

/** An age that is asked about before its birthdate is stated for good; null from 13 to 17, where a guardian is there to notice a slip. */
export function ageToAsk(birthdate: string, today: string): number | null {
  const age = yearsOld(birthdate, today);
  if (age === null) return null;
  const counted = yearsOldEverywhere(birthdate) ?? age;
  if (ageStage(counted) === 'child') return counted;
  return ageStage(age) === 'adult' ? age : null;
}

function yearsOldEverywhere(birthdate: string): number | null {
  return yearsOld(birthdate, new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10));
}
