import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';

export interface InvitationDeps {
  db: Database;
  limiter: RateLimiter;
}
