/** The product as it runs in production: one or more server processes of its own on one database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/platform/database/embedded.ts';
import { endLater } from './started.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const START_WITHIN_MS = 180_000;

export interface ProductServer {
  origin: string;
  port: number;
  process: ChildProcess;
  /** What it was started with, for starting another one in its place. */
  environment: Record<string, string>;
  /** Standard output and errors so far. */
  log(): string;
  isAlive(): boolean;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Servers that share the database, the files and the outbox. */
export async function startProduct(
  databaseUrl: string,
  servers: number,
  environment: Record<string, string> = {},
): Promise<ProductServer[]> {
  const dataDir = await dataDirectory();
  const started: ProductServer[] = [];
  for (let n = 0; n < servers; n++) {
    started.push(await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...environment }));
  }
  return started;
}

export async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'faircourt-fault-data-'));
  endLater(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

export async function startServer(environment: Record<string, string>): Promise<ProductServer> {
  const port = environment['PORT'] ? Number(environment['PORT']) : await freePort();
  const child = spawn(process.execPath, ['--max-semi-space-size=4', '--max-old-space-size=384', MAIN], {
    env: {
      // Nothing else is inherited: a shell has settings of its own, such as BASE_URL.
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-100_000);
    });
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const server: ProductServer = {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: child,
    environment,
    log: () => log,
    isAlive,
    async stop(signal = 'SIGTERM') {
      if (!isAlive()) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
  endLater(() => server.stop('SIGKILL'));
  await untilReady(server);
  return server;
}

async function untilReady(server: ProductServer): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (performance.now() < deadline) {
    if (!server.isAlive()) throw new Error(`The server did not start: ${server.log().slice(-500)}`);
    const answer = await fetch(`${server.origin}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready in time.');
}
