/**
 * Reads how far guardians have come on the way to verified guardianship; the caller shows each guardian only their own.
 */
import type { Guardianship } from '@faircourt/contracts/guardianship';
import { isUndecided } from '@faircourt/contracts/verification';
import type { Queries } from '../../../platform/database/database.ts';
import { listEvidenceFiles } from '../evidence/evidence-file.store.ts';
import { presentGuardianship, type OwnLink } from './guardianship.presenter.ts';
import { listCheckHours, listGuardianships } from './guardianship.store.ts';

/** By link. Three statements, however many links there are. */
export async function readGuardianships(
  queries: Queries,
  links: readonly (OwnLink & { countryCode: string })[],
  now: Date,
): Promise<Map<string, Guardianship>> {
  if (links.length === 0) return new Map();
  const rows = await listGuardianships(
    queries,
    links.map(({ linkId }) => linkId),
  );
  const byLink = Map.groupBy(rows, ({ guardian_link_id }) => guardian_link_id);
  const shown = [...byLink.values()].flatMap((own) => (own.find(isUndecided) ?? own[0])?.id ?? []);
  const files = await listEvidenceFiles(queries, shown);
  const countries = [...new Set(links.map(({ countryCode }) => countryCode))];
  const hours = await listCheckHours(queries, countries, now);
  return new Map(
    links.map((link) => [
      link.linkId,
      presentGuardianship(
        link,
        { rows: byLink.get(link.linkId) ?? [], files, checkHours: hours.get(link.countryCode) },
        now,
      ),
    ]),
  );
}
