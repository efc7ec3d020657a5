/** Rows whose time is over are deleted a few at a time, so that nobody waits for a long transaction. */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

export interface Due {
  /** What counts from this moment, or from an earlier one, is over. */
  over: Date;
  /** How many rows one transaction takes. */
  most: number;
  now: Date;
}

/** Deletes what is over in one table, or some of it. Returns how much it was: fewer than the most when nothing is left. */
export type Forget = (trx: Transaction<DB>, due: Due) => Promise<number>;

/**
 * The condition is over the rows of the table itself. Two servers may come by the same rows: the second waits for the first
 * and finds them gone, or changed, and leaves them.
 */
export async function deleteOutdated(
  trx: Transaction<DB>,
  table: keyof DB,
  isOver: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const rows = sql.table(table);
  const { numAffectedRows = 0n } = await sql`
    delete from ${rows} where ctid = any(array(select ctid from ${rows} where ${isOver} limit ${most})) and ${isOver}`.execute(
    trx,
  );
  return Number(numAffectedRows);
}
