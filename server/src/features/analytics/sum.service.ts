/** Counts the days that are over. */
import { dayAfter } from '@faircourt/contracts/analytics';
import type { Transaction } from 'kysely';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { MEASURE_COUNTS, type CountedRange, type MeasureCount } from './measure.counts.ts';
import { listCountedDays, storeSums } from './sum.store.ts';

/** Before anybody could have joined. */
const FIRST_DAY = '2020-01-01';

/** Each measure in a transaction of its own: the first night of a long log takes a while. */
export async function countDays(db: Database, now: Date): Promise<void> {
  for (const count of MEASURE_COUNTS) {
    await inTransaction(db, (trx) => countMeasure(trx, count, now));
  }
}

async function countMeasure(trx: Transaction<DB>, count: MeasureCount, now: Date): Promise<void> {
  const counted = (await listCountedDays(trx)).find(({ measure }) => measure === count.measure);
  const range = rangeToCount(count, counted?.until ?? null, now);
  if (range) await storeSums(trx, count, range);
}

/** Null when nothing is over since the last time. */
export function rangeToCount(
  { measure, daysAgain }: Pick<MeasureCount, 'measure' | 'daysAgain'>,
  until: string | null,
  now: Date,
): CountedRange | null {
  const to = now.toISOString().slice(0, 10);
  if (until === null) return { from: FIRST_DAY, to };
  if (until >= to) return null;
  const from = measure === 'active' ? mondayOf(dayAfter(to, -1)) : dayAfter(until, -daysAgain);
  return { from, to };
}

export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}
