import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupFixture } from '../../test/records/backup-fixture.ts';
import { freshDatabase, type FreshDatabase } from '../../test/app/fresh-database.ts';
import { seedFile } from '../../test/records/seeded-files.ts';
import { rebuildCards } from '../features/search/cards/card.service.ts';
import { openFileStore } from '../platform/storage/file-store.ts';
import { markUnfinished } from './unfinished-restore.ts';
import { withOwner } from './owner-connection.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const fixture = backupFixture();
let source: FreshDatabase;
let filesDir: string;
beforeAll(async () => {
  source = await freshDatabase();
  filesDir = await fixture.folder();
  await seedFile(source.db, await openFileStore({ kind: 'disk', directory: filesDir }), 'kept');
  await rebuildCards(source.db, new Date());
});
afterAll(() => source.drop());

interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** As npm runs it: a process of its own that knows only its settings. */
function run(command: string, args: string[], settings: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: '0', METRICS_PORT: '0', ...settings };
    const ended = (error: ExecFileException | null, output: string, errors: string) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    execFile(process.execPath, [join(SOURCES, `${command}.ts`), ...args], { env, timeout: 300_000 }, ended);
  });
}

test(
  'a backup goes into a new data folder, where the log and the cards pass their checks',
  { timeout: 300_000 },
  async () => {
    const folder = join(await fixture.folder(), 'made', 'by the command');
    const made = await run('backup', ['--to', folder], { DATABASE_URL: source.url, FILES_DIR: filesDir });
    expect(made).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(/Backed up .*\b1 files/s),
    });
    expect(await run('restore', ['--from', folder, '--check'], {})).toMatchObject({ code: 0, errors: '' });

    const settings = { DATA_DIR: await fixture.folder() };
    const restored = await run('restore', ['--from', folder], settings);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored and verified.*1 files/s),
    });
    expect(await run('verify-log', [], settings)).toMatchObject({ code: 0, errors: '' });
    expect(await run('cards', ['check'], settings)).toMatchObject({ code: 0, errors: '' });
    expect(await run('restore', ['--from', folder], settings)).toMatchObject({
      code: 1,
      errors: 'The database is not empty, and a restore replaces nothing. Name a new, empty database.\n',
    });
    expect(existsSync(join(settings.DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  },
);

test('what is wrong is said in one sentence', { timeout: 300_000 }, async () => {
  const nowhere = await fixture.folder();
  const faults: [string, string[], NodeJS.ProcessEnv, RegExp][] = [
    ['backup', [], {}, /^Usage: npm run backup -- --to DIR\n$/],
    ['backup', ['--to', nowhere], { DATA_DIR: nowhere }, /^\S+ holds no database\. Set DATABASE_URL.*\n$/],
    [
      'backup',
      ['--to', nowhere],
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      /^It failed: .*ECONNREFUSED.*\n$/,
    ],
    ['restore', ['--from', nowhere], { DATABASE_URL: source.url }, /^\S+ holds no finished backup.*\n$/],
  ];
  for (const [command, args, settings, sentence] of faults) {
    const ended = await run(command, args, settings);
    expect(ended).toMatchObject({ code: 1, errors: expect.stringMatching(sentence) });
  }
});

test('a server does not start on a database whose restore did not finish', { timeout: 300_000 }, async () => {
  const target = await fixture.database();
  await withOwner(target.url, markUnfinished);
  const started = await run('main', [], { DATABASE_URL: target.url, DATA_DIR: await fixture.folder() });
  expect(started.code).toBe(1);
  expect(started.errors).toContain('The restore of this database did not finish.');
});
