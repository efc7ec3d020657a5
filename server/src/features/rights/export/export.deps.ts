/** What downloads work with. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { SignInEngine } from '../../../platform/sessions/sign-in-engine.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';

export interface ExportDeps {
  db: Database;
  engine: SignInEngine;
  limiter: RateLimiter;
  files: FileStore;
  jobs: Jobs;
}

export interface MakeExportDeps {
  db: Database;
  files: FileStore;
  clock: Clock;
  /** The signed copy of a consent form, as this reader gets it. */
  drawSignedCopy: (signatureId: string, readerUserId: string) => Promise<Buffer>;
}
