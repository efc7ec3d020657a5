/** What consent forms work with. */
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SignInEngine } from '../../platform/sessions/sign-in-engine.ts';

export interface ConsentDeps {
  db: Database;
  engine: SignInEngine;
  limiter: RateLimiter;
}
