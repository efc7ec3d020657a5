/** What running the whole works with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

export interface AdminDeps {
  db: Database;
  clock: Clock;
}
