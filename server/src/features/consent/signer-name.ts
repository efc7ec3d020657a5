/** The name a guardian signs with: what they stated about themselves for this athlete, else what the account says. */
import { isSignatureOf } from '@faircourt/contracts/full-name';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { validationFailed } from '../../platform/http/problems.ts';

/** By athlete, for the active links of this guardian. */
export async function listSignerNames(
  queries: Queries,
  { athleteIds, userId }: { athleteIds: readonly string[]; userId: string },
): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('guardian_links as link')
    .innerJoin('users as guardian', 'guardian.id', 'link.guardian_user_id')
    .select(['link.athlete_id', sql<string>`coalesce(link.stated_name, guardian.name)`.as('name')])
    .where('link.guardian_user_id', '=', userId)
    .where('link.status', '=', 'active')
    .where('link.athlete_id', '=', sql<string>`any(${[...athleteIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ athlete_id: id, name }) => [id, name]));
}

/** A first name alone, or another person's name, is no signature. */
export async function requireOwnName(
  queries: Queries,
  signer: { athleteId: string; userId: string; signedName: string },
): Promise<void> {
  const { athleteId, userId, signedName } = signer;
  const expected = (await listSignerNames(queries, { athleteIds: [athleteId], userId })).get(athleteId) ?? '';
  if (isSignatureOf(signedName, expected)) return;
  const message = `Sign with your full name, as you stated it: ${expected}`;
  throw validationFailed([{ field: 'signed_name', code: 'other_name', message }]);
}
