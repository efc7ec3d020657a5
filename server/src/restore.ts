/**
 * npm run restore: a backup into an empty database and the file store of the settings.
 *   npm run restore -- --from DIR
 *   npm run restore -- --from DIR --check           only compares the backup with its checksums
 *   npm run restore -- --from DIR --erasures DIR    with the list of erased accounts of another file store
 * People who were erased after the backup was made come back with it, and are erased again before anybody can start.
 * It works with the settings of the server. With DATABASE_URL unset it makes the embedded database of DATA_DIR.
 */
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { givenFolder, runCommand, withPlace } from './backup/command.ts';
import { readManifest, type Manifest } from './backup/manifest.ts';
import { amount } from './backup/progress.ts';
import { restore } from './backup/restore.ts';
import { verifyBackup } from './backup/verify.ts';
import { eraseRestored } from './erase-restored.ts';
import { openFileStore } from './platform/storage/file-store.ts';

const USAGE = 'Usage: npm run restore -- --from DIR [--check] [--erasures DIR]';

async function main(): Promise<void> {
  const { folder, isCheck, erasures } = readArguments();
  const started = performance.now();
  const manifest = isCheck
    ? await checkOnly(folder)
    : await withPlace({ mayMakeDatabase: true }, (place) =>
        restore({
          ...place,
          folder,
          finish: async () => {
            const list = erasures ? await openFileStore({ kind: 'disk', directory: erasures }) : place.files;
            await eraseRestored(place, { list });
          },
        }),
      );
  const done = isCheck ? 'Verified' : 'Restored and verified';
  console.log(summary(manifest, `${done} in ${((performance.now() - started) / 1000).toFixed(1)} s`));
  if (!isCheck) console.log('Now run: npm run verify-log, npm run cards -- check, then start one process.');
}

async function checkOnly(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await verifyBackup(folder, manifest, (line) => console.log(line));
  return manifest;
}

interface Arguments {
  folder: string;
  isCheck: boolean;
  /** The folder of a file store whose list of erased accounts counts; null for that of the settings. */
  erasures: string | null;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string' }, check: { type: 'boolean' }, erasures: { type: 'string' } },
    });
    if (values.from) {
      return {
        folder: givenFolder(values.from),
        isCheck: values.check ?? false,
        erasures: values.erasures ? givenFolder(values.erasures) : null,
      };
    }
  } catch {
    // An option that is not known, or one without its value.
  }
  throw new BackupError(USAGE);
}

function summary({ tables, files, createdAt }: Manifest, done: string): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = files.missing > 0 ? [`  ${files.missing} files were lost before this backup was made`] : [];
  return [
    `${done}, as of ${createdAt}:`,
    `  ${tables.length} tables, ${rows} rows`,
    `  ${files.count} files, ${amount(files.bytes)}`,
    ...lost,
  ].join('\n');
}

runCommand(
  'Interrupted. The database says that its restore did not finish; the same command starts it again.',
  main,
);
