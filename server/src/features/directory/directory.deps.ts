/** What the directory works with. */
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';

export interface DirectoryDeps {
  db: Database;
  limiter: RateLimiter;
}
