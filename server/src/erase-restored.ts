/**
 * The last step of a restore: people whom the backup brought back, and who had been erased since, are erased again. The list
 * of them is only read. Returns how many had come back.
 */
import type { Place } from './backup/command.ts';
import { createConsequences } from './consequences.ts';
import { eraseAgain } from './features/rights/erasure/restored-erasures.ts';
import { forgetUnusedNames } from './features/search/cards/card.service.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import type { JobQueue } from './platform/jobs.ts';
import type { FileStore } from './platform/storage/file-store.ts';

/** Those concerned heard of it when it happened, and a letter that waits would name the person. */
const TOLD_BEFORE: JobQueue = { enqueue: () => Promise.resolve() };

export async function eraseRestored(
  { databaseUrl, files, say }: Place,
  { list }: { list: FileStore },
): Promise<number> {
  const consequences = createConsequences({
    clock: systemClock,
    mail: { jobs: TOLD_BEFORE, baseUrl: '' },
  });
  const db = createDatabase(createPool(databaseUrl), consequences);
  try {
    say('Erasing again who was erased since');
    const { listed, erased, torn, nameless } = await eraseAgain(db, files, { list, now: systemClock.now() });
    // The search knows names by their words, which would else stay for an hour.
    await forgetUnusedNames(db);
    say(`  ${erased} of ${listed} listed accounts had come back`);
    for (const key of torn)
      say(`  WARNING: ${key} is damaged. The account that its name says was erased all the same.`);
    for (const key of nameless) {
      say(
        `  WARNING: ${key} names no account. Find out who was erased there, and erase them by hand before anybody starts.`,
      );
    }
    if (listed === 0)
      say('  The list is empty. If accounts were ever erased, name the folder that holds it.');
    return erased;
  } finally {
    await db.destroy();
  }
}
