/** Until when something lasts: the time alone means today, so another day is named. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Translate } from './messages.ts';
import type { Format } from './use-format.ts';

type Words = { t: Translate; format: Pick<Format, 'time' | 'dateTime'> };

/** Reads on after "until": "3:04 PM", "tomorrow, 12:02 AM". Days are the reader's own. */
export function untilText(moment: string, now: number, { t, format }: Words): string {
  const days = localDay(Date.parse(moment)) - localDay(now);
  if (days === 0) return t('ui.until.today', { time: format.time(moment) });
  if (days === 1) return t('ui.until.tomorrow', { time: format.time(moment) });
  return format.dateTime(moment);
}

function localDay(moment: number): number {
  return Math.floor((moment - new Date(moment).getTimezoneOffset() * 60_000) / DAY_MS);
}
