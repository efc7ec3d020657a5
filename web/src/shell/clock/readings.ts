/** What pages read off the clock. A page renders again when its reading changes, not at every tick. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The calendar day such as `2026-11-15`, as the server counts days. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Whole seconds up to a moment; 0 once it is past. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}

/** The time, a minute at a time since the page was opened; and at once when something ends that the page speaks of. */
export function minuteAt(openedAt: number, endsAt: number | null, now: number): number {
  const minute = openedAt + Math.floor((now - openedAt) / MINUTE_MS) * MINUTE_MS;
  return endsAt !== null && endsAt <= now ? Math.max(minute, endsAt) : minute;
}
