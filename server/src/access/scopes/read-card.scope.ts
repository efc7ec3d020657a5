/**
 * The card of an athlete who is known by id, as one reader gets it: what search.statement.ts asks of all cards. Nothing of an
 * athlete whom this reader may not find comes out of it. features/lists/list-cards.property.test.ts holds it to the rules.
 */
import { sql, type RawBuilder } from 'kysely';
import { earliestCardEnd, type CardReader } from '../rules/card.rules.ts';
import { allOf, EVERYBODY, type Condition } from './condition.ts';

/** Lateral rows `shown (card)` for this athlete: one, or none. */
export function cardReadBy(
  athleteId: RawBuilder<unknown>,
  reader: CardReader,
  now: Date,
): RawBuilder<unknown> {
  const isShown = allOf(
    sql<boolean>`one.athlete_id = ${athleteId}`,
    sql<boolean>`one.valid_until >= ${earliestCardEnd(now)}`,
    reader.blockedByAthleteIds.length > 0
      ? sql<boolean>`one.athlete_id <> all(${reader.blockedByAthleteIds}::uuid[])`
      : EVERYBODY,
  );
  const from = (part: string, which: Condition) =>
    sql`select one.card from ${sql.table(`athlete_cards_${part}`)} one where ${allOf(isShown, which)}`;
  if (reader.audience === 'everyone') {
    return sql`(${from('everyone', reader.isPublicOnly ? sql`one.is_public` : EVERYBODY)}) shown`;
  }
  const { institutionId } = reader;
  if (institutionId === null) return sql`(${from('colleges', EVERYBODY)}) shown`;
  // For some athletes the institution has cards of its own; then the shared one is not for it.
  const isShared = sql<boolean>`(one.except_institutions is null
    or ${institutionId}::uuid <> all(one.except_institutions))`;
  return sql`(${from('colleges', isShared)}
    union all ${from('institution', sql`one.institution_id = ${institutionId}::uuid`)}) shown`;
}
