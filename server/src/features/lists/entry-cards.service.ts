/**
 * The athletes on a list as this coach may see them at this moment: by the cards of search, and for those who are open to some
 * institutions only, by the rule of their page. What neither shows is not there. A look at a list is no look at a profile: it
 * tells what search tells.
 */
import type { AthleteCard } from '@faircourt/contracts/search';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { groupState } from '../../access/rules/athlete.rules.ts';
import { cardReader } from '../../access/rules/card.rules.ts';
import { isVerified } from '../../access/rules/in-effect.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listConditional, type ConditionalRow } from './conditional-card.store.ts';
import { listEntries, type EntryRow } from './entry.store.ts';

export interface CardedEntry extends Omit<EntryRow, 'card' | 'athlete_id'> {
  card: AthleteCard | null;
}

export async function readEntries(
  queries: Queries,
  guard: Guard,
  listId: string,
  entryIds: readonly string[] | null = null,
): Promise<CardedEntry[]> {
  const reader = cardReader(guard.actor);
  if (!reader) throw notFound();
  return withCards(queries, guard, await listEntries(queries, listId, reader, guard.now, entryIds));
}

/** What was read with cardReadBy: rows that name an athlete, beside the card that this reader finds. */
export interface UncardedRow {
  athlete_id: string | null;
  card: string | null;
}

export async function withCards<Row extends UncardedRow>(
  queries: Queries,
  guard: Guard,
  rows: readonly Row[],
): Promise<(Omit<Row, keyof UncardedRow> & { card: AthleteCard | null })[]> {
  const missing = rows.flatMap(({ athlete_id, card }) =>
    athlete_id !== null && card === null ? [athlete_id] : [],
  );
  const conditional = await readConditional(queries, guard, missing);
  return rows.map(({ athlete_id, card, ...entry }) => ({
    ...entry,
    card: card === null ? (conditional.get(athlete_id ?? '') ?? null) : parseCard(card),
  }));
}

async function readConditional(
  queries: Queries,
  guard: Guard,
  athleteIds: readonly string[],
): Promise<Map<string, AthleteCard>> {
  const rows = await listConditional(queries, athleteIds);
  if (rows.length === 0) return new Map();
  const facts = await loadManyAthleteFacts(
    queries,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row) => {
      const athlete = facts.get(row.id);
      return athlete && guard.can('athlete.open', athlete)
        ? [[row.id, presentConditional(row, athlete, guard)]]
        : [];
    }),
  );
}

function presentConditional(row: ConditionalRow, athlete: AthleteFacts, { actor, now }: Guard): AthleteCard {
  const isIdentity = groupState(actor, athlete, 'identity', now) === 'visible';
  return {
    id: row.id,
    name: isIdentity ? row.name : row.redacted_name,
    avatar_url: isIdentity ? row.avatar_url : null,
    primary_position: row.primary_position,
    secondary_position: row.secondary_position,
    height_cm: row.height_cm,
    is_height_verified: isVerified(athlete, 'measurements', now),
    grad_year: row.grad_year,
    country_code: row.country_code,
    city: isIdentity ? row.city : null,
    school_name: isIdentity ? row.school_name : null,
    is_identity_released: isIdentity,
  };
}

/** Written by search, which makes exactly this of an athlete. */
function parseCard(card: string): AthleteCard {
  return JSON.parse(card) as AthleteCard;
}
