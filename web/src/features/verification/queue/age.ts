import { DAY_MS } from '@faircourt/contracts/time';
const OVERDUE_DAYS = 7;

export function ageOf(since: string, now: number): { milliseconds: number; isOverdue: boolean } {
  const milliseconds = Math.max(0, now - Date.parse(since));
  return { milliseconds, isOverdue: milliseconds >= OVERDUE_DAYS * DAY_MS };
}
