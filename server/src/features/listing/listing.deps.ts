/** What listings work with. */
import type { Database } from '../../platform/database/database.ts';

export interface ListingDeps {
  db: Database;
}
