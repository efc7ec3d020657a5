import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  backupFixture,
  contentOf,
  lostFiles,
  quietBackup,
  quietRestore,
} from '../../test/records/backup-fixture.ts';
import { seedFile } from '../../test/records/seeded-files.ts';
import { startS3Store, type S3Store } from '../../test/app/s3-store.ts';
import { jpeg } from '../../test/records/sample-files.ts';
import { startTestApp, type TestApp } from '../../test/app/test-app.ts';
import { joinWithProfile, upload, type JoinedAthlete } from '../../test/records/uploads.ts';
import { discardFile } from '../uploads/file.jobs.ts';
import { checkCards, rebuildCards } from '../features/search/cards/card.service.ts';
import { findBrokenChains, measureLog } from '../platform/audit.ts';
import { readConfig } from '../platform/config.ts';
import { openFileStore, type FileStore } from '../platform/storage/file-store.ts';

const fixture = backupFixture();
/** A restore makes every table: on a busy machine that takes a while. */
const UNHURRIED = { timeout: 300_000 };

describe.each(['folder', 'bucket'] as const)('of a live product with files in a %s', (kind) => {
  let bucket: S3Store | null = null;
  let elsewhere: S3Store | null = null;
  let app: TestApp;
  let store: FileStore;
  let athletes: JoinedAthlete[];
  beforeAll(async () => {
    if (kind === 'bucket') [bucket, elsewhere] = [await startS3Store(), await startS3Store()];
    app = await startTestApp(bucket ? { environment: bucket.environment } : {});
    store = await openFileStore(app.config.files);
    athletes = await Promise.all(Array.from({ length: 3 }, () => joinWithProfile(app)));
    for (const athlete of athletes) await replacePhoto(athlete, 0);
    await rebuildCards(app.db, new Date());
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await bucket?.stop();
    await elsewhere?.stop();
  });

  async function replacePhoto(athlete: JoinedAthlete, turn: number): Promise<void> {
    const answer = await upload(app, athlete, 'photo', await jpeg({ width: 100 + turn }));
    expect(answer.status).toBe(200);
  }

  test('it restores to one moment, with every file, an unbroken log and right cards', UNHURRIED, async () => {
    const state = { isDone: false };
    const replacing = Promise.all(
      athletes.map(async (athlete) => {
        for (let turn = 1; !state.isDone; turn++) await replacePhoto(athlete, turn % 50);
      }),
    );
    const folder = await fixture.folder();
    const made = await quietBackup(app.url, store, folder);
    state.isDone = true;
    await replacing;
    expect(made.files).toMatchObject({ count: athletes.length, missing: 0, damaged: 0 });

    const target = await fixture.database();
    const targetStore = elsewhere
      ? await openFileStore(readConfig(elsewhere.environment).files)
      : await fixture.store();
    await quietRestore(target.url, targetStore, folder);
    expect(await lostFiles(target.db, targetStore)).toEqual({ looked: athletes.length, lost: [] });
    expect(await findBrokenChains(target.db)).toEqual([]);
    expect((await measureLog(target.db)).entries).toBeGreaterThan(0);
    expect(await checkCards(target.db, new Date())).toEqual([]);

    const again = await quietBackup(target.url, targetStore, await fixture.folder());
    expect(contentOf(again)).toEqual(contentOf(made));
  });
});

describe('the order in which files are copied', () => {
  let app: TestApp;
  let store: FileStore;
  beforeAll(async () => {
    app = await startTestApp();
    store = await openFileStore(app.config.files);
  });
  afterAll(() => app.close());

  test(
    'a file that is replaced between the moment and the copy is no loss: a later moment is taken',
    UNHURRIED,
    async () => {
      const athlete = await seedFile(app.db, store, 'first');
      let turn = 0;
      const replacedWhileRead: FileStore = {
        ...store,
        async read(key) {
          // Each copy of the first five comes too late by a moment.
          if (turn < 5) await athlete.replace(`turn ${++turn}`, (old) => discardFile(app.db, store, old));
          return store.read(key);
        },
      };
      const folder = await fixture.folder();
      const made = await quietBackup(app.url, replacedWhileRead, folder);
      expect(turn).toBe(5);
      expect(made.files).toMatchObject({ count: 1, missing: 0 });
      const target = await fixture.database();
      const targetStore = await fixture.store();
      await quietRestore(target.url, targetStore, folder);
      expect(await lostFiles(target.db, targetStore)).toEqual({ looked: 1, lost: [] });
      await athlete.remove();
    },
  );

  test('a copy whose row is gone by the moment of the backup is not in it', UNHURRIED, async () => {
    const athlete = await seedFile(app.db, store, 'wanted gone');
    let isGone = false;
    const deletedAfterCopy: FileStore = {
      ...store,
      async read(key) {
        const content = await store.read(key);
        if (!isGone) await athlete.remove();
        isGone = true;
        return content;
      },
    };
    const folder = await fixture.folder();
    const made = await quietBackup(app.url, deletedAfterCopy, folder);
    expect(made.files).toMatchObject({ count: 0, missing: 0 });
    const left = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  test(
    'a file that the store lost, and one that rotted in it, are counted and do not keep the backup from ending',
    UNHURRIED,
    async () => {
      const lost = await seedFile(app.db, store, 'lost');
      const rotten = await seedFile(app.db, store, 'rotten');
      await store.delete(lost.key());
      await store.put(rotten.key(), Buffer.from('rotted'), 'application/pdf');
      const folder = await fixture.folder();
      const made = await quietBackup(app.url, store, folder);
      expect(made.files).toMatchObject({ count: 1, missing: 1, damaged: 1 });
      const target = await fixture.database();
      const targetStore = await fixture.store();
      await quietRestore(target.url, targetStore, folder);
      expect((await lostFiles(target.db, targetStore)).lost.toSorted()).toEqual(
        [lost.key(), rotten.key()].toSorted(),
      );
      expect(await targetStore.read(rotten.key())).not.toBeNull();
    },
  );
});
