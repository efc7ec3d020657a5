import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backupFixture, lostFiles, quietBackup, quietRestore } from '../../test/records/backup-fixture.ts';
import { freshDatabase, type FreshDatabase } from '../../test/app/fresh-database.ts';
import { seedFile, type SeededFile } from '../../test/records/seeded-files.ts';
import { migrate, knownMigrations } from '../platform/database/migrate.ts';
import { withClient } from '../platform/database/scratch.ts';
import { installJobs } from '../platform/jobs.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { MANIFEST } from './manifest.ts';
import { hasUnfinishedRestore } from './unfinished-restore.ts';

const fixture = backupFixture();
/** A restore makes every table: on a busy machine that takes a while. */
const UNHURRIED = { timeout: 300_000 };
let source: FreshDatabase;
let store: FileStore;
let seeded: SeededFile[];
let folder: string;
beforeAll(async () => {
  source = await freshDatabase();
  store = await fixture.store();
  seeded = [];
  for (const content of ['one', 'two', 'three']) seeded.push(await seedFile(source.db, store, content));
});
afterAll(() => source.drop());
beforeEach(async () => {
  folder = await fixture.folder();
});

async function flipByte(path: string, at: number): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    byte.writeUInt8(byte.readUInt8(0) ^ 1, 0);
    await handle.write(byte, 0, 1, at);
  } finally {
    await handle.close();
  }
}

async function tableCount(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    return rows[0]?.count ?? -1;
  });
}

/** Fails at the given call of a method, as a store does that goes away. */
function failingAt(good: FileStore, method: 'put' | 'read', call: number): FileStore {
  let calls = 0;
  const meet = () => {
    if (++calls >= call) throw new Error('the store went away');
  };
  return {
    ...good,
    async put(...given) {
      if (method === 'put') meet();
      return good.put(...given);
    },
    async read(key) {
      if (method === 'read') meet();
      return good.read(key);
    },
  };
}

test(
  'a flipped byte in a table, a file, the list or the manifest is named, and the database stays empty',
  UNHURRIED,
  async () => {
    await quietBackup(source.url, store, folder);
    const target = await fixture.database();
    const photo = `files/${seeded[1]?.key()}`;
    for (const part of ['database/public.events.copy.gz', photo, 'files.jsonl', MANIFEST]) {
      const whole = await readFile(join(folder, part));
      await flipByte(join(folder, part), Math.floor(whole.length / 2));
      await expect(quietRestore(target.url, await fixture.store(), folder)).rejects.toThrow(
        new RegExp(`^This backup is damaged: .*${part}`),
      );
      await writeFile(join(folder, part), whole);
    }
    await rm(join(folder, photo));
    await expect(quietRestore(target.url, await fixture.store(), folder)).rejects.toThrow(
      `${photo} is missing`,
    );
    expect(await tableCount(target.url)).toBe(0);
  },
);

test(
  'an interrupted backup is never taken for a finished one, and goes on with the copies it has',
  UNHURRIED,
  async () => {
    await expect(quietBackup(source.url, failingAt(store, 'read', 3), folder)).rejects.toThrow(/went away/);
    const target = await fixture.database();
    await expect(quietRestore(target.url, store, folder)).rejects.toThrow(/holds no finished backup/);
    expect(await tableCount(target.url)).toBe(0);

    const copied = await readdir(join(folder, 'files', 'transcripts'));
    expect(copied).toHaveLength(2);
    let reads = 0;
    const counting: FileStore = { ...store, read: (key) => (reads++, store.read(key)) };
    await quietBackup(source.url, counting, folder);
    expect(reads).toBe(1);
    const targetStore = await fixture.store();
    await quietRestore(target.url, targetStore, folder);
    expect(await lostFiles(target.db, targetStore)).toEqual({ looked: 3, lost: [] });
  },
);

test('a folder with a finished backup or with anything else in it is refused', UNHURRIED, async () => {
  await quietBackup(source.url, store, folder);
  await expect(quietBackup(source.url, store, folder)).rejects.toThrow(/holds a finished backup already/);
  const other = await fixture.folder();
  await writeFile(join(other, 'letters.txt'), 'dear');
  await expect(quietBackup(source.url, store, other)).rejects.toThrow(/holds something else/);
});

test('a database that is not empty is refused and left alone', UNHURRIED, async () => {
  await quietBackup(source.url, store, folder);
  await expect(quietRestore(source.url, store, folder)).rejects.toThrow(/^The database is not empty/);
  expect(await lostFiles(source.db, store)).toEqual({ looked: 3, lost: [] });
});

test(
  'an interrupted restore leaves a database that says so, refuses a backup of it, and starts again',
  UNHURRIED,
  async () => {
    await quietBackup(source.url, store, folder);
    const target = await fixture.database();
    const targetStore = await fixture.store();
    await expect(quietRestore(target.url, failingAt(targetStore, 'put', 2), folder)).rejects.toThrow(
      /went away/,
    );
    expect(await hasUnfinishedRestore(target.url)).toBe(true);
    await expect(quietBackup(target.url, store, await fixture.folder())).rejects.toThrow(/did not finish/);

    await quietRestore(target.url, targetStore, folder);
    expect(await hasUnfinishedRestore(target.url)).toBe(false);
    expect(await lostFiles(target.db, targetStore)).toEqual({ looked: 3, lost: [] });
  },
);

test(
  'a second backup of one database waits for nobody: it is refused while the first is under way',
  UNHURRIED,
  async () => {
    const seconds: Promise<unknown>[] = [];
    const meanwhile: FileStore = {
      ...store,
      async read(key) {
        const other = await fixture.folder();
        seconds.push(quietBackup(source.url, store, other).catch((error: unknown) => error));
        await Promise.all(seconds);
        return store.read(key);
      },
    };
    await quietBackup(source.url, meanwhile, folder);
    for (const second of await Promise.all(seconds)) {
      expect(second).toMatchObject({ message: expect.stringMatching(/^Another backup of this database/) });
    }
  },
);

test(
  'a connection that is cut off fails the backup and leaves nothing that passes for one',
  UNHURRIED,
  async () => {
    let isCut = false;
    const cutting: FileStore = {
      ...store,
      async read(key) {
        if (!isCut) {
          await withClient(source.url, (client) =>
            client.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
              where application_name = 'faircourt-backup' and datname = current_database()`,
            ),
          );
        }
        isCut = true;
        return store.read(key);
      },
    };
    await expect(quietBackup(source.url, cutting, folder)).rejects.toThrow(/connection/i);
    expect(await readdir(folder)).not.toContain(MANIFEST);
  },
);

test(
  'a backup of an older version comes back and is then migrated; one of a newer version is refused',
  UNHURRIED,
  async () => {
    const old = await fixture.database();
    await migrate(old.url, '0012_directors');
    await installJobs(old.url);
    const made = await quietBackup(old.url, store, folder);
    expect(made.migrations.at(-1)).toBe('0012_directors');
    const target = await fixture.database();
    await quietRestore(target.url, await fixture.store(), folder);
    await withClient(target.url, async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
      expect(rows.map((row) => row.name)).toEqual(await knownMigrations());
      await client.query(`insert into migrations values ('9999_future', now()::text)`);
    });
    const newer = await fixture.folder();
    await quietBackup(target.url, store, newer);
    const another = await fixture.database();
    await expect(quietRestore(another.url, store, newer)).rejects.toThrow(/another version .* 9999_future/);
  },
);
