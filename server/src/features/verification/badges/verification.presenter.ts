/** Badges as they leave the server: who checked what, how, when and until when. Evidence and values stay here. */
import type { Badge, BadgeInEffect } from '@faircourt/contracts/athletes';
import { dayOf } from '../../../platform/clock.ts';
import { checkedFields } from './checked-fields.ts';
import type { BadgeRow } from './verification.store.ts';

export function presentBadgeInEffect(row: BadgeRow): BadgeInEffect[] {
  const badge = presentBadge(row);
  const { fact_group, season_id } = row;
  return badge ? [{ fact_group, season_id, ends_with: [...checkedFields(fact_group)], ...badge }] : [];
}

/** Null for whatever was never verified. */
export function presentBadge(row: {
  decided_at: Date | null;
  expires_at: Date | null;
  method: string | null;
  director_name: string | null;
}): Badge | null {
  // A CHECK holds both to be there for whatever is verified; the types cannot know.
  if (!row.decided_at || !row.expires_at) return null;
  return {
    verified_on: dayOf(row.decided_at),
    expires_on: dayOf(row.expires_at),
    method: row.method,
    director_name: row.director_name,
  };
}
