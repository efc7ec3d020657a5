/**
 * The product under test: the built one, with demo data, on an address and in a folder of its own. Workers are other
 * processes than the one that starts it, so its settings travel to them in the environment.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { appointCaretaker } from '../../server/src/platform/process/caretaker.ts';
import { createDatabase, embeddedUrl, run } from './database.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 3210);
export const ORIGIN = `http://localhost:${PORT}`;

export const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
export const ADMIN = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));
/** Demo data are made first; on busy cores that takes minutes. */
const START_WITHIN_MS = 300_000;
const SETTINGS_NAME = 'E2E_PRODUCT_SETTINGS';

export async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faircourt-e2e-'));
  const database = await createDatabase();
  const settings = {
    NODE_ENV: 'test',
    PORT: String(PORT),
    METRICS_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // All journeys come from one address.
    RATE_LIMIT_SCALE: '1000',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  process.env[SETTINGS_NAME] = JSON.stringify(settings);
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const given = process.env['DATABASE_URL'];
  const caretaker = appointCaretaker({
    ...(server.pid ? { process: { pid: server.pid, signal: 'SIGTERM' } } : {}),
    ...(given ? { databases: { serverUrl: given, madeBy: process.pid } } : {}),
    folders: [dataDir],
  });
  await said(server, 'Faircourt is at');
  return async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await exit;
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
    caretaker.dismiss();
  };
}

/** What somebody with a shell on the server does, while it runs: `npm run admin -- suspend --email …`. */
export async function administer(command: 'suspend' | 'reinstate', email: string): Promise<void> {
  const settings = currentSettings();
  await promisify(execFile)(process.execPath, [ADMIN, command, '--email', email], {
    env: { PATH: process.env['PATH'], ...settings },
  });
}

/** Past the product: for what would take a month, a director's verdict or a lapsed plan to come about. */
export async function askDatabase<Row>(
  row: z.ZodType<Row>,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { DATABASE_URL, DATA_DIR = '' } = currentSettings();
  return z.array(row).parse(await run(DATABASE_URL ?? (await embeddedUrl(DATA_DIR)), statement, values));
}

/** A server beside the product, with settings of its own. Resolves once it has said this; ends with what is returned. */
export async function startBeside(
  script: string,
  settings: Record<string, string>,
  sentence: string,
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const caretaker = appointCaretaker(server.pid ? { process: { pid: server.pid, signal: 'SIGTERM' } } : {});
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await said(server, sentence);
  return async () => {
    server.kill('SIGTERM');
    await exit;
    caretaker.dismiss();
  };
}

/** For another server of the product on the same data. */
export async function settingsBeside(): Promise<Record<string, string>> {
  const settings = currentSettings();
  const { DATABASE_URL, DATA_DIR = '' } = settings;
  return { ...settings, DATABASE_URL: DATABASE_URL ?? (await embeddedUrl(DATA_DIR)) };
}

function currentSettings(): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(process.env[SETTINGS_NAME] ?? ''));
}

function said(server: ChildProcess, sentence: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const log: string[] = [];
    const timer = setTimeout(
      () => reject(new Error(`Not started in time:\n${log.join('')}`)),
      START_WITHIN_MS,
    );
    server.stdout?.on('data', (chunk: Buffer) => {
      log.push(chunk.toString());
      if (!log.join('').includes(sentence)) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with code ${code}:\n${log.join('')}`));
    });
  });
}
