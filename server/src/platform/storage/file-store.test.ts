import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Store, type S3Store } from '../../../test/app/s3-store.ts';
import { readConfig } from '../config.ts';
import { openFileStore, type FileStore } from './file-store.ts';

let directory: string;
let s3: S3Store;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'faircourt-store-'));
  s3 = await startS3Store();
});
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true, force: true });
});

function open(environment: NodeJS.ProcessEnv): Promise<FileStore> {
  return openFileStore(readConfig(environment).files);
}

const STORES: [string, () => NodeJS.ProcessEnv][] = [
  ['a folder', () => ({ FILES_DIR: join(directory, 'files') })],
  ['an S3-compatible store', () => s3.environment],
];

describe.each(STORES)('%s', (_name, environment) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open(environment());
  });

  async function read(key: string): Promise<Buffer | null> {
    const stream = await store.read(key);
    return stream && buffer(stream);
  }

  test('gives back exactly what was put in', async () => {
    const content = randomBytes(3 * 1024 * 1024 + 7);
    await store.put('photos/one', content, 'image/webp');
    expect((await read('photos/one'))?.equals(content)).toBe(true);
  });

  test('takes a file of the machine and gives it back', async () => {
    const content = randomBytes(2 * 1024 * 1024 + 3);
    const path = join(directory, randomUUID());
    await writeFile(path, content);
    await store.putFile('exports/one', path, 'application/zip');
    expect((await read('exports/one'))?.equals(content)).toBe(true);
  });

  test('holds nothing under a key that was never used or has been deleted', async () => {
    expect(await read('photos/never')).toBeNull();
    await store.put('photos/two', Buffer.from('two'), 'image/webp');
    await store.delete('photos/two');
    expect(await read('photos/two')).toBeNull();
  });

  test('lets a key be deleted twice', async () => {
    await store.put('photos/three', Buffer.from('three'), 'image/webp');
    await store.delete('photos/three');
    await expect(store.delete('photos/three')).resolves.toBeUndefined();
  });
});

test('the folder is open to its owner only', async () => {
  const files = join(directory, 'private');
  const store = await open({ FILES_DIR: files });
  await store.put('photos/one', Buffer.from('one'), 'image/webp');
  expect((await stat(files)).mode & 0o077).toBe(0);
});

test.each([
  [
    'a folder that cannot be written',
    async () => {
      await writeFile(join(directory, 'in-the-way'), '');
      return open({ FILES_DIR: join(directory, 'in-the-way', 'files') });
    },
  ],
  [
    'a store that does not answer',
    () => open({ ...s3.environment, FILES_S3_ENDPOINT: 'http://127.0.0.1:9' }),
  ],
  ['a bucket that does not exist', () => open({ ...s3.environment, FILES_S3_BUCKET: 'elsewhere' })],
  ['a key that the store does not know', () => open({ ...s3.environment, FILES_S3_ACCESS_KEY_ID: 'WRONG' })],
])('%s is reported as a store that is away', async (_case, openStore) => {
  const store = await openStore();
  const away = { code: 'unavailable', retryAfterSeconds: 10, cause: expect.anything() };
  await expect(store.put('photos/one', Buffer.from('one'), 'image/webp')).rejects.toMatchObject(away);
});

test('a store that does not answer is not taken for an empty one', async () => {
  const store = await open({ ...s3.environment, FILES_S3_ENDPOINT: 'http://127.0.0.1:9' });
  await expect(store.read('photos/one')).rejects.toMatchObject({ code: 'unavailable' });
});
