/** One connection as the owner of the tables, without the limits that requests have. */
import type pg from 'pg';
import { connectionConfig, DatabaseConnection } from '../platform/database/connection.ts';
import { BackupError } from './backup-error.ts';

/** Values are written the same on both sides, whatever the servers, roles or databases prefer. */
const SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  transaction_timeout: '0',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // A table is read from its beginning, so that equal tables give equal bytes.
  synchronize_seqscans: 'off',
};

export async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client: pg.Client = new DatabaseConnection(
    connectionConfig(url, { isOwner: true, applicationName: 'faircourt-backup' }),
  );
  await client.connect();
  try {
    // Older versions do not know all of them.
    await client.query(
      `select set_config(s.name, wanted.value, false)
         from json_each_text($1::json) as wanted(name, value)
         join pg_settings s on lower(s.name) = lower(wanted.name)`,
      [JSON.stringify(SETTINGS)],
    );
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The lock is held until the connection ends, also when the process is killed. */
export async function holdAlone(client: pg.Client, name: 'backup' | 'restore'): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(hashtext('faircourt'), hashtext($1)) as held`,
    [name],
  );
  if (!rows[0]?.held)
    throw new BackupError(`Another ${name} of this database is under way. Wait for it to end.`);
}
