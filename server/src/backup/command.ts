/** What both commands share: settings, the database they lead to, the file store, and faults in one sentence. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { AppError } from '../platform/errors.ts';
import { openFileStore, type FileStore } from '../platform/storage/file-store.ts';
import { BackupError } from './backup-error.ts';
import type { Say } from './progress.ts';

export interface Place {
  databaseUrl: string;
  files: FileStore;
  say: Say;
}

/** The product's own database and files, running or not. An embedded database that was not running is stopped after. */
export async function withPlace<T>(
  { mayMakeDatabase }: { mayMakeDatabase: boolean },
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  const files = await openFileStore(config.files);
  const say: Say = (line) => console.log(line);
  if (config.databaseUrl) return work({ databaseUrl: config.databaseUrl, files, say });
  const embedded = await startEmbedded({ directory: embeddedFolder(config, mayMakeDatabase) });
  try {
    return await work({ databaseUrl: `${embedded.baseUrl}postgres`, files, say });
  } finally {
    // One that was running before us belongs to the server that started it.
    if (!embedded.wasRunning) await embedded.stop();
  }
}

function embeddedFolder({ dataDir }: Config, mayMakeDatabase: boolean): string {
  const directory = `${dataDir}/postgres`;
  if (mayMakeDatabase || existsSync(`${directory}/PG_VERSION`)) return directory;
  throw new BackupError(
    `${dataDir} holds no database. Set DATABASE_URL, or DATA_DIR to the folder of the product.`,
  );
}

/** npm starts commands in its own folder; the folder is meant as seen from where it was called. */
export function givenFolder(folder: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
}

/** Runs the command, says its fault in one sentence, and ends. `interrupted` is what to know after Ctrl-C. */
export function runCommand(interrupted: string, command: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error(interrupted);
      // Leaving in this way stops an embedded database that we started.
      process.exit(1);
    });
  }
  command().catch((error: unknown) => {
    const isWanted = process.env['LOG_LEVEL'] === 'debug';
    console.error(isWanted ? error : sentence(error));
    process.exit(1);
  });
}

function sentence(error: unknown): string {
  if (error instanceof BackupError || error instanceof ConfigError) return error.message;
  if (error instanceof AppError) return `The file store cannot be reached: ${reason(error.cause)}.`;
  return `It failed: ${reason(error)}. LOG_LEVEL=debug shows more.`;
}

/** A refused connection has an empty message and says what is wrong in its parts. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message || error.name : String(error);
}
