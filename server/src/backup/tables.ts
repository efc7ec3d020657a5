/** Which tables a backup holds, read from the database itself: a table of a later migration is in without a change here. */
import type pg from 'pg';
import { APPLIED_MIGRATIONS } from '../platform/database/migrate.ts';

export interface Table {
  schema: string;
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

export interface Sequence {
  schema: string;
  name: string;
  lastValue: string;
  isCalled: boolean;
}

export const UNFINISHED_RESTORE = 'restore_unfinished';

/** Kept by what makes the tables: a restore migrates, and does not copy the list of what was migrated. */
const OF_MIGRATIONS = [APPLIED_MIGRATIONS, `${APPLIED_MIGRATIONS}_lock`, UNFINISHED_RESTORE];
/** The queue's housekeeping. Waiting jobs, queues and schedules are kept; figures of the last days are not. */
const OF_THE_QUEUE_ALONE = ['version', 'bam', 'warning'];

const TABLES = `
  select n.nspname as schema, c.relname as name,
         array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relkind = 'r'
     -- Unlogged tables hold what may be lost in a crash, so it may be lost here too.
     and c.relpersistence = 'p'
     and (n.nspname = 'public' and c.relname <> all ($1)
          or n.nspname = 'pgboss' and c.relname <> all ($2) and c.relname not like 'queue\\_stats%')
     and not exists (select from pg_depend d
                      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   group by 1, 2
   order by 1, 2`;

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [OF_MIGRATIONS, OF_THE_QUEUE_ALONE]);
  return rows;
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences
      where schemaname in ('public', 'pgboss') order by 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const { rows: values } = await client.query<Pick<Sequence, 'lastValue' | 'isCalled'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${sqlName({ schema, name })}`,
    );
    sequences.push(...values.map((value) => ({ schema, name, ...value })));
  }
  return sequences;
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.${APPLIED_MIGRATIONS}') is not null as is_there`,
  );
  if (!found[0]?.is_there) return [];
  const { rows } = await client.query<{ name: string }>(
    `select name from public.${APPLIED_MIGRATIONS} order by name`,
  );
  return rows.map((row) => row.name);
}

export async function jobTablesVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? 0;
}

export function sqlName({ schema, name }: { schema: string; name: string }): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
