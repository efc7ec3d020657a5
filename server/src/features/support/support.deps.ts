/** What the support service works with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';

export interface SupportDeps {
  db: Database;
  jobs: Jobs;
  limiter: RateLimiter;
  clock: Clock;
  baseUrl: string;
}
