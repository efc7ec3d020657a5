/** Threads that end, hang or fail, in place of the one that draws. */
import { expect, test } from 'vitest';
import { DrawingQueue } from './drawing-queue.ts';
import type { SignedCopy } from './signed-copy.ts';

const COPY: SignedCopy = {
  signatureId: '0190a0a0-0000-7000-8000-000000000001',
  title: 'draws',
  version: 1,
  locale: 'en',
  body: 'Words.',
  bodyHash: '00',
  athleteName: 'Nia Bellweather',
  signedName: 'Maria Okafor',
  accountName: 'M. Okafor',
  signedAt: new Date('2026-11-15T12:34:56.000Z'),
  withdrawnAt: null,
};

/** Does what the title of the copy says. */
const SCRIPT = `
  import { parentPort, workerData } from 'node:worker_threads';
  if (workerData.title === 'ends') process.exit(3);
  if (workerData.title === 'fails') throw new Error('No such font');
  if (workerData.title === 'hangs') while (true);
  if (workerData.title === 'waits') await new Promise((resolve) => setTimeout(resolve, 60_000));
  parentPort.postMessage(Buffer.from(workerData.signedName));
`;

function queue(options: { limitMs?: number; waitingMax?: number } = {}): DrawingQueue {
  const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  return new DrawingQueue({ script, limitMs: 20_000, waitingMax: 10, ...options });
}

test('each gets the file of their own copy', async () => {
  const drawing = queue();
  const names = ['Maria Okafor', 'Ana Ruiz', 'Li Wei'];
  const files = await Promise.all(names.map((signedName) => drawing.draw({ ...COPY, signedName })));
  expect(files.map((file) => file.toString())).toEqual(names);
});

test.each(['ends', 'hangs', 'waits'])(
  'a thread that %s is unavailable and holds up nobody',
  async (title) => {
    const drawing = queue({ limitMs: 1000 });
    const lost = drawing.draw({ ...COPY, title });
    const next = drawing.draw(COPY);
    await expect(lost).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
    expect((await next).toString()).toBe('Maria Okafor');
  },
);

test('what the thread says when it fails is passed on', async () => {
  const drawing = queue();
  await expect(drawing.draw({ ...COPY, title: 'fails' })).rejects.toThrow('No such font');
  expect((await drawing.draw(COPY)).toString()).toBe('Maria Okafor');
});

test('who comes when too many wait is asked to come back, and finds room later', async () => {
  const drawing = queue({ waitingMax: 2 });
  const two = [drawing.draw(COPY), drawing.draw(COPY)];
  await expect(drawing.draw(COPY)).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all(two);
  expect((await drawing.draw(COPY)).toString()).toBe('Maria Okafor');
});
