/** SIGTERM to the real process: it first lets the proxy notice, still serving, and then ends in good order. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type ProductServer } from '../../faults/parts/product.ts';
import { endEverything } from '../../faults/parts/started.ts';
import { freshDatabase, type FreshDatabase } from '../app/fresh-database.ts';

let fresh: FreshDatabase;
let directory: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  directory = await mkdtemp(join(tmpdir(), 'faircourt-stop-'));
});
afterAll(async () => {
  await endEverything();
  await fresh.drop();
  await rm(directory, { recursive: true, force: true });
});

function start(delaySeconds: number): Promise<ProductServer> {
  return startServer({
    DATABASE_URL: fresh.url,
    DATA_DIR: directory,
    STOP_DELAY_SECONDS: String(delaySeconds),
  });
}

/** Status and `Connection` of an answer. */
async function ask(server: ProductServer, path: string): Promise<[number, string | null]> {
  const answer = await fetch(`${server.origin}${path}`);
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('connection')];
}

async function untilNotReady(server: ProductServer): Promise<void> {
  for (let look = 0; look < 250; look++) {
    if ((await ask(server, '/api/ready'))[0] === 503) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The server stays ready');
}

test(
  'a server that is asked to stop is not ready, answers all the same and closes each connection; a second signal ends that',
  { timeout: 300_000 },
  async () => {
    const server = await start(300);
    expect(await ask(server, '/api/ready')).toEqual([200, 'keep-alive']);
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await untilNotReady(server);
    expect(await ask(server, '/api/ready')).toEqual([503, 'close']);
    expect(await ask(server, '/api/health')).toEqual([200, 'close']);
    expect(await ask(server, '/api/countries/US/posts')).toEqual([200, 'close']);
    // Closer together they count as one: the terminal and npm both pass on the same Ctrl-C.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(server.isAlive()).toBe(true);
    server.process.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  },
);

test('without a second signal it ends by itself when its time has passed', { timeout: 300_000 }, async () => {
  const server = await start(2);
  const asked = performance.now();
  await server.stop();
  expect(performance.now() - asked).toBeGreaterThanOrEqual(2_000);
  expect(server.process.exitCode).toBe(0);
});
