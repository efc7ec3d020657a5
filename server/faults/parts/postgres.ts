/** A real PostgreSQL to break: started, stopped, killed and frozen in a folder of its own, and copied into a standby. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, startEmbedded, type EmbeddedDatabase } from '../../src/platform/database/embedded.ts';
import { withClient } from '../../src/platform/database/scratch.ts';
import { endLater } from './started.ts';

const run = promisify(execFile);

export class FaultyPostgres {
  readonly directory: string;
  readonly port: number;
  #running: EmbeddedDatabase | null = null;

  private constructor(directory: string, port: number) {
    this.directory = directory;
    this.port = port;
  }

  /** An empty primary that a standby can follow. */
  static async start(): Promise<FaultyPostgres> {
    const root = await mkdtemp(join(tmpdir(), 'faircourt-fault-'));
    endLater(() => rm(root, { recursive: true, force: true }));
    const database = new FaultyPostgres(join(root, 'postgres'), await freePort());
    endLater(() => database.stop());
    await database.start();
    return database;
  }

  get url(): string {
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    this.#running = await startEmbedded({ directory: this.directory, port: this.port });
  }

  /** As an operator stops it: connections are cut, nothing is lost. */
  async stop(): Promise<void> {
    if (!this.#running) return;
    this.signal('SIGCONT');
    await this.#running.stop();
    this.#running = null;
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    this.#running = null;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }

  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  async query(text: string): Promise<Record<string, unknown>[]> {
    return withClient(this.url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
  }

  /** A second server that follows this one; it answers reads, and `promote` makes it the primary. */
  async standby(name: string, isSynchronous = false): Promise<FaultyPostgres> {
    const directory = `${this.directory}-${name}`;
    const standby = new FaultyPostgres(directory, await freePort());
    await withClient(this.url, async (client) => {
      await client.query(`select pg_create_physical_replication_slot('${name}', true)`);
      await client.query(`select pg_backup_start('${name}', true)`);
      await copyFolder(this.directory, directory);
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
      await write(directory, 'backup_label', rows[0]?.labelfile ?? '');
    });
    await write(directory, 'standby.signal', '');
    const follow = `host=127.0.0.1 port=${this.port} user=postgres password=postgres application_name=${name}`;
    const settings = `primary_conninfo = '${follow}'\nprimary_slot_name = '${name}'\n`;
    await write(directory, 'postgresql.auto.conf', settings);
    endLater(() => standby.stop());
    await standby.start();
    if (isSynchronous) {
      await this.query(`alter system set synchronous_standby_names = '${name}'`);
      await this.query('select pg_reload_conf()');
    }
    return standby;
  }

  async promote(): Promise<void> {
    await this.query('select pg_promote(true, 30)');
  }

  /** Every process of this server: the postmaster alone would leave its children at work. */
  signal(signal: NodeJS.Signals): void {
    for (const pid of processesOf(this.directory)) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended already.
      }
    }
  }
}

/** Everything but what belongs to the running server alone. Files come and go while a live folder is copied. */
async function copyFolder(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to]).catch((error: unknown) => {
    if (!String(error).includes('No such file')) throw error;
  });
  await rm(join(to, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(join(to, 'pg_wal'), { withFileTypes: true })) {
    if (name.isFile()) await rm(join(to, 'pg_wal', name.name));
  }
}

/** Owned by the account that PostgreSQL runs as, which is not root: it renames and flushes some of these files. */
async function write(directory: string, name: string, text: string): Promise<void> {
  const path = join(directory, name);
  const { uid, gid } = await stat(directory);
  await rm(path, { force: true });
  await writeFile(path, text, { mode: 0o600 });
  await chown(path, uid, gid);
}

function processesOf(directory: string): number[] {
  const [first] = readText(join(directory, 'postmaster.pid')).split('\n');
  const postmaster = Number(first);
  if (!postmaster || !readText(`/proc/${postmaster}/cmdline`).includes(directory)) return [];
  const children = readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && readText(`/proc/${pid}/status`).includes(`PPid:\t${postmaster}\n`),
  );
  return [postmaster, ...children.map(Number)];
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
