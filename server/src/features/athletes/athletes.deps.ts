import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileKeys } from '../../platform/sessions/file-key.ts';

export interface AthleteDeps {
  db: Database;
  clock: Clock;
  fileKeys: FileKeys;
}
