/** What guardian links work with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';

export interface GuardianLinkDeps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  limiter: RateLimiter;
  baseUrl: string;
}
