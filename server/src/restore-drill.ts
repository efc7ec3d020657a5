/**
 * npm run restore-drill: tries a restore, so that one knows before it is needed.
 *   npm run restore-drill                       makes a backup now and tries it
 *   npm run restore-drill -- --from DIR         tries that backup, or the newest of the backups in DIR
 *   npm run restore-drill -- --server URL       on this PostgreSQL, where it may create databases, instead of an embedded one
 * It restores into a scratch database and a scratch folder, erases again who was erased since, verifies the log, counts the
 * rows and compares the files; it prints each step with its time and one verdict, and leaves nothing behind. It ends with an
 * error when the backup would not have served. The product may run meanwhile, and nothing of it is changed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { givenFolder, runCommand, withPlace } from './backup/command.ts';
import { drill } from './backup/drill.ts';
import { eraseRestored } from './erase-restored.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { createScratchDatabase, dropScratchDatabase } from './platform/database/scratch.ts';
import { appointCaretaker } from './platform/process/caretaker.ts';
import { makeScratchFolder } from './platform/process/scratch-folder.ts';

const USAGE = 'Usage: npm run restore-drill -- [--from DIR] [--server URL]';

async function main(): Promise<void> {
  const { from, server } = readArguments();
  const started = performance.now();
  const faults = await withPlace({ mayMakeDatabase: false }, (source) =>
    withScratch(server, (scratch) =>
      drill({
        source,
        from,
        scratch,
        say: source.say,
        eraseAgain: (place) => eraseRestored(place, { list: source.files }),
      }),
    ),
  );
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (faults.length === 0) {
    console.log(`The drill passed in ${took}: this backup can be restored.`);
    return;
  }
  console.error(`The drill FAILED in ${took}: ${faults.length} faults. Do not rely on this backup.`);
  process.exitCode = 1;
}

interface Scratch {
  databaseUrl: string;
  filesFolder: string;
  backupFolder: string;
}

/** Gone when we are, also by Ctrl-C or a signal. */
async function withScratch<T>(server: string | null, work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const folder = await makeScratchFolder('restore-drill');
  const folders = { filesFolder: join(folder.path, 'files'), backupFolder: join(folder.path, 'backup') };
  try {
    if (server !== null) return await onServer(server, (databaseUrl) => work({ databaseUrl, ...folders }));
    const embedded = await startEmbedded({ directory: join(folder.path, 'postgres'), throwaway: true });
    try {
      return await work({ databaseUrl: `${embedded.baseUrl}postgres`, ...folders });
    } finally {
      await embedded.stop();
    }
  } finally {
    await folder.remove();
  }
}

async function onServer<T>(serverUrl: string, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const name = `faircourt_drill_${process.pid}`;
  const caretaker = appointCaretaker({ databases: { serverUrl, madeBy: process.pid } });
  try {
    return await work(await createScratchDatabase(serverUrl, name));
  } finally {
    await dropScratchDatabase(serverUrl, name);
    caretaker.dismiss();
  }
}

function readArguments(): { from: string | null; server: string | null } {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' }, server: { type: 'string' } } });
    return { from: values.from ? givenFolder(values.from) : null, server: values.server ?? null };
  } catch {
    // An option that is not known, or one without its value.
    throw new BackupError(USAGE);
  }
}

runCommand('Interrupted. The scratch database and folders are removed.', main);
