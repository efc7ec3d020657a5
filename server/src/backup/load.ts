/**
 * Fills the tables of a migrated database from a backup, in one transaction: all of it or nothing. Foreign keys and
 * triggers are away meanwhile, which takes the owner of the tables and no superuser.
 */
import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { loadTable } from './dump.ts';
import type { Manifest } from './manifest.ts';
import type { Say } from './progress.ts';
import { listTables, quoted, sqlName } from './tables.ts';

export async function loadDatabase(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  say: Say,
): Promise<void> {
  await refuseOtherShape(client, manifest);
  await client.query('begin');
  try {
    const foreignKeys = await listForeignKeys(client);
    const triggers = await listTriggers(client);
    for (const { table, name } of foreignKeys) {
      await client.query(`alter table ${table} drop constraint ${name}`);
    }
    // Events keep the hashes they had: chained again, they would all be new ones.
    for (const { table, name } of triggers)
      await client.query(`alter table ${table} disable trigger ${name}`);
    // Migrations bring rows too, and so does a restore that was interrupted and starts again.
    await client.query(`truncate ${manifest.tables.map(sqlName).join(', ')}`);
    for (const table of manifest.tables) await loadTable(client, table, folder, say);
    for (const sequence of manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        sqlName(sequence),
        sequence.lastValue,
        sequence.isCalled,
      ]);
    }
    say('Checking foreign keys');
    for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
    for (const { table, name, definition } of foreignKeys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function refuseOtherShape(client: pg.Client, manifest: Manifest): Promise<void> {
  const found = new Map((await listTables(client)).map((table) => [sqlName(table), table.columns]));
  const wrong = manifest.tables.filter((table) => {
    const columns = found.get(sqlName(table));
    return !columns || table.columns.some((column) => !columns.includes(column));
  });
  if (wrong.length === 0) return;
  throw new BackupError(
    `This version of Faircourt makes no such table as the backup holds: ${wrong.map((table) => table.name).join(', ')}.`,
  );
}

interface Attached {
  /** Both quoted by PostgreSQL. */
  table: string;
  name: string;
}

/** Those of partitions belong to the one of the whole table, and go and come with it. */
async function listForeignKeys(client: pg.Client): Promise<(Attached & { definition: string })[]> {
  const { rows } = await client.query<{ schema: string; table: string; name: string; definition: string }>(`
    select n.nspname as schema, c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
      from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      join pg_namespace n on n.oid = c.relnamespace
     where f.contype = 'f' and f.conparentid = 0 and n.nspname in ('public', 'pgboss')
     order by 1, 2, 3`);
  return rows.map(({ schema, table, name, definition }) => ({
    table: sqlName({ schema, name: table }),
    name: quoted(name),
    definition,
  }));
}

async function listTriggers(client: pg.Client): Promise<Attached[]> {
  const { rows } = await client.query<{ schema: string; table: string; name: string }>(`
    select n.nspname as schema, c.relname as table, t.tgname as name
      from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' and n.nspname in ('public', 'pgboss')
     order by 1, 2, 3`);
  return rows.map(({ schema, table, name }) => ({
    table: sqlName({ schema, name: table }),
    name: quoted(name),
  }));
}
