/** Records of athletes that no endpoint makes yet, and what the log says of them. */
import { sql } from 'kysely';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import type { Database } from '../../src/platform/database/database.ts';

export async function athleteIdOf(db: Database, userId: string): Promise<string> {
  const { id } = await db
    .selectFrom('athletes')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A director's decision, as the database has it. */
export async function seedVerification(
  db: Database,
  fact: {
    athleteId: string;
    factGroup: FactGroup;
    seasonId?: string;
    status?: 'verified' | 'open';
    directorUserId?: string;
    expiresAt?: Date;
  },
): Promise<string> {
  const isVerified = (fact.status ?? 'verified') === 'verified';
  const { id } = await db
    .insertInto('verifications')
    .values({
      athlete_id: fact.athleteId,
      fact_group: fact.factGroup,
      season_id: fact.seasonId ?? null,
      status: fact.status ?? 'verified',
      method: isVerified ? 'in person' : null,
      director_user_id: fact.directorUserId ?? null,
      decided_at: isVerified ? new Date('2026-02-03T10:00:00Z') : null,
      expires_at: isVerified ? (fact.expiresAt ?? new Date('2100-01-01T00:00:00Z')) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The statuses of an athlete's verifications by fact group. */
export async function verificationStatuses(db: Database, athleteId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('verifications')
    .select(['fact_group', 'status'])
    .where('athlete_id', '=', athleteId)
    .execute();
  return Object.fromEntries(rows.map(({ fact_group, status }) => [fact_group, status]));
}

/** The log of one athlete, oldest first. */
export async function eventsOf(
  db: Database,
  athleteId: string,
): Promise<{ type: string; data: Record<string, unknown>; actor_role: string }[]> {
  const { rows } = await sql<{ type: string; data: Record<string, unknown>; actor_role: string }>`
    select type, data, actor_role from events where chain = ${athleteId} order by seq`.execute(db);
  return rows;
}
