/** Two starts on one data folder: the second is refused, and nothing happens to the first. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startEmbedded } from '../../src/platform/database/embedded.ts';
import { findProcess } from '../../src/platform/process/process-facts.ts';
import { failedStart, spawnServer, type SpawnedServer } from '../app/spawned-server.ts';

let dataDir: string;
let port: number;
let first: SpawnedServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faircourt-second-'));
  port = await freePort();
  first = await start();
}, 180_000);
afterAll(async () => {
  first.process.kill('SIGTERM');
  await first.ended;
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

async function start(): Promise<SpawnedServer> {
  const server = spawnServer({ PORT: String(port), METRICS_PORT: '0', DATA_DIR: dataDir });
  await server.said('Faircourt is at');
  return server;
}

async function postmaster(): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number.parseInt(text);
}

async function isReady(): Promise<boolean> {
  return (await fetch(`http://localhost:${port}/api/ready`)).ok;
}

test(
  'a second start on another port is refused in one sentence, and the first one goes on',
  { timeout: 300_000 },
  async () => {
    const before = await postmaster();
    const other = await freePort();
    const said = await failedStart({ PORT: String(other), METRICS_PORT: '0', DATA_DIR: dataDir });
    expect(said).toContain(`DATA_DIR ${dataDir} is in use by another Faircourt`);
    expect(said).toMatch(/DATA_DIR=\S+ PORT=\d+ npm start/);
    expect(said).not.toContain('    at ');
    expect(await postmaster()).toBe(before);
    expect(await isReady()).toBe(true);
  },
);

test('a command works beside the server and leaves its database running', { timeout: 300_000 }, async () => {
  const joined = await startEmbedded({ directory: join(dataDir, 'postgres') });
  expect(joined.wasRunning).toBe(true);
  await joined.stop();
  expect(await isReady()).toBe(true);
});

test('after kill -9 the next start just works', { timeout: 300_000 }, async () => {
  const orphan = await postmaster();
  first.process.kill('SIGKILL');
  await first.ended;
  first = await start();
  expect(await isReady()).toBe(true);
  expect(findProcess(orphan)).toBeNull();
});

test('after kill -9 its database stops by itself', { timeout: 300_000 }, async () => {
  const orphan = await postmaster();
  first.process.kill('SIGKILL');
  await first.ended;
  await expect.poll(() => findProcess(orphan), { timeout: 300_000 }).toBeNull();
  first = await start();
});
