/** The places that a process writes to, tried at the start: otherwise the first upload or mail would find the fault. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError, type Config, type S3Config } from '../platform/config.ts';
import { openFileStore } from '../platform/storage/file-store.ts';

export async function checkPlaces(config: Config): Promise<void> {
  const { files, dataDir } = config;
  const hasDataInFolder = !config.databaseUrl || !config.smtpUrl;
  const checks: Promise<string | null>[] = [];
  if (hasDataInFolder) checks.push(folderProblem('DATA_DIR', dataDir));
  if (files.kind === 's3') checks.push(bucketProblem(files));
  else if (files.directory !== join(dataDir, 'files')) {
    checks.push(folderProblem('FILES_DIR', files.directory));
  } else if (!hasDataInFolder) checks.push(folderProblem('DATA_DIR', files.directory));
  const problems = (await Promise.all(checks)).filter((problem) => problem !== null);
  if (problems.length > 0) throw new ConfigError(problems);
}

async function folderProblem(setting: string, folder: string): Promise<string | null> {
  const probe = join(folder, `.start-check-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'may be written');
    await rm(probe);
    return null;
  } catch (error) {
    return `${setting} ${folder} ${folderFault(error)}`;
  }
}

/** Level by level: Node's recursive `mkdir` answers "no such file" on a read-only disk, which hides the cause. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  // Other users of the machine have no business in it. Another process may make the same folder at this moment.
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

function folderFault(error: unknown): string {
  const code = codeOf(error);
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'is a file, or below one: name a folder.';
    case 'EACCES':
    case 'EPERM':
      return `may not be written by the user of this process (number ${process.getuid?.() ?? 'unknown'}): give it the folder, or name another one.`;
    case 'EROFS':
      return 'is on a disk that is read-only: name a folder on another one.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'has no space left: make room, or name a folder on another disk.';
    default:
      return `cannot be written (${code}): name a folder that can.`;
  }
}

/** Writes and deletes a small object: the key may do that, and need not be able to list the bucket. */
async function bucketProblem(bucket: S3Config): Promise<string | null> {
  const key = `start-check-${randomUUID()}`;
  try {
    const store = await openFileStore(bucket);
    await store.put(key, Buffer.from('may be written'), 'text/plain');
    await store.delete(key);
    return null;
  } catch (error) {
    // The store says only that it cannot be reached; the cause says why.
    return bucketFault(bucket, codeOf(error instanceof Error ? (error.cause ?? error) : error));
  }
}

function bucketFault({ bucket, endpoint, region }: S3Config, code: string): string {
  switch (code) {
    case 'NoSuchBucket':
      return `FILES_S3_BUCKET "${bucket}" does not exist: make it, or correct the name.`;
    case 'AccessDenied':
    case 'Forbidden':
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'CredentialsProviderError':
      return `FILES_S3_BUCKET "${bucket}" cannot be written with this key (${code}): correct FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY, or let the key get, put and delete objects.`;
    default:
      return `FILES_S3_BUCKET "${bucket}" cannot be reached at ${endpoint ?? `Amazon's ${region}`} (${code}): correct FILES_S3_ENDPOINT and FILES_S3_REGION, or wait until the store is back.`;
  }
}

/** Errors of the disk and the network have a code; those of the store have a name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return code ?? (error.name === 'Error' ? error.message : error.name);
}
