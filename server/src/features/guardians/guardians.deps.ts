/** What the services of a family work with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { FileKeys } from '../../platform/sessions/file-key.ts';
import type { SignInEngine } from '../../platform/sessions/sign-in-engine.ts';

export interface GuardianDeps {
  db: Database;
  clock: Clock;
  engine: SignInEngine;
  jobs: Jobs;
  limiter: RateLimiter;
  fileKeys: FileKeys;
  baseUrl: string;
}
