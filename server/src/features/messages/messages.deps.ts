/** What conversations work with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { FileKeys } from '../../platform/sessions/file-key.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

export interface MessageDeps {
  db: Database;
  clock: Clock;
  files: FileStore;
  jobs: Jobs;
  limiter: RateLimiter;
  fileKeys: FileKeys;
  baseUrl: string;
}
