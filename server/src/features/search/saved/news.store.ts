/** Which athletes have something new to a reader, by the changes of the cards that this reader reads. */
import type { CardChange } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { CardReader } from '../../../access/rules/card.rules.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** The latest first. Each change of an athlete is a row of its own, since searches were seen at different times. */
export async function listChanges(
  queries: Queries,
  reader: CardReader,
  { since, limit }: { since: Date; limit: number },
): Promise<{ athlete_id: string; kind: CardChange; changed_at: Date }[]> {
  const { rows } = await sql<{ athlete_id: string; kind: CardChange; changed_at: Date }>`
    select athlete_id, kind, changed_at from card_changes change
    where changed_at > ${since} and ${isReadBy(reader)}
    order by changed_at desc, athlete_id limit ${limit}`.execute(queries);
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
