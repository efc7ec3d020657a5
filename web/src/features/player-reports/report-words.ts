/** A period ends at midnight: its last day is the one before. */
export function lastDay(to: string): string {
  return new Date(Date.parse(to) - 1).toISOString();
}
