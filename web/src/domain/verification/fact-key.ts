import type { FactVerification } from '@faircourt/contracts/verification';

/** Names one fact among those of an athlete, in lists and in addresses. */
export function factKey({
  fact_group,
  season_id,
}: Pick<FactVerification, 'fact_group' | 'season_id'>): string {
  return season_id ? `${fact_group}-${season_id}` : fact_group;
}
