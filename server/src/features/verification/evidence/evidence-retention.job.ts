/**
 * What a parent showed to prove who they are, and an athlete to prove a birthdate, is deleted thirty days after the
 * decision; the decision stays.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import { EVIDENCE_KEPT_DAYS } from '@faircourt/contracts/guardianship';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { deleteEvidenceFiles } from './evidence-file.store.ts';
import { forgetEvidence, listWithOldEvidence } from '../guardianship/guardianship.store.ts';

const BATCH = 100;

export function evidenceRetentionJob(deps: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: 'guardianship-evidence',
    schedule: '42 * * * *',
    run: async () => {
      await forgetOldEvidence(deps.db, deps.clock.now());
    },
  };
}

/** Any number of servers may do this at once, and any number of times. Returns of how many checks it was deleted. */
export async function forgetOldEvidence(db: Database, now: Date): Promise<number> {
  const ids = await listWithOldEvidence(db, new Date(now.getTime() - EVIDENCE_KEPT_DAYS * DAY_MS));
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    await inTransaction(db, async (trx) => {
      await deleteEvidenceFiles(trx, some);
      await forgetEvidence(trx, some, now);
    });
  }
  return ids.length;
}
