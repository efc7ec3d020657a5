/** Uploads end to end on both kinds of store: what is kept, what is replaced, and what a failure leaves behind. */
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startS3Store, type S3Store } from '../../../test/app/s3-store.ts';
import { jpeg, jpegOfAPhone, pdf, png } from '../../../test/records/sample-files.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  download,
  filesOf,
  joinWithProfile,
  upload,
  type JoinedAthlete,
} from '../../../test/records/uploads.ts';
import { withClient } from '../../platform/database/scratch.ts';
import { openFileStore } from '../../platform/storage/file-store.ts';
import { sweepFiles } from '../../uploads/file.jobs.ts';
import { listFiles } from './file.service.ts';

let s3: S3Store;
beforeAll(async () => {
  s3 = await startS3Store();
});
afterAll(() => s3.stop());

describe.each(['a folder', 'an S3-compatible store'])('uploading to %s', (name) => {
  const isFolder = name === 'a folder';
  let app: TestApp;
  let athlete: JoinedAthlete;
  beforeAll(async () => {
    app = await startTestApp({ environment: isFolder ? {} : s3.environment });
    athlete = await joinWithProfile(app);
  });
  afterAll(() => app.close());
  afterEach(async () => {
    for (const { kind } of await filesOf(app, athlete)) await remove(kind);
    await untilTheStoreHoldsOnlyItsRows();
  });

  const remove = (kind: string) => app.call('DELETE', `/api/profile/files/${kind}`, { token: athlete.token });
  const fetchFile = (url: string) => download(app, url, { token: athlete.token });

  async function untilTheStoreHoldsOnlyItsRows(): Promise<void> {
    const named = (await filesOf(app, athlete)).map((row) => row.storage_key);
    const keys = () => (isFolder ? keysInFolder(app) : s3.keys());
    await expect.poll(async () => (await keys()).toSorted()).toEqual(named.toSorted());
    await expect.poll(() => app.db.selectFrom('unused_files').selectAll().execute()).toEqual([]);
  }

  test('a photo is kept without a trace of the phone, and comes back as it was kept', async () => {
    const answer = await upload(app, athlete, 'photo', await jpegOfAPhone());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      kind: 'photo',
      url: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
      content_type: 'image/webp',
      bytes: expect.any(Number),
      uploaded_at: expect.any(String),
    });
    const file = await fetchFile(answer.body.url);
    expect(file.status).toBe(200);
    expect(file.content.length).toBe(answer.body.bytes);
    expect(file.content.toString('latin1')).not.toMatch(/exif|Secret Phone|Hidden Person/i);
    expect(await listFiles(app.db, athlete.athleteId)).toEqual([answer.body]);
  });

  test('a transcript is kept byte for byte, and gone once it is deleted', async () => {
    const sent = pdf('Four years of grades');
    const { body } = await upload(app, athlete, 'transcript', sent);
    expect((await fetchFile(body.url)).content.equals(sent)).toBe(true);
    expect((await remove('transcript')).status).toBe(204);
    expect((await fetchFile(body.url)).status).toBe(404);
    await untilTheStoreHoldsOnlyItsRows();
  });

  test('a new file takes the place of the old one, whose bytes are gone soon after', async () => {
    const first = await upload(app, athlete, 'photo', await jpeg());
    const second = await upload(app, athlete, 'photo', await png());
    expect(second.body.url).not.toBe(first.body.url);
    expect((await fetchFile(first.body.url)).status).toBe(404);
    expect((await fetchFile(second.body.url)).status).toBe(200);
    await untilTheStoreHoldsOnlyItsRows();
  });

  test('six uploads at once leave one row and one object', async () => {
    const colours = ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000'];
    const pictures = await Promise.all(colours.map((colour) => jpeg({ colour })));
    const answers = await Promise.all(pictures.map((picture) => upload(app, athlete, 'photo', picture)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    const rows = await filesOf(app, athlete);
    expect(rows).toHaveLength(1);
    expect(answers.map((answer) => answer.body.url)).toContain(`/api/files/${rows[0]?.id}`);
    await untilTheStoreHoldsOnlyItsRows();
  });

  test('when the log cannot be written nothing changes, and the new bytes are not left behind', async () => {
    const { body: old } = await upload(app, athlete, 'transcript', pdf('old'));
    await withClient(app.url, (owner) => owner.query('revoke insert on events from faircourt_app'));
    const answer = await upload(app, athlete, 'transcript', pdf('new'));
    await withClient(app.url, (owner) => owner.query('grant insert on events to faircourt_app'));
    expect(answer.status).toBe(500);
    expect((await fetchFile(old.url)).content.toString()).toContain('old');
    await untilTheStoreHoldsOnlyItsRows();
  });

  test('when the store is away the answer says so, and the old file is there once it is back', async () => {
    const { body: old } = await upload(app, athlete, 'photo', await jpeg());
    const bringBack = isFolder ? await hideFolder(app) : await s3.pause();
    const answer = await upload(app, athlete, 'photo', await png());
    const fetched = await app.call('GET', old.url, { token: athlete.token });
    await bringBack();

    expect(answer.status).toBe(503);
    expect(problemOf(answer)).toMatchObject({
      code: 'unavailable',
      detail: 'The file store cannot be reached. Try again in a moment.',
    });
    expect(answer.headers['retry-after']).toBe('10');
    expect(fetched.status).toBe(503);
    expect((await fetchFile(old.url)).status).toBe(200);
    expect((await upload(app, athlete, 'photo', await png())).status).toBe(200);
    // What may have arrived there by half could not be deleted either: it is remembered, and swept.
    await sweepFiles(app.db, await openFileStore(app.config.files), new Date());
  });
});

function folderOf(app: TestApp): string {
  if (app.config.files.kind !== 'disk') throw new Error('These files lie elsewhere');
  return app.config.files.directory;
}

async function keysInFolder(app: TestApp): Promise<string[]> {
  const folder = folderOf(app);
  const entries = await readdir(folder, { recursive: true });
  const isFile = await Promise.all(entries.map(async (entry) => (await stat(join(folder, entry))).isFile()));
  return entries.filter((_entry, n) => isFile[n]);
}

/** Puts something else in its place, as a disk that was not mounted would. */
async function hideFolder(app: TestApp): Promise<() => Promise<void>> {
  const folder = folderOf(app);
  await rename(folder, `${folder}-away`);
  await writeFile(folder, 'in the way');
  return async () => {
    await rm(folder);
    await rename(`${folder}-away`, folder);
  };
}
