/** For what changes the database itself before a server works with it: servers that start at the same moment take turns. */
import { createPool } from './database.ts';

/** Held by a connection of its own, and gone with it when its process falls. */
export async function oneAtATime<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const pool = createPool(url, { max: 1, isOwner: true });
  try {
    const client = await pool.connect();
    try {
      await client.query("select pg_advisory_lock(hashtextextended('faircourt start', 0))");
      return await work();
    } finally {
      // The connection ends, and the lock with it.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
