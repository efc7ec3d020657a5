/** What saved searches work with. */
import type { Database } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import type { FileKeys } from '../../../platform/sessions/file-key.ts';

export interface SavedSearchDeps {
  db: Database;
  fileKeys: FileKeys;
  statements: Statements;
  searchStatements: Statements;
}
