/** What a card is made of, for athletes who are in nobody's search and open to some institutions. */
import { sql } from 'kysely';
import type { Position } from '@faircourt/contracts/vocabulary';
import type { Queries } from '../../platform/database/database.ts';

export interface ConditionalRow {
  id: string;
  name: string;
  redacted_name: string;
  avatar_url: string | null;
  primary_position: Position | null;
  secondary_position: Position | null;
  height_cm: number | null;
  grad_year: number | null;
  country_code: string;
  city: string | null;
  school_name: string | null;
}

/** Those of the given athletes who have chosen to be shown to whom they release something. */
export async function listConditional(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<ConditionalRow[]> {
  if (athleteIds.length === 0) return [];
  const { rows } = await sql<ConditionalRow>`
    select athletes.id, owner.name, redacted_name(owner.name) as redacted_name, owner.avatar_url,
      athletes.primary_position, athletes.secondary_position, athletes.height_cm, athletes.grad_year,
      athletes.country_code, athletes.city, athletes.school_name
    from athletes join users owner on owner.id = athletes.user_id
    where athletes.id = any(${athleteIds}::uuid[]) and athletes.visibility = 'conditional'`.execute(queries);
  return rows;
}
