/** Benchmarks and tests that end early: their database, server and folders end with them, whatever the signal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { withClient } from '../../src/platform/database/scratch.ts';
import { findProcess } from '../../src/platform/process/process-facts.ts';

const BENCHMARK = fileURLToPath(new URL('./benchmark.main.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircourt-interrupted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Interrupts it when it is under way; resolves with its number and the address of the server it had started. */
async function interrupt(signal: NodeJS.Signals, settings: Record<string, string> = {}) {
  const run = spawn(process.execPath, [BENCHMARK], {
    env: { PATH: process.env['PATH'], TMPDIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  for await (const chunk of run.stdout.setEncoding('utf8')) {
    output += String(chunk);
    if (output.includes('ready ')) break;
  }
  const exit = run.exitCode === null ? once(run, 'exit') : null;
  // Ctrl-C reaches all that belongs to the terminal; the others come for one process.
  if (run.pid) process.kill(signal === 'SIGINT' ? -run.pid : run.pid, signal);
  await exit;
  return { pid: run.pid ?? 0, origin: /ready (\S+)/.exec(output)?.[1] ?? '' };
}

for (const signal of ['SIGINT', 'SIGKILL'] as const) {
  test(`a benchmark that gets ${signal} leaves nothing behind`, { timeout: 300_000 }, async () => {
    const { pid, origin } = await interrupt(signal);
    expect(origin).not.toBe('');
    await expect.poll(() => readdir(folder), { timeout: 300_000, interval: 200 }).toEqual([]);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    await expect.poll(() => runningFor(pid), { timeout: 300_000, interval: 200 }).toEqual([]);
  });
}

test('a benchmark on a given PostgreSQL drops its databases there', { timeout: 300_000 }, async () => {
  const serverUrl = inject('postgresUrl');
  const { pid, origin } = await interrupt('SIGTERM', { DATABASE_URL: serverUrl });
  expect(origin).not.toBe('');
  const left = () =>
    withClient(serverUrl, async (client) => {
      const like = `faircourt\\_%\\_${pid}\\_%`;
      return (await client.query('select datname from pg_database where datname like $1', [like])).rowCount;
    });
  await expect.poll(left, { timeout: 300_000, interval: 200 }).toBe(0);
});

/** Databases carry the number of the process that started them. */
async function runningFor(owner: number): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Boolean);
  return pids
    .map((pid) => findProcess(pid)?.command ?? '')
    .filter((command) => command.includes(`cluster_name=faircourt_${owner} `));
}
