/** Which checklist is of use this year. */
import { SCHOOL_YEARS, type SchoolYear } from '@faircourt/contracts/checklist-items';

const SENIOR_GRADE = 12;
/** A school year in the United States begins in August. */
const FIRST_MONTH = 8;

/** Null before high school and after it, and without a class. */
export function schoolYearOf(gradYear: number | null, today: string): SchoolYear | null {
  if (gradYear === null) return null;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const endsIn = month >= FIRST_MONTH ? year + 1 : year;
  const grade = SENIOR_GRADE - (gradYear - endsIn);
  return SCHOOL_YEARS[grade - SENIOR_GRADE + SCHOOL_YEARS.length - 1] ?? null;
}

/** That of all athletes of a family; null where they are in different years, and the reader chooses. */
export function sharedSchoolYear(
  athletes: readonly { grad_year: number | null }[],
  today: string,
): SchoolYear | null {
  const years = new Set(athletes.map(({ grad_year }) => schoolYearOf(grad_year, today)));
  const [only = null] = years;
  return years.size === 1 ? only : null;
}
