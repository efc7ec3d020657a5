/** The day on which so many months are over, in UTC. A month that is too short ends on its own last day. */
export function lastDayAfter(from: Date, months: number): string {
  const day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(from.getUTCDate(), last));
  return day.toISOString().slice(0, 10);
}
