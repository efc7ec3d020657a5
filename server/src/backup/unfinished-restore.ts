/** The mark of a restore under way: a database that has it holds a part of a backup, and nothing may work on it. */
import type pg from 'pg';
import { withOwner } from './owner-connection.ts';
import { UNFINISHED_RESTORE } from './tables.ts';

export async function isRestoreUnfinished(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as is_there`,
  );
  return rows[0]?.is_there ?? false;
}

/** For a server that is about to start. */
export function hasUnfinishedRestore(databaseUrl: string): Promise<boolean> {
  return withOwner(databaseUrl, isRestoreUnfinished);
}

export async function markUnfinished(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists public.${UNFINISHED_RESTORE} (started_at timestamptz not null default now())`,
  );
}

export async function unmarkUnfinished(client: pg.Client): Promise<void> {
  await client.query(`drop table public.${UNFINISHED_RESTORE}`);
}
