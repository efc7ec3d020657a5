const OFFERED = 3;
/** Leagues of the north begin in autumn; before that, the last season is the one that ended in spring. */
const FIRST_MONTH = 8;

/** The season of this day and the ones before it, newest first, as leagues write them: 2025-26. */
export function lastSeasons(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const newest = month >= FIRST_MONTH ? year : year - 1;
  return Array.from({ length: OFFERED }, (_, back) => {
    const from = newest - back;
    return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
  });
}
