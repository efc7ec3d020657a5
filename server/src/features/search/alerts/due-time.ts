/** When an alert may be told: by the clock on the wall of the person, with quiet hours in between. */
import type { AlertFrequency } from '@faircourt/contracts/vocabulary';

/** Digests are made in the morning, the weekly one on Mondays. */
const DIGEST_HOUR = 8;
/** What is wanted at once is gathered for so long after the last email. */
const AT_ONCE_PAUSE_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

interface QuietTime {
  time_zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
}

interface WallClock {
  /** Since midnight. */
  minutes: number;
  /** Since Monday. */
  days: number;
}

export function isQuiet({ time_zone, quiet_from, quiet_until }: QuietTime, now: Date): boolean {
  if (quiet_from === null || quiet_until === null) return false;
  const hour = Math.floor(wallClock(now, time_zone).minutes / 60);
  return quiet_from < quiet_until
    ? hour >= quiet_from && hour < quiet_until
    : hour >= quiet_from || hour < quiet_until;
}

/**
 * Whether what has waited since `oldest` is to be told now. A digest has its moment each morning or each Monday: what was
 * found before the last such moment is due, however long ago that is, so a night that was missed is made up for once.
 */
export function isDue(
  frequency: AlertFrequency,
  waiting: { oldest: Date; lastAtOnce: Date | null },
  { time_zone }: Pick<QuietTime, 'time_zone'>,
  now: Date,
): boolean {
  if (frequency === 'at_once') {
    return !waiting.lastAtOnce || now.getTime() - waiting.lastAtOnce.getTime() >= AT_ONCE_PAUSE_MS;
  }
  return waiting.oldest <= lastMoment(frequency, time_zone, now);
}

/** Near a change of the clocks it may be an hour off; nothing is told twice or lost for that. */
function lastMoment(frequency: 'daily' | 'weekly', timeZone: string, now: Date): Date {
  const { minutes, days } = wallClock(now, timeZone);
  const cycle = frequency === 'daily' ? DAY_MINUTES : 7 * DAY_MINUTES;
  const into = (frequency === 'daily' ? 0 : days * DAY_MINUTES) + minutes - DIGEST_HOUR * 60;
  return new Date(now.getTime() - ((into + cycle) % cycle) * MINUTE_MS);
}

function wallClock(now: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')),
  };
}
