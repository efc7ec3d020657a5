/** Whose pages show a verification. */
import { sql } from 'kysely';
import { activeGuardianLinks } from '../../../access/scopes/active-guardians.ts';
import { familyInCharge } from '../../../access/rules/decider.rules.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface ConcernedBy {
  id: string;
  athlete_id: string | null;
  coach_id: string | null;
  guardian_link_id: string | null;
  country_code: string;
}

export async function listConcerned(queries: Queries, ids: readonly string[]): Promise<ConcernedBy[]> {
  if (ids.length === 0) return [];
  return queries
    .selectFrom('verifications')
    .select(['id', 'athlete_id', 'coach_id', 'guardian_link_id', 'country_code'])
    .where('id', 'in', [...ids])
    .execute();
}

type Whose = Pick<ConcernedBy, 'athlete_id' | 'coach_id' | 'guardian_link_id'>;

/**
 * The athlete and the guardians, or the coach, or of guardianship that guardian alone. From 18 on a guardian's page shows
 * nothing of it and loads in vain.
 */
export async function listFamilyOrCoach(
  queries: Queries,
  { athlete_id, coach_id, guardian_link_id }: Whose,
): Promise<string[]> {
  if (guardian_link_id !== null) return listGuardianOf(queries, guardian_link_id);
  const { rows } = await sql<{ user_id: string }>`
    select user_id from athletes where id = ${athlete_id}
    union select link.guardian_user_id ${activeGuardianLinks(sql`${athlete_id}::uuid`)}
    union select user_id from coaches where id = ${coach_id}`.execute(queries);
  return rows.map(({ user_id }) => user_id);
}

/** Who may ask for it, and so is told what became of it: from 18 on the athlete alone. */
export async function listAskers(queries: Queries, of: Whose, now: Date): Promise<string[]> {
  if (of.guardian_link_id !== null) return listGuardianOf(queries, of.guardian_link_id);
  const athlete = of.athlete_id === null ? null : await loadAthleteFacts(queries, of.athlete_id);
  return athlete ? familyInCharge(athlete, now) : listFamilyOrCoach(queries, of);
}

async function listGuardianOf(queries: Queries, linkId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('guardian_links')
    .select('guardian_user_id')
    .where('id', '=', linkId)
    .execute();
  return rows.flatMap(({ guardian_user_id }) => guardian_user_id ?? []);
}

/** Who may find it in their queue; an interest in the answer only makes the list load in vain. */
export async function listDirectorsOf(queries: Queries, countryCode: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct director.id as user_id
    from region_countries place
    join director_regions task using (region_id)
    join users director on director.id = task.director_user_id and director.status = 'active'
    where place.country_code = ${countryCode}`.execute(queries);
  return rows.map(({ user_id }) => user_id);
}
