/** A family with something on the record, and what directors did to it, as tests of verifications need them. */
import type {
  AthleteVerifications,
  FactVerification,
  FamilyVerifications,
} from '@faircourt/contracts/verification';
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { joinFamily, type Family, type SignedIn } from '../records/conversations.ts';
import type { Answer, TestApp } from '../app/test-app.ts';
import type { Database } from '../../src/platform/database/database.ts';

export interface CheckedFamily extends Family {
  athleteId: string;
  seasonId: string;
}

/** Of Spain, a minor unless said otherwise, with a body, a school, grades, a transcript's address and a season. */
export async function joinCheckedFamily(
  app: TestApp,
  born: { birthdate?: string } = {},
): Promise<CheckedFamily> {
  const family = await joinFamily(app, born);
  const { athleteId } = family.athlete;
  await app.db
    .updateTable('athletes')
    .set({ country_code: 'ES', height_cm: 198.5, weight_kg: 91, school_name: 'Northgate High' })
    .where('id', '=', athleteId)
    .execute();
  await app.db
    .insertInto('academics')
    .values({
      athlete_id: athleteId,
      gpa: 3.5,
      sat: 1300,
      transcript_url: 'https://school.example/t.pdf',
      core_courses: JSON.stringify([{ title: 'Algebra II', grade: 'A' }]),
    })
    .execute();
  const { id: seasonId } = await app.db
    .insertInto('seasons')
    .values({ athlete_id: athleteId, label: '2025-26', team: 'Herons', games: 20, points: 300 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...family, athleteId, seasonId };
}

export interface SeededCheck {
  athleteId: string;
  factGroup?: AthleteFactGroup;
  seasonId?: string | null;
  status?: 'open' | 'more_asked' | 'offered' | 'verified' | 'rejected' | 'dropped';
  directorUserId?: string | null;
  decidedAt?: Date | null;
  expiresAt?: Date | null;
  createdAt?: Date;
  correctedValues?: object;
  reason?: string;
}

/** About the values of now, as every way to make one has it. */
export async function seedCheck(db: Database, check: SeededCheck): Promise<string> {
  const { athleteId, factGroup = 'measurements', seasonId = null, status = 'open' } = check;
  const isDecided = status !== 'open';
  const facts = sql<string>`current_facts(${factGroup}::fact_group, ${athleteId}::uuid, ${seasonId}::uuid)`;
  const { id } = await db
    .insertInto('verifications')
    .values({
      athlete_id: athleteId,
      fact_group: factGroup,
      season_id: seasonId,
      status,
      fact_values: facts,
      values_hash: sql`facts_hash(${facts})`,
      method: isDecided ? 'In person' : null,
      reason: check.reason ?? null,
      director_user_id: check.directorUserId ?? null,
      decided_at:
        check.decidedAt === undefined
          ? isDecided
            ? new Date('2026-02-03T10:00:00Z')
            : null
          : check.decidedAt,
      expires_at:
        check.expiresAt ?? (status === 'verified' || status === 'offered' ? new Date('2100-01-01') : null),
      offered_values: check.correctedValues ? JSON.stringify(check.correctedValues) : null,
      ...(check.createdAt ? { created_at: check.createdAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function ask(
  app: TestApp,
  person: { token?: string },
  athleteId: string,
  body: object = {
    fact_group: 'measurements',
    statement: { method: 'A tape on the wall', place: 'Home gym' },
  },
): Promise<Answer<AthleteVerifications>> {
  return app.call<AthleteVerifications>('POST', `/api/athletes/${athleteId}/verifications`, {
    token: person.token,
    body,
  });
}

export async function readOwn(app: TestApp, person: SignedIn): Promise<AthleteVerifications[]> {
  const { body } = await app.call<FamilyVerifications>('GET', '/api/own-verifications', {
    token: person.token,
  });
  return body.athletes;
}

export async function factOf(
  app: TestApp,
  family: CheckedFamily,
  factGroup: AthleteFactGroup = 'measurements',
): Promise<FactVerification> {
  const [verifications] = await readOwn(app, family.athlete);
  const fact = verifications?.facts.find((candidate) => candidate.fact_group === factGroup);
  if (!fact) throw new Error(`Nothing is said of ${factGroup}`);
  return fact;
}

export function rowOf(db: Database, id: string) {
  return db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
