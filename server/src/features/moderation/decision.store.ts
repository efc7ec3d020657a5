/** The only SQL on what moderators decided. */
import type { AppealableFacts } from '../../access/facts/subjects.ts';
import type { Measure, ModerationKind } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface DecisionRow {
  id: string;
  item_id: string;
  kind: ModerationKind;
  subject_id: string;
  /** Whom the item is about, and who reported it. */
  about_user_id: string | null;
  reporter_ids: string[];
  measure: Measure;
  user_id: string | null;
  /** The person concerned is suspended now, by this decision or another. */
  is_shut_out: boolean;
  reason: string;
  until: Date | null;
  institution_id: string | null;
  message_ids: string[];
  decided_by: string | null;
  decider_name: string | null;
  decided_at: Date;
  undone_at: Date | null;
  appeal: AppealRow | null;
}

export interface AppealRow {
  words: string;
  made_at: string;
  decided_at: string | null;
  is_accepted: boolean | null;
  answer: string | null;
  entered_by: string | null;
}

/** For the rules. */
export function appealableOf(row: DecisionRow): AppealableFacts {
  return {
    aboutUserId: row.about_user_id,
    reporterUserIds: row.reporter_ids,
    userId: row.user_id,
    isShutOut: row.is_shut_out,
    deciderUserId: row.decided_by,
    isUndone: row.undone_at !== null,
    appeal: row.appeal === null ? 'none' : row.appeal.decided_at === null ? 'waiting' : 'decided',
    enteredBy: row.appeal?.entered_by ?? null,
  };
}

export interface NewDecision {
  itemId: string;
  measure: Measure;
  userId: string | null;
  reason: string;
  until: Date | null;
  institutionId: string | null;
  messageIds: readonly string[];
  by: string;
  now: Date;
}

export async function insertDecision(trx: Transaction<DB>, decision: NewDecision): Promise<string> {
  const { id } = await trx
    .insertInto('moderation_decisions')
    .values({
      item_id: decision.itemId,
      measure: decision.measure,
      user_id: decision.userId,
      reason: decision.reason,
      until: decision.until,
      institution_id: decision.institutionId,
      message_ids: [...decision.messageIds],
      decided_by: decision.by,
      decided_at: decision.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of one item, or of several. */
export async function listDecisionsOf(queries: Queries, itemIds: readonly string[]): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`${SELECTED} where decision.item_id = any(${itemIds}::uuid[])
    order by decision.decided_at, decision.measure`.execute(queries);
  return rows;
}

export async function findDecision(queries: Queries, id: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`${SELECTED} where decision.id = ${id}`.execute(queries);
  return rows[0];
}

/** Those that concern this person, the latest first. */
export async function listDecisionsAbout(queries: Queries, userId: string): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`${SELECTED} where decision.user_id = ${userId}
    order by decision.decided_at desc, decision.id desc limit 100`.execute(queries);
  return rows;
}

const SELECTED = sql`
  select decision.id, decision.item_id, item.kind, item.subject_id, item.about_user_id,
    array(select report.reported_by::text from moderation_reports report
      where report.item_id = item.id and report.reported_by is not null) as reporter_ids,
    decision.measure, decision.user_id,
    coalesce(person.status = 'suspended', false) as is_shut_out,
    decision.reason, decision.until, decision.institution_id, decision.message_ids, decision.decided_by,
    decider.name as decider_name, decision.decided_at, decision.undone_at,
    case when appeal.decision_id is not null then jsonb_build_object('words', appeal.words,
      'made_at', appeal.made_at, 'decided_at', appeal.decided_at, 'is_accepted', appeal.is_accepted,
      'answer', appeal.answer, 'entered_by', appeal.entered_by) end as appeal
  from moderation_decisions decision
  join moderation_items item on item.id = decision.item_id
  left join moderation_appeals appeal on appeal.decision_id = decision.id
  left join users person on person.id = decision.user_id
  left join users decider on decider.id = decision.decided_by`;
