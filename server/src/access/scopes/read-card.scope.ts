/**
 * The cards that one reader gets, outside search: what search.statement.ts asks of all cards. Nothing of an athlete whom this
 * reader may not find comes out of it. features/lists/list-cards.property.test.ts holds it to the rules.
 */
import type { Position } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { earliestCardEnd, type CardReader } from '../rules/card.rules.ts';
import { allOf, EVERYBODY, type Condition } from './condition.ts';

/** The height again, where that position is played; below zero where it is not. */
export const POSITION_COLUMNS: Record<Position, string> = {
  'Point Guard': 'point_guard_mm',
  'Shooting Guard': 'shooting_guard_mm',
  'Small Forward': 'small_forward_mm',
  'Power Forward': 'power_forward_mm',
  Center: 'center_mm',
};

/** Lateral rows `shown (card)` for an athlete who is known by id: one, or none. */
export function cardReadBy(
  athleteId: RawBuilder<unknown>,
  reader: CardReader,
  now: Date,
): RawBuilder<unknown> {
  const isThisOne = sql<boolean>`one.athlete_id = ${athleteId}`;
  return sql`(${cardsReadBy(sql`one.card`, reader, now, isThisOne)}) shown`;
}

/** For cards named `one`. No athlete is among them twice. */
export function cardsReadBy(
  columns: RawBuilder<unknown>,
  reader: CardReader,
  now: Date,
  which: Condition,
): RawBuilder<unknown> {
  const isShown = allOf(
    which,
    sql<boolean>`one.valid_until >= ${earliestCardEnd(now)}`,
    reader.blockedByAthleteIds.length > 0
      ? sql<boolean>`one.athlete_id <> all(${reader.blockedByAthleteIds}::uuid[])`
      : EVERYBODY,
  );
  const from = (part: string, also: Condition) =>
    sql`select ${columns} from ${sql.table(`athlete_cards_${part}`)} one where ${allOf(isShown, also)}`;
  if (reader.audience === 'everyone') {
    return from('everyone', reader.isPublicOnly ? sql`one.is_public` : EVERYBODY);
  }
  const { institutionId } = reader;
  if (institutionId === null) return from('colleges', EVERYBODY);
  // For some athletes the institution has cards of its own; then the shared one is not for it.
  const isShared = sql<boolean>`(one.except_institutions is null
    or ${institutionId}::uuid <> all(one.except_institutions))`;
  return sql`${from('colleges', isShared)}
    union all ${from('institution', sql`one.institution_id = ${institutionId}::uuid`)}`;
}
