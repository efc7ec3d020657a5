/** What was reported, who reported it and what they wrote are deleted when their time is up. What was decided stays. */
import { REPORT_CATEGORIES, type ReportCategory } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { deleteReports } from './forgetting.store.ts';
import { itemEvent } from './moderation.events.ts';

const CALENDAR = { userId: null, role: 'system' };

export function forgetReports(trx: Transaction<DB>, due: Due): Promise<number> {
  return forgetOf(
    trx,
    REPORT_CATEGORIES.filter((category) => category !== 'child_safety'),
    due,
  );
}

/** A child may have been in danger: it may be needed as evidence for longer. */
export function forgetReportsOfDanger(trx: Transaction<DB>, due: Due): Promise<number> {
  return forgetOf(trx, ['child_safety'], due);
}

/** As many items as may be, each with all of its reports. */
async function forgetOf(
  trx: Transaction<DB>,
  categories: readonly ReportCategory[],
  { over, most, now }: Due,
): Promise<number> {
  const items = await deleteReports(trx, categories, { over, most });
  for (const item of items) await recordEvent(trx, itemEvent('forgotten', item, CALENDAR), now);
  return items.length;
}
