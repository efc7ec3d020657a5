/** How athletes spread over countries and classes, as the rows and columns of a table. */
import type { Coverage } from '@faircourt/contracts/directory';

type Counts = { athletes: number; verified: number };

export interface CoverageRow {
  country: string;
  /** One per column; null where nobody is. */
  cells: readonly (Counts | null)[];
  total: Counts;
}

export interface CoverageGrid {
  /** Classes, earliest first; null stands for athletes who named none, and comes last. */
  classes: readonly (number | null)[];
  /** Those with most athletes first. */
  rows: readonly CoverageRow[];
  /** Of one cell. */
  most: number;
}

export function coverageGrid({ cells }: Coverage): CoverageGrid {
  const classes = [...new Set(cells.map(({ grad_year }) => grad_year))].toSorted(
    (one, other) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY),
  );
  const countries = [...new Set(cells.map(({ country_code }) => country_code))];
  const rows = countries.map((country) => {
    const own = cells.filter(({ country_code }) => country_code === country);
    return {
      country,
      cells: classes.map((year) => own.find(({ grad_year }) => grad_year === year) ?? null),
      total: {
        athletes: own.reduce((sum, { athletes }) => sum + athletes, 0),
        verified: own.reduce((sum, { verified }) => sum + verified, 0),
      },
    };
  });
  return {
    classes,
    rows: rows.toSorted(
      (one, other) => other.total.athletes - one.total.athletes || one.country.localeCompare(other.country),
    ),
    most: Math.max(0, ...cells.map(({ athletes }) => athletes)),
  };
}

/** From 0 for nobody to 4 for the fullest cell: shades that an eye can tell apart. */
export function shadeOf(athletes: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (athletes === 0 || most === 0) return 0;
  const share = athletes / most;
  if (share > 0.75) return 4;
  if (share > 0.5) return 3;
  return share > 0.25 ? 2 : 1;
}
