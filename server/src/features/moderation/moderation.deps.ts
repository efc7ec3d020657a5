/** What moderation works with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

export interface ModerationDeps {
  db: Database;
  clock: Clock;
  files: FileStore;
  limiter: RateLimiter;
}
