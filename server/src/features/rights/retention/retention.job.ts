/** Every hour: what is over is gone within the hour, and no run has much to do. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { keepPeriods, type Forgetting } from './retention.service.ts';

/** The first run after an upgrade may find years of rows; it goes on where it stopped. */
const WITHIN_SECONDS = 50 * 60;

export function retentionJob(deps: {
  db: Database;
  clock: Clock;
  forgetting: Forgetting;
}): JobDefinition<object> {
  return {
    name: 'keep-periods',
    schedule: '17 * * * *',
    atOnce: 1,
    withinSeconds: WITHIN_SECONDS,
    run: () => keepPeriods(deps),
  };
}
