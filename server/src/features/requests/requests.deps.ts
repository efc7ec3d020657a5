/** What requests work with. */
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';

export interface RequestDeps {
  db: Database;
  jobs: Jobs;
  limiter: RateLimiter;
  baseUrl: string;
}
