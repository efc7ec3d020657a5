/** Conversations as their readers see them: names as far as each of them may know them. */
import type { Message, Thread, ThreadSummary } from '@faircourt/contracts/messages';
import { shownName } from './conversation.ts';
import type { MessageRow } from './message.store.ts';
import type { AskedRow, PersonRow, ThreadRow } from './thread.store.ts';

export interface Reader {
  userId: string;
  /** Whether the family's names are open to them. */
  seesNames: boolean;
}

/** As much as the list has room for, and no half of an emoji. */
const ASKED_EXCERPT = /^.{1,160}/su;

export function presentSummary(
  row: ThreadRow,
  reader: Reader,
  state: {
    isOpen: boolean;
    isWaiting: boolean;
    canBlock: boolean;
    isAthleteAdult: boolean;
    /** Whether the reader is shown the athlete's page at all. */
    isAthleteShown: boolean;
    alsoDealsWith: ThreadSummary['also_deals_with'];
    /** Undefined where the reader is not shown what the coach wrote to ask. */
    asked: AskedRow | undefined;
  },
): ThreadSummary {
  const participants = [row.coach, row.athlete, ...(state.isAthleteAdult ? [] : row.guardians)];
  return {
    id: row.id,
    athlete: {
      id: row.athlete_id,
      name: nameFor(row.athlete, reader),
      primary_position: state.isAthleteShown ? row.primary_position : null,
    },
    coach: {
      id: row.coach_id,
      name: row.coach.name,
      institution_name: row.institution_name,
      division: row.division,
    },
    participants: participants.map((person) => ({
      name: nameFor(person, reader),
      role: person.role,
      is_you: person.user_id === reader.userId,
    })),
    unread: row.unread,
    last: row.last && {
      excerpt: row.last.excerpt.replaceAll(/\s+/g, ' '),
      sender_name: nameFor(row.last.sender, reader),
      at: new Date(row.last.at).toISOString(),
    },
    asked_excerpt:
      row.last === null && state.asked
        ? (ASKED_EXCERPT.exec(state.asked.message)?.[0].replaceAll(/\s+/g, ' ') ?? null)
        : null,
    is_open: state.isOpen,
    waits_for_forms: state.isWaiting,
    can_block: state.canBlock,
    also_deals_with: state.alsoDealsWith.map(({ id, name }) => ({ id, name })),
  };
}

export function presentAsked(row: AskedRow | undefined): Thread['asked'] {
  return row ? { words: row.message, created_at: row.created_at.toISOString() } : null;
}

export function presentMessage(row: MessageRow, reader: Reader): Message {
  return {
    id: row.id,
    sender_name: nameFor(row.sender, reader),
    sender_role: row.sender_role,
    is_yours: row.sender?.user_id === reader.userId,
    body: row.body,
    is_removed: row.is_removed,
    hold: row.hold,
    files: row.files.map(({ id, name, content_type, bytes }) => ({ id, name, content_type, bytes })),
    client_id: row.client_id,
    created_at: row.created_at.toISOString(),
  };
}

function nameFor(person: PersonRow | null, reader: Reader): string {
  return shownName(person, reader.seesNames || person?.user_id === reader.userId);
}
