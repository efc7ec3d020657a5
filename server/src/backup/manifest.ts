/**
 * What a backup holds, with a checksum of each part. It is written last: a folder without a manifest is no backup, however
 * much else lies in it.
 */
import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { isAbsent, syncFolder } from './measure.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
/** Names become paths and statements, so nothing that could leave the folder or the quotes is taken. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const storedPart = z.object({ file: z.string().regex(/^[\w.-]+(\/[\w.-]+)?$/), bytes: count, sha256 });

const tableSchema = storedPart.extend({
  schema: identifier,
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: count,
  /** Of the rows as PostgreSQL gave them, before they were packed: equal content has an equal one. */
  contentSha256: sha256,
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** Oldest first. */
  migrations: z.array(z.string()).min(1),
  /** The version of the queue's own tables, which bring no numbered migrations of ours. */
  jobTablesVersion: count,
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({
      schema: identifier,
      name: identifier,
      lastValue: z.string().regex(/^-?\d+$/),
      isCalled: z.boolean(),
    }),
  ),
  files: z.object({
    /** One line per file: there may be more of them than fit into memory. */
    list: storedPart,
    count,
    bytes: count,
    /** Named by the database and already gone from the file store when the backup was made. */
    missing: count,
    /** Not the bytes that were uploaded; kept as they were found. */
    damaged: count,
  }),
});

export type DumpedTable = z.infer<typeof tableSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export function newManifest(content: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...content };
}

/** Complete or absent, also after a power cut. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const partial = join(folder, `${MANIFEST}.partial`);
  const text = `${JSON.stringify({ ...manifest, sha256: digest(manifest) }, null, 1)}\n`;
  const handle = await open(partial, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(folder);
  await rename(partial, join(folder, MANIFEST));
  await syncFolder(folder);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const { sha256: expected, ...content } = parse(await readText(folder), folder);
  if (expected !== digest(content)) {
    throw new BackupError(`This backup is damaged: ${MANIFEST} is not what was written.`);
  }
  if (content['format'] !== FORMAT) {
    throw new BackupError(
      `This backup has the format ${String(content['format'])}, and this version of Faircourt reads format ${FORMAT}.`,
    );
  }
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success)
    throw new BackupError(`This backup is damaged: ${MANIFEST} lacks what it should say.`);
  return manifest.data;
}

async function readText(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    if (!isAbsent(error)) throw error;
    throw new BackupError(
      `${folder} holds no finished backup: it has no ${MANIFEST}, which is written when all else is there.`,
    );
  }
}

function parse(text: string, folder: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`This backup is damaged: ${join(folder, MANIFEST)} cannot be read.`, { cause });
  }
}

function digest(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
