/** What the services that erase accounts work with. */
import type { Database } from '../../../platform/database/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { SignInEngine } from '../../../platform/sessions/sign-in-engine.ts';

export interface ErasureDeps {
  db: Database;
  engine: SignInEngine;
  limiter: RateLimiter;
}
