/** What the support service works with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';

export interface SupportDeps {
  db: Database;
  limiter: RateLimiter;
  clock: Clock;
}
