/** Downloads that break off on the way: the reader is not left waiting, and the server keeps running. */
import { truncate } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { StoredFile } from '@faircourt/contracts/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../../../test/records/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { filesOf, joinWithProfile, upload, type JoinedAthlete } from '../../../test/records/uploads.ts';

const LARGE = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024, '%'), Buffer.from('\n%%EOF')]);

/** A store in the network that takes everything and hangs up in the middle of what it gives back. */
async function startFaultyStore(): Promise<{ store: Server; environment: NodeJS.ProcessEnv }> {
  const store = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      if (request.method !== 'GET') return response.end();
      response.writeHead(200, { 'content-length': LARGE.length });
      response.write(LARGE.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 50));
    });
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  return {
    store,
    environment: {
      FILES_S3_BUCKET: 'files',
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_ACCESS_KEY_ID: 'id',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
      FILES_S3_FORCE_PATH_STYLE: '1',
    },
  };
}

describe.each(['a folder', 'a store in the network'])('from %s', (name) => {
  let app: TestApp;
  let faulty: Server | undefined;
  let address: string;
  let athlete: JoinedAthlete;
  let file: StoredFile;

  beforeAll(async () => {
    const away = name === 'a folder' ? null : await startFaultyStore();
    faulty = away?.store;
    app = await startTestApp({ environment: away?.environment ?? {} });
    address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
    athlete = await joinWithProfile(app);
    file = (await upload(app, athlete, 'transcript', LARGE)).body;
  });
  afterAll(async () => {
    await app.close();
    faulty?.close();
  });

  const get = (signal?: AbortSignal) =>
    fetch(`${address}${file.url}`, {
      headers: { authorization: `Bearer ${athlete.token}` },
      ...(signal ? { signal } : {}),
    });

  async function isAlive(): Promise<boolean> {
    return (await fetch(`${address}/api/health`)).ok;
  }

  test('a browser that goes away half-way disturbs nobody', async () => {
    for (let n = 0; n < 5; n++) {
      const leaving = new AbortController();
      const answer = await get(leaving.signal);
      await answer.body?.getReader().read();
      leaving.abort();
    }
    expect(await isAlive()).toBe(true);
  });

  test('content that ends too early is not passed off as whole', async () => {
    if (app.config.files.kind === 'disk') {
      const [row] = await filesOf(app, athlete);
      await truncate(join(app.config.files.directory, row?.storage_key ?? ''), 100_000);
    }
    const answer = await get();
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    expect(await isAlive()).toBe(true);
  });
});
