import { useState, useSyncExternalStore } from 'react';
import { pageClock } from './page-clock.ts';
import { dayAt, minuteAt, secondsLeft } from './readings.ts';

/** Today's calendar day; it turns at midnight, also on a page that stays open. */
export function useToday(): string {
  return useReading(dayAt);
}

/** The time, a minute behind at most; exact when `endsAt` comes. */
export function useNow(endsAt: string | null = null): number {
  const [openedAt] = useState(pageClock.now);
  const end = endsAt === null ? null : Date.parse(endsAt);
  return useReading((now) => minuteAt(openedAt, end, now));
}

/** Counts down to a moment; 0 once it is past. */
export function useSecondsLeft(until: number): number {
  return useReading((now) => secondsLeft(until, now));
}

function useReading<Reading extends string | number>(read: (now: number) => Reading): Reading {
  const snapshot = () => read(pageClock.now());
  return useSyncExternalStore(pageClock.watch, snapshot, snapshot);
}
