/** Items as moderators get them: every field by hand. */
import type {
  Appeal,
  Decision,
  ModeratedPerson,
  ModerationEntry,
  ModerationItem,
  ModerationList,
} from '@faircourt/contracts/moderation';
import type { Guard } from '../../access/engine/guard.ts';
import { possibleMeasures } from '../../access/rules/moderation.rules.ts';
import { liveClaim } from './claim.ts';
import { measurableOf, type Concerned } from './concerned.store.ts';
import { appealableOf, type AppealRow, type DecisionRow } from './decision.store.ts';
import type { ItemRow, QueueCounts } from './item.store.ts';
import type { EarlierRow, PersonRow, ReportRow } from './opened-item.store.ts';

export interface Reader {
  userId: string;
  now: Date;
}

export function presentEntry(row: ItemRow, { userId, now }: Reader): ModerationEntry {
  const claim = liveClaim(row, now);
  return {
    id: row.id,
    kind: row.kind,
    severity: row.severity,
    category: row.category,
    report_count: row.report_count,
    raised_by: row.raised_by,
    about: row.about && { name: row.about.name, role: row.about.role },
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    claimed_by: claim && {
      name: row.claimer_name ?? '',
      is_you: claim.userId === userId,
      until: claim.until.toISOString(),
    },
    is_frozen: row.is_frozen,
  };
}

export function presentCounts(counts: QueueCounts): Omit<ModerationList, 'items' | 'next'> {
  return {
    open: counts.open,
    overdue: counts.overdue,
    oldest_open_at: counts.oldest_open_at?.toISOString() ?? null,
    appeals: counts.appeals,
    oldest_appeal_at: counts.oldest_appeal_at?.toISOString() ?? null,
  };
}

export function presentItem(
  row: ItemRow,
  guard: Guard,
  reader: Reader,
  around: {
    reports: ReportRow[];
    people: PersonRow[];
    earlier: EarlierRow[];
    support: { id: string; reference: string }[];
    decisions: DecisionRow[];
    concerned: Concerned;
  },
): ModerationItem {
  const entry = presentEntry(row, reader);
  const decisionsOf = (itemId: string) =>
    around.decisions.filter(({ item_id }) => item_id === itemId).map((row) => presentDecision(row, guard));
  const personOf = (userId: string | null) => {
    const person = around.people.find(({ user_id }) => user_id === userId);
    return person ? presentPerson(person) : null;
  };
  return {
    ...entry,
    about_person: personOf(row.about_user_id),
    reports: around.reports.map((report) => ({
      id: report.id,
      by: personOf(report.reported_by),
      category: report.category,
      reason: report.reason,
      signals: report.signals,
      figures: report.figures,
      created_at: report.created_at.toISOString(),
      snapshot: { facts: report.content.facts, messages: report.content.messages },
      picture: pictureOf(report),
    })),
    is_quiet: row.is_quiet,
    support: around.support.map(({ id, reference }) => ({ id, reference })),
    earlier: around.earlier.map(({ id, kind, category, created_at, closed_at, outcome }) => ({
      id,
      kind,
      category,
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
      outcome,
      decisions: decisionsOf(id),
    })),
    can_claim: row.closed_at === null && entry.claimed_by === null,
    can_close: row.closed_at === null && entry.claimed_by?.is_you === true,
    closing: row.outcome && { outcome: row.outcome, note: row.note ?? '', by: row.closer_name ?? '' },
    possible: possibleMeasures(measurableOf(around.concerned)),
    institution_name: around.concerned.institution_name,
    decisions: decisionsOf(row.id),
  };
}

function presentDecision(row: DecisionRow, guard: Guard): Decision {
  const facts = appealableOf(row);
  return {
    id: row.id,
    measure: row.measure,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    by: row.decider_name ?? '',
    decided_at: row.decided_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
    appeal: presentAppeal(row.appeal),
    can_decide_appeal: guard.can('moderation.decide_appeal', facts),
    can_record_appeal: guard.can('moderation.appeal', facts),
  };
}

export function presentAppeal(row: AppealRow | null): Appeal | null {
  return (
    row && {
      words: row.words,
      made_at: new Date(row.made_at).toISOString(),
      decided_at: row.decided_at && new Date(row.decided_at).toISOString(),
      is_accepted: row.is_accepted,
      answer: row.answer,
    }
  );
}

function presentPerson(person: PersonRow): ModeratedPerson {
  return {
    user_id: person.user_id,
    name: person.name,
    role: person.role,
    status: person.status,
    items_about: person.items_about,
    items_by: person.items_by,
  };
}

/** Uploads are pictures that we have written ourselves, so that nothing else is in them. */
function pictureOf({ picture, picture_type: type }: ReportRow): string | null {
  return picture && type ? `data:${type};base64,${picture.toString('base64')}` : null;
}
