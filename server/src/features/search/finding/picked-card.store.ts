/** The cards of athletes who are known by id, as one reader finds them. */
import { sql } from 'kysely';
import type { CardReader } from '../../../access/rules/card.rules.ts';
import { cardReadBy } from '../../../access/scopes/read-card.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** As JSON, in the given order. Who is not found is left out. */
export async function listCards(
  queries: Queries,
  athleteIds: readonly string[],
  reader: CardReader,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ card: string }>`
    select shown.card from unnest(${athleteIds}::uuid[]) with ordinality as given (athlete_id, place)
    cross join lateral ${cardReadBy(sql`given.athlete_id`, reader, now)}
    order by given.place`.execute(queries);
  return rows.map(({ card }) => card);
}
