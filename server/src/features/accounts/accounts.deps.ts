/** What the account services work with. */
import type { DemoMode } from '../../identity/demo-mode.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SignInEngine } from '../../platform/sessions/sign-in-engine.ts';

export interface AccountDeps {
  db: Database;
  engine: SignInEngine;
  jobs: Jobs;
  limiter: RateLimiter;
  clock: Clock;
  baseUrl: string;
  demo: DemoMode | null;
}
