/**
 * One person's live stream, as server-sent events. It ends with the access token that opened it, so a stream never
 * outlives what authorised it; the browser comes back with a fresh token and the last id it saw.
 */
import { Readable } from 'node:stream';
import { LIVE_TOPICS, type StreamEvent } from '@faircourt/contracts/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { LiveHub, LiveMessage } from '../../platform/live/live-hub.ts';
import { presentNotification } from './notification.presenter.ts';
import {
  countUnread,
  findNotification,
  listNotificationsAfter,
  type NotificationRow,
} from './notification.store.ts';

export interface StreamOptions {
  userId: string;
  sessionId: string;
  /** Unix seconds. */
  expiresAt: number;
  lastEventId: string | undefined;
  /** What was said before the stream was open, and after what its page shows was asked for. */
  missed: readonly LiveMessage[];
  onError(error: unknown): void;
}

const HEARTBEAT_MS = 20_000;

export function openNotificationStream(db: Database, live: LiveHub, options: StreamOptions): Readable {
  const { userId, sessionId } = options;
  const stream = new Readable({ read() {} });
  let lastId = options.lastEventId;
  let isClosed = false;
  // One message after another: two quick events must not overtake each other.
  let work: Promise<void> = Promise.resolve();

  function enqueue(step: () => Promise<void>): void {
    work = work.then(step).catch((error: unknown) => {
      options.onError(error);
      close();
    });
  }

  function send(message: StreamEvent, id?: string): void {
    if (isClosed) return;
    stream.push(
      `${id ? `id: ${id}\n` : ''}event: ${message.event}\ndata: ${JSON.stringify(message.data)}\n\n`,
    );
  }

  async function catchUp(): Promise<void> {
    if (!lastId) return;
    for (const row of await listNotificationsAfter(db, userId, lastId)) sendNotification(row);
  }

  function sendNotification(row: NotificationRow): void {
    lastId = row.id;
    const data = presentNotification(row);
    if (data) send({ event: 'notification', data }, row.id);
  }

  /**
   * Quietly: what arrived in the meantime is in the list that the page asks for again, and no news any more. An end of sessions was
   * before this one was let in.
   */
  async function repeat(message: LiveMessage): Promise<void> {
    if (message.event === 'changed') await receive(message);
    if (message.event === 'notification' || message.event === 'read') {
      send({ event: 'changed', data: { topic: 'notifications', id: null } });
    }
  }

  async function receive(message: LiveMessage): Promise<void> {
    if (message.event === 'notification' && message.id) {
      const row = await findNotification(db, userId, message.id);
      if (row) sendNotification(row);
    } else if (message.event === 'changed') {
      // Newer code may tell of a topic that no page of this version asks for.
      const topic = LIVE_TOPICS.find((one) => one === message.topic);
      if (topic) send({ event: 'changed', data: { topic, id: message.id ?? null } });
    } else if (message.event === 'read') {
      send({ event: 'read', data: { unread: await countUnread(db, userId) } });
    } else if (message.event === 'signed_out') {
      send({ event: 'signed_out', data: {} });
      close();
    } else if (message.event === 'resync' || message.event === 'closing') {
      // After a gap nobody knows what was missed, a sign-out perhaps: the browser comes back and is asked who it is.
      close();
    }
  }

  const leave = live.subscribe({ userId, sessionId, receive: (message) => enqueue(() => receive(message)) });
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), HEARTBEAT_MS);
  const end = setTimeout(close, Math.max(0, options.expiresAt * 1000 - Date.now()));

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    leave();
    clearInterval(heartbeat);
    clearTimeout(end);
    if (!stream.destroyed) stream.push(null);
  }
  stream.on('close', close);

  // Tells proxies and the browser at once that the stream is open, and how soon to come back.
  stream.push('retry: 3000\n\n');
  enqueue(catchUp);
  for (const message of options.missed) enqueue(() => repeat(message));
  return stream;
}
