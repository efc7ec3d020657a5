/** Every ten minutes: reminds, erases, and takes away what was left in the file store. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { sweepFiles } from '../../../uploads/file.jobs.ts';
import { eraseDueAccounts } from './erase.service.ts';
import { listErasedAccounts } from './erasure-list.ts';
import { remindOfErasures } from './erasure-reminder.service.ts';

export interface ErasureJobDeps {
  db: Database;
  files: FileStore;
  clock: Clock;
}

export function erasureJob({ db, files, clock }: ErasureJobDeps): JobDefinition<object> {
  return {
    name: 'erase-accounts',
    schedule: '*/10 * * * *',
    async run() {
      const now = clock.now();
      try {
        await inTurn([() => remindOfErasures(db, now), () => eraseDueAccounts(db, now)]);
      } finally {
        // Also after a fault, and after a run that was killed: what is erased in the tables goes everywhere.
        await listErasedAccounts(db, files, now);
        await sweepFiles(db, files, now);
      }
    },
  };
}

/** A step that fails keeps the others from nothing; the job then fails and is seen. */
async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all erasures could be worked through');
}
