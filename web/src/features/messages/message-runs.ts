/** Messages as people read them: day by day, and within a day what one person wrote in one go. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Message } from '@faircourt/contracts/messages';

/** A longer pause starts a new run, even when the same person continues. */
const PAUSE_MS = 10 * 60_000;

export interface MessageRun {
  /** Of its first message. */
  id: string;
  sender: Pick<Message, 'sender_name' | 'sender_role' | 'is_yours'>;
  messages: Message[];
}

export interface MessageDay {
  /** Midnight where the reader is. */
  start: Date;
  runs: MessageRun[];
}

/** `breakBefore` is the message above which a line says that what follows is new. */
export function groupMessages(messages: readonly Message[], breakBefore: string | null = null): MessageDay[] {
  const days: MessageDay[] = [];
  let last: Message | undefined;
  for (const message of messages) {
    const start = startOfDay(message.created_at);
    let day = days.at(-1);
    if (day?.start.getTime() !== start.getTime()) {
      day = { start, runs: [] };
      days.push(day);
    }
    const run = day.runs.at(-1);
    if (run && last && message.id !== breakBefore && isOneGo(last, message)) run.messages.push(message);
    else day.runs.push({ id: message.id, sender: message, messages: [message] });
    last = message;
  }
  return days;
}

/** Whole days between two midnights, 0 for today; a day may have 23 or 25 hours. */
export function daysBetween(start: Date, today: Date): number {
  return Math.round((startOfDay(today).getTime() - start.getTime()) / DAY_MS);
}

function isOneGo(before: Message, next: Message): boolean {
  return (
    before.sender_name === next.sender_name &&
    before.sender_role === next.sender_role &&
    before.is_yours === next.is_yours &&
    new Date(next.created_at).getTime() - new Date(before.created_at).getTime() < PAUSE_MS
  );
}

export function startOfDay(time: string | Date): Date {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}
