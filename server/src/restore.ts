/**
 * npm run restore: a backup into an empty database and the file store of the settings.
 *   npm run restore -- --from DIR
 *   npm run restore -- --from DIR --check    only compares the backup with its checksums
 * It works with the settings of the server. With DATABASE_URL unset it makes the embedded database of DATA_DIR.
 */
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { givenFolder, runCommand, withPlace } from './backup/command.ts';
import { readManifest, type Manifest } from './backup/manifest.ts';
import { amount } from './backup/progress.ts';
import { restore } from './backup/restore.ts';
import { verifyBackup } from './backup/verify.ts';

const USAGE = 'Usage: npm run restore -- --from DIR [--check]';

async function main(): Promise<void> {
  const { folder, isCheck } = readArguments();
  const started = performance.now();
  const manifest = isCheck
    ? await checkOnly(folder)
    : await withPlace({ mayMakeDatabase: true }, (place) => restore({ ...place, folder }));
  const done = isCheck ? 'Verified' : 'Restored and verified';
  console.log(summary(manifest, `${done} in ${((performance.now() - started) / 1000).toFixed(1)} s`));
  if (!isCheck) console.log('Now run: npm run verify-log, npm run cards -- check, then start one process.');
}

async function checkOnly(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await verifyBackup(folder, manifest, (line) => console.log(line));
  return manifest;
}

function readArguments(): { folder: string; isCheck: boolean } {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' }, check: { type: 'boolean' } } });
    if (values.from) return { folder: givenFolder(values.from), isCheck: values.check ?? false };
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
