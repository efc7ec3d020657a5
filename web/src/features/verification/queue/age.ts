/** How long an item has waited, and from when on that is too long. */
const DAY_MS = 86_400_000;
const OVERDUE_DAYS = 7;

export function ageOf(since: string, now: number): { milliseconds: number; isOverdue: boolean } {
  const milliseconds = Math.max(0, now - Date.parse(since));
  return { milliseconds, isOverdue: milliseconds >= OVERDUE_DAYS * DAY_MS };
}
