/** The only SQL that deletes reports; what they show goes with them. */
import type { ModerationKind, ReportCategory } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Returns the items that lost theirs. */
export async function deleteReportsBefore(
  trx: Transaction<DB>,
  category: ReportCategory,
  before: Date,
): Promise<{ id: string; kind: ModerationKind }[]> {
  const { rows } = await sql<{ id: string; kind: ModerationKind }>`
    with gone as (
      delete from moderation_reports report using moderation_items item
      where item.id = report.item_id and item.category = ${category} and item.closed_at < ${before}
      returning report.item_id)
    select item.id, item.kind from moderation_items item
    where item.id in (select item_id from gone) order by item.id`.execute(trx);
  return rows;
}
