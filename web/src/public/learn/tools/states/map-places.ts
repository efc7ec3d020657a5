/** Where each state lies on a grid of squares: columns from the west, rows from the north, both from 1. */

export type Place = { column: number; row: number };

/** Drawn as the country is: a space is a square without a state. */
const GRID = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
];

/** By code, row by row: the order in which the keyboard meets them. */
export const PLACES: ReadonlyMap<string, Place> = new Map(
  GRID.flatMap((line, row) =>
    line
      .split(' ')
      .map((code, column) => [code, { column: column + 1, row: row + 1 }] as const)
      .filter(([code]) => code !== '..'),
  ),
);

const STEPS: Record<string, Place> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

/** The nearest of these codes in the direction of an arrow key; a square off the line counts double. */
export function stepOnMap(codes: readonly string[], from: string, key: string): string | null {
  const step = STEPS[key];
  const start = PLACES.get(from);
  if (!step || !start) return null;
  const costs = codes.flatMap((code) => {
    const place = PLACES.get(code);
    if (!place) return [];
    const [columns, rows] = [place.column - start.column, place.row - start.row];
    const ahead = columns * step.column + rows * step.row;
    const aside = Math.abs(step.column === 0 ? columns : rows);
    return ahead > 0 ? [{ code, cost: ahead + 2 * aside }] : [];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.code ?? null;
}
