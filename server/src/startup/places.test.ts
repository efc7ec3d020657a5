import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startS3Store } from '../../test/app/s3-store.ts';
import { readConfig } from '../platform/config.ts';
import { checkPlaces } from './places.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircourt-places-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function config(settings: NodeJS.ProcessEnv) {
  return readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), ...settings });
}

test('folders are made and left as they were found', async () => {
  await checkPlaces(config({ FILES_DIR: join(folder, 'files') }));
  expect(await readdir(folder)).toEqual(['data', 'files']);
  expect(await readdir(join(folder, 'files'))).toEqual([]);
});

test('a file in place of a folder is named with its setting, and so is everything else at once', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(checkPlaces(config({ DATA_DIR: file }))).rejects.toThrow(
    `Faircourt cannot start: DATA_DIR ${file} is a file, or below one: name a folder.`,
  );
  const both = checkPlaces(config({ DATA_DIR: join(file, 'below'), FILES_DIR: file }));
  await expect(both).rejects.toThrow(`DATA_DIR ${join(file, 'below')} is a file`);
  await expect(both).rejects.toThrow(`FILES_DIR ${file} is a file`);
});

test('a folder that this user may not write is found at the start', async () => {
  await chmod(folder, 0o555);
  const isRoot = process.getuid?.() === 0;
  // Root may write everywhere, so for a moment we are nobody.
  if (isRoot) process.seteuid?.(65_534);
  const checked = await checkPlaces(config({ FILES_DIR: folder, DATABASE_URL: 'x', SMTP_URL: 'x' })).catch(
    String,
  );
  if (isRoot) process.seteuid?.(0);
  await chmod(folder, 0o755);
  expect(checked).toContain(`FILES_DIR ${folder} may not be written by the user of this process`);
});

// Only root may mount a disk; everybody else sees this test as skipped.
test.skipIf(!mayMount())('a disk that is read-only or full is found at the start', async () => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  async function problemOn(options: string): Promise<string> {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
    try {
      return await checkPlaces(config({ DATA_DIR: join(disk, 'data') })).then(() => 'none', String);
    } finally {
      execFileSync('umount', [disk]);
    }
  }
  expect(await problemOn('ro')).toContain(`DATA_DIR ${disk}/data is on a disk that is read-only`);
  expect(await problemOn('nr_inodes=1')).toContain(`DATA_DIR ${disk}/data has no space left`);
  expect(await problemOn('size=1m')).toBe('none');
});

test(
  'a bucket that is not there, or cannot be reached, is found at the start',
  { timeout: 300_000 },
  async () => {
    const s3 = await startS3Store();
    const given = config(s3.environment);
    await checkPlaces(given);
    expect(await s3.keys()).toEqual([]);
    await expect(checkPlaces(config({ ...s3.environment, FILES_S3_BUCKET: 'elsewhere' }))).rejects.toThrow(
      'FILES_S3_BUCKET "elsewhere" does not exist',
    );
    await s3.stop();
    await expect(checkPlaces(given)).rejects.toThrow(
      /FILES_S3_BUCKET "files" cannot be reached at http:\S+ \(ECONNREFUSED\)/,
    );
  },
);

function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
