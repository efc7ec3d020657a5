/** Conversations as their readers see them: names as far as each of them may know them. */
import type { Message, ThreadSummary } from '@faircourt/contracts/messages';
import { shownName } from './conversation.ts';
import type { MessageRow } from './message.store.ts';
import type { PersonRow, ThreadRow } from './thread.store.ts';

export interface Reader {
  userId: string;
  /** Whether the family's names are open to them. */
  seesNames: boolean;
}

export function presentSummary(
  row: ThreadRow,
  reader: Reader,
  state: { isOpen: boolean; canBlock: boolean; isAthleteAdult: boolean },
): ThreadSummary {
  const participants = [row.coach, row.athlete, ...(state.isAthleteAdult ? [] : row.guardians)];
  return {
    id: row.id,
    athlete: { id: row.athlete_id, name: nameFor(row.athlete, reader) },
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
    is_open: state.isOpen,
    can_block: state.canBlock,
  };
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
