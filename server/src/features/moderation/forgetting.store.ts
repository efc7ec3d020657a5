/** The only SQL that deletes reports; what they show goes with them. */
import type { ModerationKind, ReportCategory } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Returns the items that lost theirs. */
export async function deleteReports(
  trx: Transaction<DB>,
  categories: readonly ReportCategory[],
  { over, most }: { over: Date; most: number },
): Promise<{ id: string; kind: ModerationKind }[]> {
  const { rows } = await sql<{ id: string; kind: ModerationKind }>`
    with due as (
      select item.id from moderation_items item
      where item.category = any(${[...categories]}::report_category[]) and item.closed_at <= ${over}
        and exists (select 1 from moderation_reports report where report.item_id = item.id)
        -- Who answers an appeal needs to see what it is about.
        and not exists (select 1 from moderation_decisions decision
          join moderation_appeals appeal on appeal.decision_id = decision.id
          where decision.item_id = item.id and appeal.decided_at is null)
      order by item.closed_at limit ${most}
    ), gone as (
      delete from moderation_reports report using due where due.id = report.item_id
      returning report.item_id)
    select item.id, item.kind from moderation_items item
    where item.id in (select item_id from gone) order by item.id`.execute(trx);
  return rows;
}
