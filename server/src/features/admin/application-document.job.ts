/** Deletes what directors-to-be showed, thirty days after the decision; the decision stays. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { forgetOldDocuments } from './application-document.service.ts';

export function applicationDocumentJob(deps: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: 'application-documents',
    schedule: '47 * * * *',
    run: async () => {
      await forgetOldDocuments(deps.db, deps.clock.now());
    },
  };
}
