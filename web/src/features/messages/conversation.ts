/** One conversation as a page holds it: the newest messages, and whatever earlier ones were asked for. */
import type { Message, Thread } from '@faircourt/contracts/messages';

export interface HeldThread extends Thread {
  /** When the key to its files came, in milliseconds: the last time the server was asked. */
  loadedAt: number;
}

/** A message's id carries its time, so ids in order are messages in order. */
export function joinNewest(held: HeldThread, newest: HeldThread): HeldThread {
  const [first] = newest.messages;
  const last = held.messages.at(-1);
  // More was written meanwhile than one answer holds: the gap is filled by asking for earlier ones again.
  if (!first || !last || first.id > last.id) return newest;
  const earlier = held.messages.filter(({ id }) => id < first.id);
  return {
    ...newest,
    messages: [...earlier, ...newest.messages],
    before: earlier.length > 0 ? held.before : newest.before,
  };
}

export function withEarlier(held: HeldThread, earlier: HeldThread): HeldThread {
  const known = new Set(held.messages.map(({ id }) => id));
  return {
    ...held,
    messages: [...earlier.messages.filter(({ id }) => !known.has(id)), ...held.messages],
    before: earlier.before,
    file_key: earlier.file_key,
    loadedAt: earlier.loadedAt,
  };
}

/** What one has sent oneself, before the live line brings it. */
export function withMessage(held: HeldThread, message: Message): HeldThread {
  if (held.messages.some(({ id }) => id === message.id)) return held;
  const messages = [...held.messages, message].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { ...held, messages };
}

/** The first message that was not read when the conversation was opened. One's own are never unread. */
export function firstUnread({ messages, unread }: Thread): string | null {
  const others = messages.filter(({ is_yours: isYours }) => !isYours);
  return unread === 0 ? null : (others[Math.max(0, others.length - unread)]?.id ?? null);
}
