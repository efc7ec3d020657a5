/**
 * npm run cards: the search cards beside what they are made from.
 *   npm run cards -- check     reports differences; there must be none
 *   npm run cards -- rebuild   rebuilds every card, then checks
 * With DATABASE_URL unset it works on the embedded database of DATA_DIR, also while the server runs.
 */
import { parseArgs } from 'node:util';
import { checkCards, rebuildCards, refreshDueCards } from './features/search/cards/card.service.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded.ts';

const USAGE = 'Usage: npm run cards -- check|rebuild';
/** Going through every athlete takes longer than any request may. */
const STATEMENT_WITHIN_MS = 3_600_000;
const SHOWN = 20;

async function main(): Promise<void> {
  const [command] = parseArgs({ allowPositionals: true }).positionals;
  if (command !== 'check' && command !== 'rebuild') throw new ConfigError([USAGE]);
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ directory: `${config.dataDir}/postgres` });
  const url = config.databaseUrl ?? `${embedded?.baseUrl}postgres`;
  const db = createDatabase(createPool(url, { max: 2, statementTimeoutMs: STATEMENT_WITHIN_MS }));
  try {
    if (command === 'rebuild') console.log(`${await rebuildCards(db, new Date())} athletes gone through.`);
    process.exitCode = (await report(db)) ? 0 : 1;
  } finally {
    await db.destroy();
    // One that was running before us belongs to the server that started it.
    if (embedded && !embedded.wasRunning) await embedded.stop();
  }
}

/** Cards that ran out in the last minute are rebuilt first, as the server would have done. */
async function report(db: Database): Promise<boolean> {
  const now = new Date();
  await refreshDueCards(db, now);
  const differences = await checkCards(db, now);
  const count = (kind: string) => differences.filter((difference) => difference.kind === kind).length;
  console.log(`${count('missing')} missing, ${count('extra')} extra, ${count('different')} different.`);
  for (const { athlete_id, kind } of differences.slice(0, SHOWN)) console.log(`  ${kind}: ${athlete_id}`);
  return differences.length === 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
