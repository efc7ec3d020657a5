/** For what changes the database itself before a server works with it: servers that start at the same moment take turns. */
import { createPool } from './database.ts';

const KEY = "hashtextextended('faircourt start', 0)";

/**
 * Held by a connection of its own, and gone with it when its process falls. Who has to wait is told so first: a start that hangs
 * behind another one would otherwise look broken itself.
 */
export async function oneAtATime<Result>(
  url: string,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  const pool = createPool(url, { max: 1, isOwner: true });
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ is_free: boolean }>(
        `select pg_try_advisory_lock(${KEY}) as is_free`,
      );
      if (rows[0]?.is_free !== true) {
        onWait();
        await client.query(`select pg_advisory_lock(${KEY})`);
      }
      return await work();
    } finally {
      // The connection ends, and the lock with it.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
