/** Which kinds of file there are of several athletes: what completeness asks, and no more. */
import type { FileKind } from '@faircourt/contracts/vocabulary';
import type { Queries } from '../../platform/database/database.ts';
import { selectFileKinds } from './file.store.ts';

export async function listFileKinds(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<Map<string, FileKind[]>> {
  const byAthlete = Map.groupBy(await selectFileKinds(queries, athleteIds), ({ athlete_id }) => athlete_id);
  return new Map([...byAthlete].map(([id, files]) => [id, files.map(({ kind }) => kind)]));
}
