/** What keeping and handing out files needs from outside. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { UploadSlots } from '../../uploads/upload-slots.ts';

export interface FileDeps {
  db: Database;
  clock: Clock;
  files: FileStore;
  jobs: Jobs;
  limiter: RateLimiter;
  uploads: UploadSlots;
}
