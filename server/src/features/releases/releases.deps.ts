/** What releases work with. */
import type { Database } from '../../platform/database/database.ts';

export interface ReleaseDeps {
  db: Database;
}
