/** Looks every few minutes: a suspension that ends today ends soon after midnight UTC. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { endDatedSuspensions } from './suspension.service.ts';

export function suspensionJob(deps: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: 'end-suspensions',
    schedule: '*/5 * * * *',
    run: () => endDatedSuspensions(deps.db, deps.clock.now()),
  };
}
