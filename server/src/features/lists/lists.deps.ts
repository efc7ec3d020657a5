/** What recruiting lists work with. */
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { FileKeys } from '../../platform/sessions/file-key.ts';

export interface ListsDeps {
  db: Database;
  fileKeys: FileKeys;
  limiter: RateLimiter;
}
