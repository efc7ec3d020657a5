/** What running the whole works with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { FileKeys } from '../../platform/sessions/file-key.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

export interface AdminDeps {
  db: Database;
  clock: Clock;
  files: FileStore;
  fileKeys: FileKeys;
  limiter: RateLimiter;
}
