/** A look at what a restore brought back: every file that a row names, beside its hash, and who has an account. */
import { listFileTables } from '../../src/backup/named-files.ts';
import { measureFile } from '../../src/backup/measure.ts';
import { withClient } from '../../src/platform/database/scratch.ts';

export interface Restored {
  looked: number;
  /** Absent, or not the bytes whose hash the row has. */
  missing: number;
  accounts: Set<string>;
}

export function lookAtRestored(databaseUrl: string, filesDir: string): Promise<Restored> {
  return withClient(databaseUrl, async (client) => {
    const { rows: people } = await client.query<{ email: string }>('select email::text from auth_users');
    const restored: Restored = { looked: 0, missing: 0, accounts: new Set(people.map(({ email }) => email)) };
    for (const table of await listFileTables(client)) {
      const { rows } = await client.query<{ key: string; sha256: string }>(
        `select storage_key as key, encode(sha256, 'hex') as sha256 from ${table}`,
      );
      for (const { key, sha256 } of rows) {
        restored.looked += 1;
        if ((await measureFile(`${filesDir}/${key}`))?.sha256 !== sha256) restored.missing += 1;
      }
    }
    return restored;
  });
}
