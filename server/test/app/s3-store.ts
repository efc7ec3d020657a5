/** An S3-compatible store on this machine, and the settings that lead to it. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** How the store names the file that holds an object's content. */
const CONTENT = '._S3rver_object';

export interface S3Store {
  environment: NodeJS.ProcessEnv;
  /** The keys of all that it holds. */
  keys(): Promise<string[]>;
  /** Away until the function it returns is called. */
  pause(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

export async function startS3Store(): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'faircourt-s3-'));
  const serve = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: 'files', configs: [] }],
    });
  let store = serve(0);
  const { port } = await store.run();
  return {
    environment: {
      FILES_S3_BUCKET: 'files',
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_ACCESS_KEY_ID: 'S3RVER',
      FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
      FILES_S3_FORCE_PATH_STYLE: '1',
    },
    async keys() {
      const entries = await readdir(join(directory, 'files'), { recursive: true });
      return entries.flatMap((entry) => (entry.endsWith(CONTENT) ? [entry.slice(0, -CONTENT.length)] : []));
    },
    async pause() {
      await store.close();
      return async () => {
        store = serve(port);
        await store.run();
      };
    },
    async stop() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
