/**
 * A backup of the running product while people sign up and replace their files, a backup that is killed in the middle,
 * and a restore into a new database and folder: the log, the cards and every file have to be whole.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts';
import { createScratchDatabase } from '../../src/platform/database/scratch.ts';
import type { Fault, Outcome } from '../fault.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startProduct, startServer } from '../parts/product.ts';
import { startReplacingFiles } from '../parts/replaced-files.ts';
import { lookAtRestored } from '../parts/restored-files.ts';
import { endLater } from '../parts/started.ts';
import { startWriters } from '../parts/writers.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const PEOPLE_WITH_FILES = 6;

export const backupDrill: Fault = {
  name: 'backup of the live product, restored elsewhere',
  servers: 1,
  bar: 'a killed backup is no backup; log, cards and all files whole; nothing acknowledged before the backup lost',
  run: drill,
};

async function drill(): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const root = await mkdtemp(join(tmpdir(), 'faircourt-drill-'));
  endLater(() => rm(root, { recursive: true, force: true }));
  const live = { DATABASE_URL: database.url, FILES_DIR: join(root, 'files'), DEMO: '1' };
  const [server] = await startProduct(database.url, 1, live);
  if (!server) throw new Error('No server was started.');
  const replacing = await startReplacingFiles(server.origin, database, PEOPLE_WITH_FILES, DEMO_PASSWORD);
  const writers = startWriters([server.origin], 2);
  await pause(2_000);

  const killed = await killedBackup(live, root);
  const before = [...writers.acknowledged];
  const started = performance.now();
  const folder = join(root, 'backup');
  const replacedBefore = replacing.count();
  const backup = await command('backup', ['--to', folder], live);
  const took = (performance.now() - started) / 1000;
  const replaced = replacing.count() - replacedBefore;
  await writers.stop();
  await replacing.stop();
  await server.stop();

  const copy = {
    DATABASE_URL: await createScratchDatabase(database.url, 'faircourt_drill'),
    FILES_DIR: join(root, 'restored-files'),
  };
  const restore = await command('restore', ['--from', folder], copy);
  const log = await command('verify-log', [], copy);
  const cards = await command('cards', ['check'], copy);
  const restored = await lookAtRestored(copy.DATABASE_URL, copy.FILES_DIR);
  const lost = before.filter((email) => !restored.accounts.has(email)).length;
  const again = await startServer({ ...copy, DATA_DIR: join(root, 'data') });
  const isServing = again.isAlive();
  await again.stop();

  const codes = { backup, restore, log, cards };
  const failed = Object.entries(codes).filter(([, code]) => code !== 0);
  return {
    figure: [
      `backup in ${took.toFixed(1)} s while ${replaced} files were replaced`,
      `${restored.missing} of ${restored.looked} files missing or different`,
      `${lost} of ${before.length} acknowledged accounts lost`,
      `failed commands: ${failed.map(([name]) => name).join(', ') || 'none'}`,
      `killed backup ${killed ? 'refused' : 'TAKEN FOR A WHOLE ONE'}`,
    ].join(', '),
    holds:
      failed.length === 0 &&
      restored.missing === 0 &&
      restored.looked > 0 &&
      lost === 0 &&
      killed &&
      isServing,
  };
}

/** True when what a killed backup leaves is refused by a restore. One that ended before it could be killed shows nothing. */
async function killedBackup(settings: Record<string, string>, root: string): Promise<boolean> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const folder = join(root, `killed-${attempt}`);
    const child = start('backup', ['--to', folder], settings, 'ignore');
    const exit = once(child, 'exit');
    for (let looks = 0; looks < 3_000 && !(await hasBegun(folder)); looks++) await pause(10);
    child.kill('SIGKILL');
    const [, signal] = await exit;
    if (signal !== 'SIGKILL') continue;
    const [code] = await once(start('restore', ['--from', folder, '--check'], settings, 'ignore'), 'exit');
    return code === 1;
  }
  return false;
}

async function hasBegun(folder: string): Promise<boolean> {
  const entries = await readdir(join(folder, 'database')).catch(() => []);
  return entries.length > 0;
}

async function command(name: string, args: string[], settings: Record<string, string>): Promise<number> {
  const [code] = await once(start(name, args, settings, 'inherit'), 'exit');
  return typeof code === 'number' ? code : 1;
}

function start(
  name: string,
  args: string[],
  settings: Record<string, string>,
  errors: 'ignore' | 'inherit',
): ChildProcess {
  const child = spawn(process.execPath, [join(SOURCES, `${name}.ts`), ...args], {
    // Nothing else is inherited: a shell has settings of its own, such as BASE_URL.
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'ignore', errors],
  });
  endLater(async () => void child.kill('SIGKILL'));
  return child;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
