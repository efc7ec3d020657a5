/** Which athletes have something new to a reader, by the changes of the cards that this reader reads. */
import type { CardChange } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { CardReader } from '../../../access/rules/card.rules.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface ChangedAthlete {
  athlete_id: string;
  /** The latest first. */
  kinds: CardChange[];
  /** The last time. */
  changed_at: Date;
}

/** Whose change is the latest comes first. */
export async function listChanged(
  queries: Queries,
  reader: CardReader,
  { since, limit }: { since: Date; limit: number },
): Promise<ChangedAthlete[]> {
  const { rows } = await sql<ChangedAthlete>`
    select athlete_id, array_agg(kind::text order by last desc, kind) as kinds, max(last) as changed_at
    from (
      select athlete_id, kind, max(changed_at) as last from card_changes change
      where changed_at > ${since} and ${isReadBy(reader)}
      group by athlete_id, kind
    ) changed
    group by athlete_id order by max(last) desc, athlete_id limit ${limit}`.execute(queries);
  return rows;
}

/** An institution that has a card of its own reads that one: what changed for other colleges is not new to it. */
function isReadBy(reader: CardReader): RawBuilder<boolean> {
  if (reader.audience === 'everyone') return sql<boolean>`change.audience = 'everyone'`;
  if (reader.institutionId === null) return sql<boolean>`change.audience = 'verified_colleges'`;
  return sql<boolean>`(change.institution_id = ${reader.institutionId}::uuid
    or (change.audience = 'verified_colleges' and not exists (
      select 1 from athlete_cards_institution own
      where own.athlete_id = change.athlete_id and own.institution_id = ${reader.institutionId}::uuid)))`;
}
