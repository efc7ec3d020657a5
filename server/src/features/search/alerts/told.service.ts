/** What may be told at this moment: of all that was found, what search shows this person now. */
import type { AthleteCard } from '@faircourt/contracts/search';
import type { AlertKind } from '@faircourt/contracts/vocabulary';
import { isSignedIn, type Actor } from '../../../access/engine/actor.ts';
import { cardReader } from '../../../access/rules/card.rules.ts';
import { canReceiveAlerts } from '../../../access/rules/saved-search.rules.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { findAmong } from '../finding/among.service.ts';
import type { FoundByAlert } from './delivery.store.ts';

export interface ToldSearch {
  savedSearchId: string;
  name: string;
  athletes: { card: AthleteCard; kinds: AlertKind[] }[];
}

/** Searches of which nothing is left to tell are left out. */
export async function whatToTell(
  deps: { statements: Statements; searchStatements: Statements },
  actor: Actor,
  found: readonly FoundByAlert[],
  now: Date,
): Promise<ToldSearch[]> {
  const reader = cardReader(actor);
  if (!reader || !isSignedIn(actor)) return [];
  const told: ToldSearch[] = [];
  for (const { saved_search_id, subscription_id, name, filters, matches } of found) {
    if (!canReceiveAlerts(actor, { subscriptionId: subscription_id }, now)) continue;
    const kindsOf = Map.groupBy(matches, ({ athlete_id }) => athlete_id);
    const cards = await findAmong(deps, { reader, filters, words: [], now }, [...kindsOf.keys()]);
    const athletes = [...kindsOf].flatMap(([athleteId, kinds]) => {
      const card = cards.get(athleteId);
      return card ? [{ card, kinds: kinds.map(({ kind }) => kind) }] : [];
    });
    if (athletes.length > 0) told.push({ savedSearchId: saved_search_id, name, athletes });
  }
  return told;
}

/** The same athlete may be in several searches. */
export function countAthletes(told: readonly ToldSearch[]): number {
  return new Set(told.flatMap(({ athletes }) => athletes.map(({ card }) => card.id))).size;
}
