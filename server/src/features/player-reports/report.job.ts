/** Looks every hour, so that a report is there on its morning, and at the next look when a night was missed. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobDefinition, JobName } from '../../platform/jobs.ts';
import { makeDueReports } from './make-reports.service.ts';

export const MAKE_REPORTS: JobName<object> = { name: 'make-player-reports' };

export function makeReportsJob(deps: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: MAKE_REPORTS.name,
    schedule: '12 * * * *',
    run: () => makeDueReports(deps.db, deps.clock.now()),
  };
}
