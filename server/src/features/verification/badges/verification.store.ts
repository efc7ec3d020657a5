/**
 * The SQL of badges: which are in effect, and what an edit does to them. What a fact consists of is said by
 * current_facts.
 */
import { UNDECIDED, type FactValues } from '@faircourt/contracts/verification';
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { isAfter } from '../../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, JsonObject } from '../../../platform/database/schema.gen.ts';

export interface AthleteFact {
  athleteId: string;
  factGroup: AthleteFactGroup;
  /** For the fact group `season`: which one. */
  seasonId?: string;
}

/** The values on the record now; null when there is no record at all. */
export async function readCurrentFacts(queries: Queries, fact: AthleteFact): Promise<FactValues | null> {
  const { rows } = await sql<{ facts: FactValues | null }>`select ${currentFacts(fact)} as facts`.execute(
    queries,
  );
  return rows[0]?.facts ?? null;
}

/**
 * As SQL, for whatever is stored: numbers keep the scale they have on the record, and the hash is made over their text.
 */
export function currentFacts(fact: AthleteFact): RawBuilder<JsonObject> {
  return sql<JsonObject>`current_facts(${fact.factGroup}::fact_group, ${fact.athleteId}::uuid, ${fact.seasonId ?? null}::uuid)`;
}

/** A list of courses without any says as little as a blank. */
export function isEmptyFact(values: FactValues | null): boolean {
  return (
    values === null ||
    Object.values(values).every((value) => value === null || (Array.isArray(value) && value.length === 0))
  );
}

/** What its entries in the log name, and what says whose pages show it. */
export const LOGGED_COLUMNS = [
  'id',
  'fact_group',
  'athlete_id',
  'season_id',
  'institution_id',
  'coach_id',
  'guardian_link_id',
  'country_code',
] as const;

/** Returns the verifications that no longer say what the record says. */
export function dropOutdated(trx: Transaction<DB>, fact: AthleteFact) {
  return ofFact(trx, fact)
    .set({ status: 'dropped' })
    .where('status', '=', 'verified')
    .where('fact_values', 'is distinct from', currentFacts(fact))
    .returning(LOGGED_COLUMNS)
    .execute();
}

/**
 * What waits for a decision is about the values of now, and keeps its place. Where a director has asked for more, the
 * hash stays that of the values they saw: so it shows that their decision was overtaken. Returns what was about others.
 */
export function bringUpToDate(trx: Transaction<DB>, fact: AthleteFact) {
  return ofFact(trx, fact)
    .set({
      fact_values: currentFacts(fact),
      values_hash: sql`case when status = 'more_asked' then values_hash else facts_hash(${currentFacts(fact)}) end`,
    })
    .where('status', 'in', [...UNDECIDED])
    .where('fact_values', 'is distinct from', currentFacts(fact))
    .returning([...LOGGED_COLUMNS, 'status'])
    .execute();
}

/** A decision counts no longer, and it is back in its place: for any director, or on the desk of one. */
export async function reopen(
  trx: Transaction<DB>,
  id: string,
  claim: { userId: string; at: Date } | null = null,
): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({
      ...UNANSWERED,
      status: 'open',
      reason: null,
      claimed_by: claim?.userId ?? null,
      claimed_at: claim?.at ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Nobody works on it. */
export const UNCLAIMED = { claimed_by: null, claimed_at: null } as const;

/** A decision that no longer counts leaves nothing behind, except in the log. */
const UNANSWERED = {
  ...UNCLAIMED,
  director_user_id: null,
  decided_at: null,
  expires_at: null,
  method: null,
  offered_values: null,
} as const;

/** Nobody judges it any more, so nobody needs what was said about it. Its documents go by deleteEvidenceFiles. */
export const DROPPED_QUESTION = { ...UNANSWERED, status: 'dropped', evidence: '[]' } as const;

export function dropUndecided(trx: Transaction<DB>, fact: AthleteFact) {
  return ofFact(trx, fact)
    .set(DROPPED_QUESTION)
    .where('status', 'in', [...UNDECIDED])
    .returning(LOGGED_COLUMNS)
    .execute();
}

/** Everything that goes when the record itself does. */
export function listLive(trx: Transaction<DB>, fact: AthleteFact) {
  return trx
    .selectFrom('verifications')
    .select(LOGGED_COLUMNS)
    .where('athlete_id', '=', fact.athleteId)
    .where('fact_group', '=', fact.factGroup)
    .where('season_id', 'is not distinct from', fact.seasonId ?? null)
    .where('status', 'in', ['verified', ...UNDECIDED])
    .execute();
}

/** One per athlete, fact group and season: the newest, should there be several. */
export function listBadges(queries: Queries, athleteIds: readonly string[], now: Date) {
  return queries
    .selectFrom('verifications as v')
    .leftJoin('users as director', 'director.id', 'v.director_user_id')
    .distinctOn(['v.athlete_id', 'v.fact_group', 'v.season_id'])
    .select([
      'v.athlete_id',
      'v.fact_group',
      'v.season_id',
      'v.method',
      'v.decided_at',
      'v.expires_at',
      'director.name as director_name',
    ])
    .where('v.athlete_id', '=', sql<string>`any(${[...athleteIds]}::uuid[])`)
    .where('v.status', '=', 'verified')
    .where('v.guardian_link_id', 'is', null)
    .where(isAfter(sql`v.expires_at`, now))
    .orderBy('v.athlete_id')
    .orderBy('v.fact_group')
    .orderBy('v.season_id')
    .orderBy('v.decided_at', 'desc')
    .execute();
}

export type BadgeRow = Awaited<ReturnType<typeof listBadges>>[number];

function ofFact(trx: Transaction<DB>, fact: AthleteFact) {
  return trx
    .updateTable('verifications')
    .where('athlete_id', '=', fact.athleteId)
    .where('fact_group', '=', fact.factGroup)
    .where('season_id', 'is not distinct from', fact.seasonId ?? null);
}
