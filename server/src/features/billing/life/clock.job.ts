/** Looks every minute, by an index: a plan that changes at midnight changes then. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { passTimeOfPlans } from './clock.service.ts';

export function plansClockJob(deps: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: 'pass-time-of-plans',
    schedule: '* * * * *',
    run: () => passTimeOfPlans(deps.db, deps.clock.now()),
  };
}
