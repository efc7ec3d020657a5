/** Division I's age-based clock of June 2026, for one birthday and one plan. A year is named by the fall in which it begins. */

const YEARS = 5;
/** An academic year that follows the 19th birthday starts the clock. */
const AGE = 19;
/** Reported as the line between this fall and the next. */
const LINE = '09-01';
/** So close to the line that a reader should ask before relying on it. */
const CLOSE_DAYS = 14;
const DAY_MS = 86_400_000;
/** Who first enrolls from this fall on has the new rule only; in the fall before, the better of the old and the new. */
const NEW_RULE_ONLY = 2027;

export type Plan = {
  birthdate: string;
  /** The first fall in which the athlete could start college. */
  firstFall: number;
  /** Prep, gap or club years before any college. */
  waits: number;
  juniorCollege: number;
};

/** `free`: nothing counts yet. `lost`: the clock runs without a college. `over`: it has run out. */
export const YEAR_KINDS = ['free', 'lost', 'junior_college', 'division_1', 'over'] as const;
export type YearKind = (typeof YEAR_KINDS)[number];

export type YearClock = {
  starts: number;
  /** The last academic year in which the athlete may play. */
  lastYear: number;
  startedBy: 'age' | 'college';
  /** Of five, once the athlete comes to Division I. */
  left: number;
  rules: 'new' | 'better' | 'unclear';
  isCloseToLine: boolean;
  years: { fall: number; kind: YearKind }[];
  /** What waiting longer, or not at all, would leave: no year, one, two and three. */
  choices: { waits: number; left: number }[];
};

export function yearClock(plan: Plan): YearClock {
  const byAge = fallOfAge(plan.birthdate);
  const enrolls = plan.firstFall + plan.waits;
  const starts = Math.min(byAge, enrolls);
  const divisionOne = enrolls + plan.juniorCollege;
  const lastYear = starts + YEARS - 1;
  return {
    starts,
    lastYear,
    startedBy: byAge < enrolls ? 'age' : 'college',
    left: yearsLeft(byAge, plan),
    rules: enrolls >= NEW_RULE_ONLY ? 'new' : enrolls === NEW_RULE_ONLY - 1 ? 'better' : 'unclear',
    isCloseToLine: isCloseToLine(plan.birthdate) && byAge <= enrolls + 1,
    years: yearsFrom(Math.min(plan.firstFall, starts), Math.max(lastYear, divisionOne)).map((fall) => ({
      fall,
      kind: kindOf(fall, { starts, enrolls, divisionOne, lastYear }),
    })),
    choices: [0, 1, 2, 3].map((waits) => ({ waits, left: yearsLeft(byAge, { ...plan, waits }) })),
  };
}

/** The fall whose academic year follows the 19th birthday. */
export function fallOfAge(birthdate: string): number {
  const year = Number(birthdate.slice(0, 4)) + AGE;
  return birthdate.slice(5) < LINE ? year : year + 1;
}

function yearsLeft(byAge: number, { firstFall, waits, juniorCollege }: Plan): number {
  const enrolls = firstFall + waits;
  const used = enrolls + juniorCollege - Math.min(byAge, enrolls);
  return Math.max(0, YEARS - used);
}

function kindOf(
  fall: number,
  {
    starts,
    enrolls,
    divisionOne,
    lastYear,
  }: Record<'starts' | 'enrolls' | 'divisionOne' | 'lastYear', number>,
): YearKind {
  if (fall < starts) return 'free';
  if (fall > lastYear) return 'over';
  if (fall < enrolls) return 'lost';
  return fall < divisionOne ? 'junior_college' : 'division_1';
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isCloseToLine(birthdate: string): boolean {
  const days = Math.abs(Date.parse(`2001-${birthdate.slice(5)}`) - Date.parse(`2001-${LINE}`)) / DAY_MS;
  return days <= CLOSE_DAYS;
}
