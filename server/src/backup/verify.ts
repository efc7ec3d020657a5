/** Compares a backup with its manifest, byte for byte, without a database: what is damaged is named. */
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { readFileList } from './file-list.ts';
import type { Manifest } from './manifest.ts';
import { measureFile, type Measured } from './measure.ts';
import { Progress, workThrough, type Say } from './progress.ts';

const SHOWN = 20;

export async function verifyBackup(folder: string, manifest: Manifest, say: Say): Promise<void> {
  say('Verifying the backup');
  const damaged: string[] = [];
  const check = async (part: Measured & { file: string }) => {
    const found = await measureFile(join(folder, part.file));
    if (!found) damaged.push(`${part.file} is missing`);
    else if (found.bytes !== part.bytes || found.sha256 !== part.sha256) {
      damaged.push(`${part.file} is not what was written`);
    }
  };
  for (const table of manifest.tables) await check(table);
  await check(manifest.files.list);
  // A list that is damaged itself says nothing about the files.
  if (!damaged.some((line) => line.startsWith(manifest.files.list.file))) {
    const progress = new Progress(say, (count) => `${count} of ${manifest.files.count} files`);
    for await (const page of readFileList(folder, manifest)) {
      await workThrough(page, 4, async ({ file, bytes, sha256 }) => {
        if (file !== null) await check({ file, bytes, sha256 });
        progress.add(1);
      });
    }
  }
  if (damaged.length === 0) return;
  const more = damaged.length > SHOWN ? ` and ${damaged.length - SHOWN} more` : '';
  throw new BackupError(`This backup is damaged: ${damaged.slice(0, SHOWN).join(', ')}${more}.`);
}
