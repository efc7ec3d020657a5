/** Tables to files and back through COPY, as streams: a table may be larger than memory. */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import type { DumpedTable } from './manifest.ts';
import { Measure } from './measure.ts';
import { amount, Progress, type Say } from './progress.ts';
import { quoted, sqlName, type Table } from './tables.ts';

export const DATABASE_FOLDER = 'database';
/** Packing is what a dump waits for: this level takes a third of the time of the usual one for a tenth more bytes. */
const LEVEL = 3;

export async function dumpTable(
  client: pg.Client,
  table: Table,
  folder: string,
  say: Say,
): Promise<DumpedTable> {
  const file = `${DATABASE_FOLDER}/${table.schema}.${table.name}.copy.gz`;
  const rows = client.query(copyTo(`copy ${sqlName(table)} (${columns(table)}) to stdout`));
  const content = new Measure();
  const packed = new Measure();
  await pipeline(
    rows,
    watch(say, table),
    content,
    createGzip({ level: LEVEL }),
    packed,
    createWriteStream(join(folder, file), { mode: 0o600, flush: true }),
  );
  const { schema, name } = table;
  return {
    schema,
    name,
    columns: table.columns,
    rows: rows.rowCount,
    file,
    ...packed.result(),
    contentSha256: content.result().sha256,
  };
}

/** Into an empty table. What was read is compared with the manifest before the transaction may end well. */
export async function loadTable(
  client: pg.Client,
  table: DumpedTable,
  folder: string,
  say: Say,
): Promise<void> {
  const packed = new Measure();
  const content = new Measure();
  const rows = client.query(copyFrom(`copy ${sqlName(table)} (${columns(table)}) from stdin`));
  await pipeline(
    createReadStream(join(folder, table.file)),
    packed,
    createGunzip(),
    content,
    watch(say, table),
    rows,
  );
  const isWhole = packed.result().sha256 === table.sha256 && content.result().sha256 === table.contentSha256;
  if (!isWhole) throw new BackupError(`This backup is damaged: ${table.file} is not what was written.`);
  if (rows.rowCount !== table.rows) {
    throw new BackupError(
      `${table.name} has ${rows.rowCount} rows after loading instead of ${table.rows}. Nothing was kept.`,
    );
  }
}

function columns(table: Table): string {
  return table.columns.map(quoted).join(', ');
}

function watch(say: Say, table: Table): Transform {
  const progress = new Progress(say, (bytes) => `${table.name}: ${amount(bytes)}`);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      progress.add(chunk.length);
      done(null, chunk);
    },
  });
}
