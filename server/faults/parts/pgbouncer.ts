/** The real pgbouncer in front of a database, as an operator sets it up. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/platform/database/embedded.ts';
import type { FaultyPostgres } from './postgres.ts';
import { pathOf } from './programs.ts';
import { endLater } from './started.ts';

const START_WITHIN_MS = 10_000;

/** Returns the address to connect to. */
export async function startPgbouncer(
  database: FaultyPostgres,
  poolMode: 'session' | 'transaction' | 'statement',
): Promise<string> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'faircourt-pgbouncer-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  // It refuses to run as root, and the account it runs as instead has to read this.
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'pgbouncer.ini'), settings(database, port, poolMode));
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const bouncer = spawn(pathOf('pgbouncer'), [...asNobody, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  bouncer.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-5_000);
  });
  endLater(async () => {
    if (bouncer.exitCode !== null) return;
    const exit = once(bouncer, 'exit');
    bouncer.kill('SIGTERM');
    await exit;
  });
  const deadline = performance.now() + START_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > deadline) throw new Error(`pgbouncer did not start: ${log.slice(-500)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
}

/** Start-up parameters are ignored on purpose: a server that relied on them would work as the owner of the tables. */
function settings(database: FaultyPostgres, port: number, poolMode: string): string {
  return `
    [databases]
    postgres = host=127.0.0.1 port=${database.port} dbname=postgres user=postgres password=postgres
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = ${poolMode}
    default_pool_size = 60
    server_login_retry = 1
    ignore_startup_parameters = options,statement_timeout,idle_in_transaction_session_timeout
  `.replaceAll(/^ +/gm, '');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
