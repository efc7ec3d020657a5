/** How the sequences name what carries a badge. */
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';

/** A fact by its group, and a season by its id: `season:…`. */
export type FactKey = Exclude<AthleteFactGroup, 'season'> | `season:${string}`;

export function keyOf(fact: { fact_group: string; season_id: string | null }): FactKey {
  return fact.season_id === null ? (fact.fact_group as FactKey) : `season:${fact.season_id}`;
}

export function seasonKey({ id }: { id: string }): FactKey {
  return `season:${id}`;
}

export function idOf(key: FactKey): string | null {
  return key.startsWith('season:') ? key.slice('season:'.length) : null;
}

export function groupOf(key: FactKey): AthleteFactGroup {
  return key.startsWith('season:') ? 'season' : (key as Exclude<AthleteFactGroup, 'season'>);
}
