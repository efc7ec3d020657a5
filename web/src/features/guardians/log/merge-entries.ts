import type { LogEntry } from '@faircourt/contracts/family';

/** Both, newest first, each entry once. */
export function mergeEntries(some: readonly LogEntry[], others: readonly LogEntry[]): LogEntry[] {
  const bySeq = new Map([...others, ...some].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].toSorted((a, b) => b.seq - a.seq);
}
