/** The product as it runs: its own process, with a real database and real sessions. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Session } from '@faircourt/contracts/accounts';
import { freePort } from '../src/platform/database/embedded.ts';
import { appointCaretaker } from '../src/platform/process/caretaker.ts';
import { PASSWORD, VIEWERS, type Viewer } from './fill.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface MeasuredServer {
  origin: string;
  /** Tokens live for five minutes, so each measurement takes a new one. */
  signIn(viewer: Viewer): Promise<string>;
  /** Resident memory in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export async function startServer(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<MeasuredServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faircourt-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=4', '--max-old-space-size=384', MAIN], {
    env: {
      // As npm start and the image set it.
      MALLOC_MMAP_THRESHOLD_: '1048576',
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const caretaker = appointCaretaker({
    ...(child.pid ? { process: { pid: child.pid, signal: 'SIGTERM' } } : {}),
    folders: [dataDir],
  });
  await untilReady(origin, child);
  return {
    origin,
    signIn: (viewer) => signIn(origin, viewer),
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
      return Number(kilobytes ?? Number.NaN) / 1024;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
      caretaker.dismiss();
    },
  };
}

export async function signIn(origin: string, viewer: Viewer): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: VIEWERS[viewer], password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return ((await answer.json()) as Session).access_token;
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const answer = await fetch(`${origin}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready in time.');
}
