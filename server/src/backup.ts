/**
 * npm run backup: the database and every uploaded file into a folder, while the product runs.
 *   npm run backup -- --to DIR
 * It works with the settings of the server. With DATABASE_URL unset it takes the embedded database of DATA_DIR.
 */
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { backUp } from './backup/backup.ts';
import { givenFolder, runCommand, withPlace } from './backup/command.ts';
import type { Manifest } from './backup/manifest.ts';
import { amount } from './backup/progress.ts';

const USAGE = 'Usage: npm run backup -- --to DIR';

async function main(): Promise<void> {
  const folder = readArguments();
  const started = performance.now();
  const manifest = await withPlace({ mayMakeDatabase: false }, (place) => backUp({ ...place, folder }));
  console.log(summary(manifest, folder, performance.now() - started));
  const { missing, damaged } = manifest.files;
  if (missing + damaged === 0) return;
  console.error(
    `The backup is whole, but the file store was not: ${missing} files were missing in it and ${damaged} damaged. files.jsonl names them.`,
  );
  // Somebody has to look, though what could be saved is saved.
  process.exitCode = 1;
}

function readArguments(): string {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } });
    if (values.to) return givenFolder(values.to);
  } catch {
    // An option that is not known, or one without its value.
  }
  throw new BackupError(USAGE);
}

function summary({ tables, files, createdAt }: Manifest, folder: string, tookMs: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  return [
    `Backed up in ${(tookMs / 1000).toFixed(1)} s, as of ${createdAt}:`,
    `  ${tables.length} tables, ${rows} rows, ${amount(bytes)} packed`,
    `  ${files.count} files, ${amount(files.bytes)}`,
    `  in ${folder}`,
  ].join('\n');
}

runCommand('Interrupted. The folder holds no finished backup; the same command goes on with it.', main);
