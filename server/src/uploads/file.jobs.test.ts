import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/app/fresh-database.ts';
import { seedAthlete } from '../../test/records/seeded-athletes.ts';
import { inTransaction } from '../platform/database/database.ts';
import { openFileStore, type FileStore } from '../platform/storage/file-store.ts';
import { discardFile, sweepFiles } from './file.jobs.ts';
import { claimArrived, noteArriving } from './unused-file.store.ts';

const HOUR_MS = 60 * 60 * 1000;

let fresh: FreshDatabase;
let directory: string;
let store: FileStore;
beforeAll(async () => {
  fresh = await freshDatabase();
  directory = await mkdtemp(join(tmpdir(), 'faircourt-jobs-'));
  store = await openFileStore({ kind: 'disk', directory });
});
afterAll(async () => {
  await fresh.drop();
  await rm(directory, { recursive: true, force: true });
});

async function arrive(key: string): Promise<void> {
  await noteArriving(fresh.db, key);
  await store.put(key, Buffer.from(key), 'application/pdf');
}

async function isThere(key: string): Promise<boolean> {
  const stream = await store.read(key);
  stream?.destroy();
  return stream !== null;
}

function claim(key: string): Promise<boolean> {
  return inTransaction(fresh.db, (trx) => claimArrived(trx, key));
}

async function seedFile(storageKey: string): Promise<{ athleteId: string; userId: string }> {
  const athlete = await seedAthlete(fresh.db);
  await fresh.db
    .insertInto('files')
    .values({
      athlete_id: athlete.athleteId,
      kind: 'transcript',
      storage_key: storageKey,
      content_type: 'application/pdf',
      bytes: 1,
      sha256: Buffer.alloc(32),
    })
    .execute();
  await store.put(storageKey, Buffer.from('x'), 'application/pdf');
  return athlete;
}

test('an upload under way is left alone; one that a dead server left behind is swept after an hour', async () => {
  await arrive('transcripts/arriving');
  await sweepFiles(fresh.db, store, new Date(Date.now() + 0.9 * HOUR_MS));
  expect(await isThere('transcripts/arriving')).toBe(true);
  await sweepFiles(fresh.db, store, new Date(Date.now() + 1.1 * HOUR_MS));
  expect(await isThere('transcripts/arriving')).toBe(false);
});

test('what was given up can no longer become a file', async () => {
  await arrive('transcripts/late');
  await sweepFiles(fresh.db, store, new Date(Date.now() + 2 * HOUR_MS));
  expect(await claim('transcripts/late')).toBe(false);
  await arrive('transcripts/in-time');
  expect(await claim('transcripts/in-time')).toBe(true);
});

test('a file that has a row is never discarded, no matter who asks', async () => {
  await seedFile('transcripts/used');
  await discardFile(fresh.db, store, 'transcripts/used');
  await sweepFiles(fresh.db, store, new Date(Date.now() + 1000 * HOUR_MS));
  expect(await isThere('transcripts/used')).toBe(true);
});

test('the files of an account that is deleted go with it', async () => {
  const { userId } = await seedFile('transcripts/of-somebody-gone');
  await fresh.db.deleteFrom('users').where('id', '=', userId).execute();
  await sweepFiles(fresh.db, store, new Date());
  expect(await isThere('transcripts/of-somebody-gone')).toBe(false);
  expect(await fresh.db.selectFrom('unused_files').selectAll().execute()).toEqual([]);
});

test('a store that is away keeps the key on the list, for the next time', async () => {
  await seedFile('transcripts/stubborn');
  await fresh.db.deleteFrom('files').where('storage_key', '=', 'transcripts/stubborn').execute();
  const away = await openFileStore({
    kind: 's3',
    bucket: 'none',
    region: 'auto',
    endpoint: 'http://127.0.0.1:9',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    forcePathStyle: true,
  });
  await expect(sweepFiles(fresh.db, away, new Date())).rejects.toMatchObject({ code: 'unavailable' });
  await sweepFiles(fresh.db, store, new Date());
  expect(await isThere('transcripts/stubborn')).toBe(false);
});
