/** How complete the profiles of several athletes are, for the people who look after them. */
import type { Completeness } from '@faircourt/contracts/athletes';
import type { Queries } from '../../../platform/database/database.ts';
import { listFileKinds } from '../../files/file-kinds.service.ts';
import { listProgress } from './athlete.store.ts';
import { completenessOf } from './completeness.ts';

/** By athlete. The caller has authorised reading their records. */
export async function listCompleteness(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<Map<string, Completeness>> {
  const [rows, files] = await Promise.all([
    listProgress(queries, athleteIds),
    listFileKinds(queries, athleteIds),
  ]);
  return new Map(
    rows.map((athlete) => {
      const kinds = files.get(athlete.id) ?? [];
      const completeness = completenessOf({
        athlete,
        academics: { gpa: athlete.gpa, transcript_url: athlete.transcript_url },
        hasPhoto: kinds.includes('photo'),
        hasTranscript: kinds.includes('transcript'),
        hasVideo: Boolean(athlete.has_video),
        hasSeason: Boolean(athlete.has_season),
      });
      return [athlete.id, completeness];
    }),
  );
}
