/** What happens to an item, in its own chain: no family reads it there. Ids and codes only. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type {
  Measure,
  ModerationKind,
  ModerationOutcome,
  ReportCategory,
} from '@faircourt/contracts/vocabulary';

interface Item {
  id: string;
  kind: ModerationKind;
}

export function thingReported(
  item: Item,
  report: { id: string; category: ReportCategory },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: item.id,
    type: 'moderation.reported',
    actor: by,
    data: { kind: item.kind, report_id: report.id, category: report.category },
  };
}

export function itemEvent(
  happened: 'claimed' | 'released' | 'forgotten',
  { id, kind }: Item,
  by: EventActor,
): FaircourtEvent {
  return { chain: id, type: `moderation.${happened}`, actor: by, data: { kind } };
}

export function itemClosed(
  {
    id,
    kind,
    subject_id,
    about_user_id: user_id,
  }: Item & { subject_id: string; about_user_id: string | null },
  outcome: ModerationOutcome,
  by: EventActor,
): FaircourtEvent {
  return { chain: id, type: 'moderation.closed', actor: by, data: { kind, subject_id, user_id, outcome } };
}

/** `on` is the day: a moderator who comes back to it on the same day has looked once. */
export function itemOpened(
  { id, kind }: Item,
  { on, athleteId }: { on: string; athleteId: string | null },
  by: EventActor,
): FaircourtEvent {
  return { chain: id, type: 'moderation.opened', actor: by, data: { kind, on, athlete_id: athleteId } };
}

/** What others carry out, and take back. */
export function measureEvent(
  happened: 'decided' | 'undone',
  item: Item & { subject_id: string },
  decision: {
    id: string;
    measure: Measure;
    userId: string | null;
    until: Date | null;
    institutionId: string | null;
    messageIds: readonly string[];
  },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: item.id,
    type: `moderation.${happened}`,
    actor: by,
    data: {
      kind: item.kind,
      decision_id: decision.id,
      measure: decision.measure,
      subject_id: item.subject_id,
      user_id: decision.userId,
      until: decision.until?.toISOString() ?? null,
      institution_id: decision.institutionId,
      message_ids: [...decision.messageIds],
    },
  };
}

export function appealMade({ id, kind }: Item, decisionId: string, by: EventActor): FaircourtEvent {
  return { chain: id, type: 'moderation.appealed', actor: by, data: { kind, decision_id: decisionId } };
}

export function appealDecided(
  { id, kind }: Item,
  { decisionId, isAccepted }: { decisionId: string; isAccepted: boolean },
  by: EventActor,
): FaircourtEvent {
  const data = { kind, decision_id: decisionId, is_accepted: isAccepted };
  return { chain: id, type: 'moderation.appeal_decided', actor: by, data };
}

export function contactChanged(
  happened: 'contact_frozen' | 'contact_resumed',
  { id, kind }: Item,
  pair: { athleteId: string; coachId: string },
  by: EventActor,
): FaircourtEvent {
  const data = { kind, athlete_id: pair.athleteId, coach_id: pair.coachId };
  return { chain: id, type: `moderation.${happened}`, actor: by, data };
}
