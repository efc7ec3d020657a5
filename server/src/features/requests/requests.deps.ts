/** What requests work with. */
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';

export interface RequestDeps {
  db: Database;
  limiter: RateLimiter;
}
