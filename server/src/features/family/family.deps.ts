/** What the page of a family works with. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileKeys } from '../../platform/sessions/file-key.ts';

export interface FamilyDeps {
  db: Database;
  clock: Clock;
  fileKeys: FileKeys;
}
