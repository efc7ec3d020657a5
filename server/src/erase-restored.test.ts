/** Backup, erasure, restore: a person who was erased after the backup does not come back with it. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '../test/app/test-app.ts';
import { daysFromNow, filesOf, runErasures } from '../test/features/erasure.ts';
import { backupFixture, quietBackup, quietRestore } from '../test/records/backup-fixture.ts';
import { joinMarkedPeople, wordsOf } from '../test/records/marked-people.ts';
import { findInDatabase, findInFolder } from '../test/records/whole-database.ts';
import { eraseRestored } from './erase-restored.ts';
import { eraseAccount } from './features/rights/erasure/erase.service.ts';
import { findBrokenChains } from './platform/audit.ts';
import { openFileStore } from './platform/storage/file-store.ts';

const fixture = backupFixture();

test('who was erased after a backup is gone again once it is restored', { timeout: 300_000 }, async () => {
  const app = await startTestApp();
  try {
    const files = await filesOf(app);
    const people = await joinMarkedPeople(app, files);
    const backup = await fixture.folder();
    await quietBackup(app.url, files, backup);
    for (const who of ['athlete', 'coach'] as const)
      await eraseAccount(app.db, people[who].userId, new Date());
    await runErasures(app, daysFromNow(0));

    const target = await fixture.database();
    const store = await fixture.folder();
    const restored = await openFileStore({ kind: 'disk', directory: store });
    const place = { databaseUrl: target.url, files: restored, say: () => {} };
    await quietRestore(target.url, restored, backup, async () => {
      expect(Object.keys(await findInDatabase(target.url, wordsOf('athlete')))).toContain(
        'public.users.name',
      );
      expect(await findInFolder(store, wordsOf('athlete'))).not.toEqual([]);
      await eraseRestored(place, { list: files });
    });

    for (const who of ['athlete', 'coach'] as const) {
      expect(await findInDatabase(target.url, wordsOf(who))).toEqual({});
      expect(await findInFolder(store, wordsOf(who))).toEqual([]);
    }
    expect(Object.keys(await findInDatabase(target.url, wordsOf('director')))).toContain('public.users.name');
    expect(await findBrokenChains(target.db)).toEqual([]);
    // The list went along: the next restore needs no second folder.
    expect(await findInFolder(join(store, 'erasures'), [people.athlete.userId])).toHaveLength(1);
  } finally {
    await app.close();
  }
});
