/** The drill as an operator types it: a backup that would serve, and several that would not. */
import { createHash } from 'node:crypto';
import { execFile, type ExecFileException } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app/test-app.ts';
import { daysFromNow, filesOf, runErasures } from '../test/features/erasure.ts';
import { backupFixture, quietBackup } from '../test/records/backup-fixture.ts';
import { joinMarkedPeople, wordsOf, type MarkedPeople } from '../test/records/marked-people.ts';
import { findInDatabase } from '../test/records/whole-database.ts';
import { withOwner } from './backup/owner-connection.ts';
import { eraseAccount } from './features/rights/erasure/erase.service.ts';
import type { FileStore } from './platform/storage/file-store.ts';

const fixture = backupFixture();
let app: TestApp;
let files: FileStore;
let people: MarkedPeople;
beforeAll(async () => {
  app = await startTestApp();
  files = await filesOf(app);
  people = await joinMarkedPeople(app, files);
  await writeTrueSizes();
});
afterAll(() => app.close());

/** The rows of marked people name files without their real size and hash, which a drill would rightly call damaged. */
async function writeTrueSizes(): Promise<void> {
  for (const table of [
    'files',
    'evidence_files',
    'message_files',
    'application_documents',
    'purchase_order_documents',
  ] as const) {
    for (const { storage_key: key } of await app.db.selectFrom(table).select('storage_key').execute()) {
      const content = await files.read(key);
      if (!content) throw new Error(`The store lacks ${key}`);
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      await app.db
        .updateTable(table)
        .set({ sha256: createHash('sha256').update(bytes).digest(), bytes: bytes.length })
        .where('storage_key', '=', key)
        .execute();
    }
  }
}

interface Ended {
  code: number;
  output: string;
  errors: string;
  /** What is left in the folder for temporary files. */
  left: string[];
}

/** As npm runs it: a process of its own that knows only its settings. */
async function drill(...args: string[]): Promise<Ended> {
  if (app.config.files.kind !== 'disk') throw new Error('The tests keep files in a folder');
  const temporary = await fixture.folder();
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    DATABASE_URL: app.url,
    FILES_DIR: app.config.files.directory,
    TMPDIR: temporary,
  };
  const command = new URL('restore-drill.ts', import.meta.url).pathname;
  const ended = await new Promise<Omit<Ended, 'left'>>((resolve) => {
    const end = (error: ExecFileException | null, output: string, errors: string) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    execFile(process.execPath, [command, ...args], { env, timeout: 300_000 }, end);
  });
  return { ...ended, left: await readdir(temporary) };
}

test(
  'the newest backup passes, who was erased since is erased again, and nothing is left behind',
  { timeout: 300_000 },
  async () => {
    const backups = await fixture.folder();
    await quietBackup(app.url, files, join(backups, 'b-older'));
    await quietBackup(app.url, files, join(backups, 'a-newer'));
    await eraseAccount(app.db, people.athlete.userId, new Date());
    await runErasures(app, daysFromNow(0));
    const before = await findInDatabase(app.url, wordsOf('coach'));

    const { code, output, errors, left } = await drill('--from', backups);
    expect({ code, errors, left }).toEqual({ code: 0, errors: '', left: [] });
    expect(output).toContain(join(backups, 'a-newer'));
    expect(output).toContain('1 accounts had come back');
    expect(output.match(/^ok +\d+\.\d s {2}/gmu)).toHaveLength(6);
    expect(output).toMatch(/The drill passed in \d+\.\d s: this backup can be restored\.\n$/u);
    expect(await findInDatabase(app.url, wordsOf('coach')), 'the product is as it was').toEqual(before);
  },
);

test('a damaged backup and an empty folder are refused', { timeout: 300_000 }, async () => {
  const nothing = await drill('--from', await fixture.folder());
  expect(nothing).toMatchObject({ code: 1, left: [] });
  expect(nothing.errors).toContain('holds no finished backup');
  expect(await drill('--form', 'typo')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage:') });
});

test('a log that somebody changed fails the drill, with the chain', { timeout: 300_000 }, async () => {
  const chain = await withOwner(app.url, async (client) => {
    await client.query('alter table events disable trigger user');
    const { rows } = await client.query<{ chain: string }>(
      `update events set actor_role = 'nobody' where id = (select id from events order by id limit 1) returning chain`,
    );
    await client.query('alter table events enable trigger user');
    return rows[0]?.chain;
  });
  const { code, output, errors, left } = await drill();
  expect({ code, left }).toEqual({ code: 1, left: [] });
  expect(output).toContain('FAILED');
  expect(output).toContain(`The chain ${chain} is broken from entry`);
  expect(errors).toMatch(/^The drill FAILED in .* Do not rely on this backup\.\n$/u);
});
