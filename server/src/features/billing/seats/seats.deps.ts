/** What seats work with. */
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';

export interface SeatDeps {
  db: Database;
  jobs: Jobs;
  limiter: RateLimiter;
  baseUrl: string;
}
