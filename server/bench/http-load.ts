/** The product as it runs: its own process, a real session, connections that stay open. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Session } from '@faircourt/contracts/accounts';
import autocannon from 'autocannon';
import { freePort } from '../src/platform/database/embedded.ts';
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

export async function startServer(databaseUrl: string): Promise<MeasuredServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faircourt-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=16', '--max-old-space-size=384', MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(origin, child);
  return {
    origin,
    async signIn(viewer) {
      const answer = await fetch(`${origin}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: VIEWERS[viewer], password: PASSWORD }),
      });
      if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
      return ((await answer.json()) as Session).access_token;
    },
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
    },
  };
}

export interface Load {
  rate: number;
  p50: number;
  p99: number;
}

export async function measureHttp(
  server: MeasuredServer,
  request: { address: string; token: string; connections: number; seconds: number },
): Promise<Load> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = {
      url: `${server.origin}${request.address}`,
      headers: { authorization: `Bearer ${request.token}` },
      connections: request.connections,
      duration: request.seconds,
    };
    const running = autocannon(load, (error, done) => (error ? reject(error) : resolve(done)));
    // Its own figures are whole milliseconds, which is too coarse here.
    running.on('response', (_client, _status, _bytes, milliseconds) => void times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${request.address}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate: times.length / result.duration,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
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
