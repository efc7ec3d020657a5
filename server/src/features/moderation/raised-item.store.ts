/** The only SQL that adds to the queue: items, the reports in them, and what was reported. */
import { REPORT_WORDS_MAX, type Snapshot } from '@faircourt/contracts/moderation';
import type { ModerationKind, ReportCategory, Severity, Signal } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface Picture {
  content: Buffer;
  contentType: string;
}

export interface OpenedItem {
  id: string;
  kind: ModerationKind;
  severity: Severity;
}

interface NewItem {
  kind: ModerationKind;
  subjectId: string;
  severity: Severity;
  category: ReportCategory;
  aboutUserId: string | null;
  athleteId: string | null;
  coachId: string | null;
  isQuiet?: boolean;
  now: Date;
  dueAt: Date;
}

/** The one that is open about this thing and person, or a new one. Two who report at once wait for each other here. */
export function openItem(trx: Transaction<DB>, item: NewItem): Promise<OpenedItem> {
  return (
    trx
      .insertInto('moderation_items')
      .values({
        kind: item.kind,
        subject_id: item.subjectId,
        severity: item.severity,
        category: item.category,
        about_user_id: item.aboutUserId,
        athlete_id: item.athleteId,
        coach_id: item.coachId,
        names_nobody: item.aboutUserId === null,
        is_quiet: item.isQuiet ?? false,
        created_at: item.now,
        due_at: item.dueAt,
      })
      // Changes nothing, and gives back the row that is there.
      .onConflict((conflict) =>
        (item.aboutUserId === null
          ? conflict.columns(['kind', 'subject_id']).where(sql<boolean>`names_nobody`)
          : conflict.columns(['kind', 'subject_id', 'about_user_id'])
        )
          .where('closed_at', 'is', null)
          .doUpdateSet({ subject_id: item.subjectId }),
      )
      .returning(['id', 'kind', 'severity'])
      .executeTakeFirstOrThrow()
  );
}

/** Null when this person has reported it already. */
export async function addReport(
  trx: Transaction<DB>,
  report: {
    itemId: string;
    by: string | null;
    category: ReportCategory;
    reason: string;
    signals?: readonly Signal[];
    figures?: Readonly<Record<string, number>>;
    messageId?: string | null;
    now: Date;
  },
): Promise<string | null> {
  const row = await trx
    .insertInto('moderation_reports')
    .values({
      item_id: report.itemId,
      reported_by: report.by,
      category: report.category,
      reason: report.reason,
      signals: [...(report.signals ?? [])],
      figures: JSON.stringify(report.figures ?? {}),
      message_id: report.messageId ?? null,
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['item_id', 'reported_by']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** New words about the same are kept, up to what a few reports would hold. */
export async function addWords(
  trx: Transaction<DB>,
  added: { itemId: string; by: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('moderation_reports')
    .set({ reason: sql<string>`left(reason || E'\\n\\n' || ${added.reason}::text, ${REPORT_WORDS_MAX * 5})` })
    .where('item_id', '=', added.itemId)
    .where('reported_by', '=', added.by)
    .where(sql<boolean>`position(${added.reason}::text in reason) = 0`)
    .execute();
}

export async function storeSnapshot(
  trx: Transaction<DB>,
  reportId: string,
  content: Snapshot,
  picture: Picture | null,
): Promise<void> {
  await trx
    .insertInto('moderation_snapshots')
    .values({
      report_id: reportId,
      content: JSON.stringify(content),
      picture: picture?.content ?? null,
      picture_type: picture?.contentType ?? null,
    })
    .execute();
}

/** Its time counts from the graver report, unless it was due sooner. */
export async function raiseSeverity(
  trx: Transaction<DB>,
  id: string,
  raised: { severity: Severity; category: ReportCategory; dueAt: Date },
): Promise<void> {
  await trx
    .updateTable('moderation_items')
    .set({
      severity: raised.severity,
      category: raised.category,
      due_at: sql<Date>`least(due_at, ${raised.dueAt}::timestamptz)`,
    })
    .where('id', '=', id)
    .execute();
}
