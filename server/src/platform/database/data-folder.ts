/**
 * Who uses a data folder of PostgreSQL. Its postmaster.pid names a process by its number, which proves nothing: after a
 * crash the number may belong to any program. So the process itself is asked before it is believed, joined or signalled.
 *
 * The embedded PostgreSQL carries the number of the Faircourt that started it in its command line. While that one lives
 * it is the parent, and the folder is in use. A parent that was killed leaves an orphan, which nobody needs.
 */
import { readFile, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findProcess, type ProcessFacts } from '../process/process-facts.ts';

export interface FolderUse {
  pid: number;
  port: number;
  /** As PostgreSQL writes it down itself. */
  state: 'starting' | 'ready' | 'stopping';
  isOrphan: boolean;
}

/** We pass this to PostgreSQL at its start, and read it back from its command line. */
export function ownerSetting(owner: number): string {
  return `cluster_name=faircourt_${owner}`;
}

/** Null when no PostgreSQL uses the folder; what one that is gone left behind does not keep the next from starting. */
export async function findFolderUse(directory: string): Promise<FolderUse | null> {
  const file = join(directory, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [first, , , port, , , , state] = text.split('\n');
  const pid = Number(first);
  const found = findProcess(pid);
  if (!found) return null;
  if (!(await isPostgresOf(found, directory))) {
    // PostgreSQL itself would take the other program for a PostgreSQL, and refuse to start.
    if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file, { force: true });
    return null;
  }
  const owner = /cluster_name=faircourt_(\d+) /.exec(found.command)?.[1];
  return {
    pid,
    port: Number(port),
    state: state?.startsWith('ready') ? 'ready' : state?.startsWith('stopping') ? 'stopping' : 'starting',
    // One without our mark was started by hand: it is not ours to stop.
    isOrphan: owner !== undefined && found.parent !== Number(owner),
  };
}

async function isPostgresOf(found: ProcessFacts, directory: string): Promise<boolean> {
  const [program = ''] = found.command.split(' -D ');
  if (!basename(program.trim()).startsWith('postgres')) return false;
  // Started under another name of the same folder, or in a folder that was moved: the system knows better.
  if (found.folder !== null) return found.folder === (await realpath(directory));
  // In doubt it is in use: two PostgreSQL on one folder destroy it.
  return true;
}
