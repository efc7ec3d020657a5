/** The server counts until the day after has begun; people name the last day. Both in UTC. */
export function lastDayOf(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}
