/** What an operator reads when a start fails: one sentence that names the setting, before anything else is touched. */
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../src/platform/database/embedded.ts';
import { freshDatabase } from '../app/fresh-database.ts';
import { failedStart, spawnServer } from '../app/spawned-server.ts';

const TIME = { timeout: 300_000 };
const taken = createServer();
let folder: string;
let takenPort: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircourt-failed-'));
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  const address = taken.address();
  takenPort = address !== null && typeof address === 'object' ? String(address.port) : '';
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

async function settings(more: Record<string, string>): Promise<Record<string, string>> {
  const port = String(await freePort());
  return { PORT: port, METRICS_PORT: '0', DATA_DIR: join(folder, 'data'), ...more };
}

test('a busy metrics port stops production before any other work', TIME, async () => {
  const said = await failedStart(
    await settings({
      NODE_ENV: 'production',
      METRICS_PORT: takenPort,
      BASE_URL: 'https://faircourt.example',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
      AUTH_SECRET: 'a secret of a test that nobody else knows',
      SMTP_URL: 'smtp://127.0.0.1:1',
      FILES_DIR: join(folder, 'files'),
    }),
  );
  expect(said.trim()).toBe(
    `Faircourt cannot start: METRICS_PORT ${takenPort} is taken: set METRICS_PORT to a free port, a different one for each process on this machine.`,
  );
});

test('in development a busy metrics port moves, and the start says where to', TIME, async () => {
  const fresh = await freshDatabase();
  const server = spawnServer(await settings({ METRICS_PORT: takenPort, DATABASE_URL: fresh.url }));
  await server.said(`METRICS_PORT ${takenPort} is taken, so figures are at http://localhost:`);
  const [, address = ''] = /figures are at (\S+)/.exec(server.output()) ?? [];
  expect((await fetch(address)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await fresh.drop();
});

test('a wrong setting gets one sentence, and a stack only for LOG_LEVEL=debug', TIME, async () => {
  const wrong = Object.assign(new URL(inject('postgresUrl')), { password: 'wrong' }).href;
  const said = await failedStart(await settings({ DATABASE_URL: wrong }));
  // Before it come only the steps that went well.
  const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('  ✓'));
  expect(lines).toEqual([
    expect.stringContaining('DATABASE_URL has a user or password that PostgreSQL refuses'),
  ]);
  const loud = await failedStart(await settings({ DATABASE_URL: wrong, LOG_LEVEL: 'debug' }));
  expect(loud).toContain('    at ');
});
