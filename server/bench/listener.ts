/** One open page: a live stream that notes what arrives and when. On a connection of its own, as each browser has one. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { StreamEvent } from '@faircourt/contracts/notifications';

export interface Heard {
  event: StreamEvent['event'];
  /** The thread that it is about. */
  threadId: string | null;
  at: number;
}

export interface Listener {
  heard: Heard[];
  isOpen(): boolean;
  close(): void;
}

const OPEN_WITHIN_MS = 30_000;

export async function listen(origin: string, token: string): Promise<Listener> {
  const asking = request(`${origin}/api/notifications/stream`, {
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  });
  asking.end();
  const tooLong = setTimeout(
    () => asking.destroy(new Error('The stream did not open in time')),
    OPEN_WITHIN_MS,
  );
  // The answer's headers come with the first bytes, when the stream listens already.
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  clearTimeout(tooLong);
  if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}`);
  const heard: Heard[] = [];
  let isOpen = true;
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    const at = performance.now();
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const parsed = parse(block);
      if (parsed) heard.push({ ...parsed, at });
    }
  });
  // Closed by us, or by the server: either way it says so by closing.
  asking.on('error', () => {});
  response.on('error', () => {});
  response.on('close', () => {
    isOpen = false;
  });
  return { heard, isOpen: () => isOpen, close: () => asking.destroy() };
}

/** Null for what is no event: comments that keep the line open, and when to come back. */
function parse(block: string): Omit<Heard, 'at'> | null {
  const [, event] = /^event: (\w+)$/m.exec(block) ?? [];
  const [, data] = /^data: (.*)$/m.exec(block) ?? [];
  if (!event || !data) return null;
  // Our own server wrote it, by the contract of the stream.
  const message = { event, data: JSON.parse(data) } as StreamEvent;
  if (message.event === 'changed') return { event: 'changed', threadId: message.data.id };
  if (message.event === 'notification' && message.data.kind === 'message') {
    return { event: 'notification', threadId: message.data.data.thread_id };
  }
  return { event: message.event, threadId: null };
}
