/**
 * npm run verify-log: proves the event log, chain by chain. Ends with an error when an entry was changed, removed, put in
 * between or cut off.
 * With DATABASE_URL unset it works on the embedded database of DATA_DIR, also while the server runs.
 */
import { findBrokenChains, measureLog } from './platform/audit.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded.ts';

/** Going through every entry takes longer than any request may. */
const STATEMENT_WITHIN_MS = 3_600_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ directory: `${config.dataDir}/postgres` });
  const url = config.databaseUrl ?? `${embedded?.baseUrl}postgres`;
  const db = createDatabase(createPool(url, { max: 1, statementTimeoutMs: STATEMENT_WITHIN_MS }));
  try {
    process.exitCode = (await report(db)) ? 0 : 1;
  } finally {
    await db.destroy();
    // One that was running before us belongs to the server that started it.
    if (embedded && !embedded.wasRunning) await embedded.stop();
  }
}

/** Both answers are of one moment: what is written meanwhile is of the next. */
async function report(db: Database): Promise<boolean> {
  const { size, broken } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({ size: await measureLog(trx), broken: await findBrokenChains(trx) }));
  console.log(`${size.entries} entries in ${size.chains} chains; broken chains: ${broken.length}.`);
  for (const { chain, seq } of broken) console.log(`  chain ${chain}: broken from entry ${seq} on`);
  return broken.length === 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
