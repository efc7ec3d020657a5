/** Makes the data folder of an embedded PostgreSQL: whole or not at all, also when we are killed in the middle. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '../config.ts';
import { findProcess } from '../process/process-facts.ts';
import { isRoot, lastWords, NOBODY, runProgram } from './embedded-program.ts';

/** Folders that this process is making just now. */
const making = new Set<string>();

export async function initialise(initdb: string, directory: string): Promise<void> {
  const found = await contentOf(directory);
  if (found.includes('PG_VERSION')) return;
  if (found.length > 0) {
    throw new ConfigError([
      `DATA_DIR holds a database folder that is damaged (${directory} has no PG_VERSION): restore it from a copy, or move it away to start with an empty database.`,
    ]);
  }
  await mkdir(dirname(directory), { recursive: true });
  await removeHalfMade(directory);
  // Known as ours before it is there: another start in this process may be clearing away what was left.
  const aside = `${directory}.making-${process.pid}-${randomUUID()}`;
  making.add(basename(aside));
  const passwordFile = `${aside}.password`;
  try {
    await mkdir(aside, { mode: 0o700 });
    await writeFile(passwordFile, 'postgres\n', { mode: 0o600 });
    if (isRoot()) {
      await chown(aside, NOBODY, NOBODY);
      await chown(passwordFile, NOBODY, NOBODY);
    }
    await fill(initdb, aside, passwordFile);
    await moveIntoPlace(aside, directory);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(aside, { recursive: true, force: true });
    making.delete(basename(aside));
  }
}

async function contentOf(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new ConfigError([
      `DATA_DIR holds a database folder that this user cannot open (${directory}, ${code}): start as the user who made it, or name another DATA_DIR.`,
    ]);
  }
}

async function fill(initdb: string, directory: string, passwordFile: string): Promise<void> {
  const init = runProgram(initdb, [
    ...['-D', directory, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ]);
  const code = await once(init.process, 'close').then(
    ([exitCode]: unknown[]) => exitCode,
    (error: Error) => init.log.push(error.message),
  );
  if (code === 0) return;
  throw new ConfigError([
    `DATA_DIR: the embedded PostgreSQL could not make its folder (${directory}). PostgreSQL says: ${lastWords(init)}.`,
  ]);
}

/** When another start was quicker, its folder is as good; starting on it says whether it is in use. */
async function moveIntoPlace(aside: string, directory: string): Promise<void> {
  await rename(aside, directory).catch(async (error: unknown) => {
    const found = await contentOf(directory);
    if (!found.includes('PG_VERSION')) throw error;
  });
}

/** Left by a start that was killed. */
async function removeHalfMade(directory: string): Promise<void> {
  const beginning = `${basename(directory)}.making-`;
  const parent = dirname(directory);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(beginning)) continue;
    const maker = Number.parseInt(name.slice(beginning.length));
    // In a container the killed one may have had our number.
    const isLeft = maker === process.pid ? !making.has(name.replace(/\.password$/, '')) : !findProcess(maker);
    if (isLeft) {
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 20 });
    }
  }
}
