/** A postmaster.pid is only a note: what it says is checked before anybody gets a signal. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProcess } from '../process/process-facts.ts';
import { findFolderUse } from './data-folder.ts';
import { startEmbedded } from './embedded.ts';

let folder: string;
let directory: string;
let bystander: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircourt-folder-'));
  directory = join(folder, 'postgres');
  bystander = spawn('sleep', ['300']);
});
afterEach(async () => {
  bystander.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function note(): string {
  return [bystander.pid, directory, '1700000000', '5432', '', '127.0.0.1', '', 'ready   ', ''].join('\n');
}

test(
  'another program that now has the number of a crashed PostgreSQL gets no signal, and the database starts',
  { timeout: 300_000 },
  async () => {
    await (await startEmbedded({ directory, throwaway: true })).stop();
    await writeFile(join(directory, 'postmaster.pid'), note());
    const database = await startEmbedded({ directory, throwaway: true });
    expect(database.wasRunning).toBe(false);
    await database.stop();
    expect(findProcess(bystander.pid ?? 0)).not.toBeNull();
  },
);

test('a folder whose note names no PostgreSQL is in use by nobody', async () => {
  await mkdir(directory);
  await writeFile(join(directory, 'postmaster.pid'), note());
  expect(await findFolderUse(directory)).toBeNull();
  await writeFile(join(directory, 'postmaster.pid'), 'nonsense');
  expect(await findFolderUse(directory)).toBeNull();
});

test(
  'a first start that was killed while it made the folder does not spoil the next',
  { timeout: 300_000 },
  async () => {
    // What initdb had written so far, by a process that is gone.
    const half = `${directory}.making-999999999`;
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '18\n');
    const database = await startEmbedded({ directory, throwaway: true });
    await database.stop();
    await expect(rm(half, { recursive: true })).rejects.toThrow('ENOENT');
  },
);

test('a damaged database is named with what PostgreSQL says about it', { timeout: 300_000 }, async () => {
  await (await startEmbedded({ directory, throwaway: true })).stop();
  const complaint = () => startEmbedded({ directory, throwaway: true }).then(String, String);
  await truncate(join(directory, 'global', 'pg_control'), 10);
  expect(await complaint()).toMatch(
    /DATA_DIR holds a database that PostgreSQL cannot start .*restore it from a copy.*PostgreSQL says: .*pg_control/,
  );
  await writeFile(join(directory, 'PG_VERSION'), '11\n');
  expect(await complaint()).toMatch(/PostgreSQL says: .*version 11/);
  await rm(join(directory, 'PG_VERSION'));
  expect(await complaint()).toContain('has no PG_VERSION');
});

test('two starts on a new folder at once: one has it, the other is told', { timeout: 300_000 }, async () => {
  const starts = await Promise.allSettled(
    [1, 2].map(() => startEmbedded({ directory, throwaway: true, isExclusive: true })),
  );
  const refused = starts.filter((start) => start.status === 'rejected');
  for (const start of starts) if (start.status === 'fulfilled') await start.value.stop();
  expect(refused).toHaveLength(1);
  expect(String(refused[0]?.reason)).toContain('is in use by another Faircourt');
});
