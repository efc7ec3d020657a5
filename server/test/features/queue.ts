/** Directors with regions, and items that wait for them, written straight into the database. */
import type { Queue, QueueItem, VerificationItem } from '@faircourt/contracts/verification';
import type { FactGroup, VerificationStatus } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { signIn } from '../records/conversations.ts';
import { seedAthlete, seedPerson, type SeededAthlete } from '../records/seeded-athletes.ts';
import type { Answer, TestApp } from '../app/test-app.ts';

export const ABSENT = '0190a0a0-0000-7000-8000-000000000000';

const WAITS: ReadonlySet<VerificationStatus> = new Set(['more_asked', 'offered']);

let regions = 0;

export interface Director {
  userId: string;
  token: string;
}

/** Approved, and working in one region of these countries for each list given. */
export async function joinDirector(app: TestApp, ...places: string[][]): Promise<Director> {
  const userId = await seedPerson(app.db, { role: 'regional_director', name: 'Director Okafor' });
  for (const countries of places) await seedRegion(app, userId, countries);
  return { userId, token: await signIn(app, userId) };
}

export async function seedRegion(
  app: TestApp,
  directorUserId: string,
  countries: readonly string[],
  validity: Partial<Record<FactGroup, number>> = {},
): Promise<string> {
  const { id } = await app.db
    .insertInto('regions')
    .values({ name: `Region ${++regions}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const country_code of countries) {
    await app.db.insertInto('region_countries').values({ region_id: id, country_code }).execute();
  }
  for (const [fact_group, months] of Object.entries(validity)) {
    await app.db
      .insertInto('region_validity')
      // The keys of a Record of fact groups are fact groups; Object.entries forgets it.
      .values({ region_id: id, fact_group: fact_group as FactGroup, months })
      .execute();
  }
  await app.db
    .insertInto('director_regions')
    .values({ director_user_id: directorUserId, region_id: id })
    .execute();
  return id;
}

export async function joinAdmin(app: TestApp): Promise<Director> {
  const userId = await seedPerson(app.db, { role: 'regional_director', name: 'Admin Reyes' });
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute();
  return { userId, token: await signIn(app, userId) };
}

export interface SeededItem {
  id: string;
  athlete: SeededAthlete;
}

export interface ItemOptions {
  country?: string;
  factGroup?: Exclude<FactGroup, 'institution'>;
  /** Of whom; else a new athlete, a minor. */
  athlete?: SeededAthlete;
  birthdate?: string;
  status?: VerificationStatus;
  createdAt?: Date | string;
}

/** As a family asks: with the values on the record. */
export async function seedItem(app: TestApp, options: ItemOptions = {}): Promise<SeededItem> {
  const { country = 'US', factGroup = 'measurements', birthdate = '2010-06-01' } = options;
  const athlete = options.athlete ?? (await seedAthlete(app.db, { country, birthdate }));
  const seasonId = factGroup === 'season' ? (athlete.seasonIds[0] ?? null) : null;
  const facts = sql<string>`current_facts(${factGroup}::fact_group, ${athlete.athleteId}::uuid, ${seasonId}::uuid)`;
  const { id } = await app.db
    .insertInto('verifications')
    .values({
      athlete_id: athlete.athleteId,
      fact_group: factGroup,
      season_id: seasonId,
      status: options.status ?? 'open',
      fact_values: facts,
      values_hash: sql<Buffer>`facts_hash(${facts})`,
      offered_values: options.status === 'offered' ? '{}' : null,
      // A question that waits for an answer was put on some day.
      decided_at: WAITS.has(options.status ?? 'open')
        ? (options.createdAt ?? new Date('2026-01-01T00:00:00Z'))
        : null,
      created_at: options.createdAt ?? new Date('2026-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, athlete };
}

/** A coach who says to work there; nobody has checked either. */
export async function seedAffiliation(
  app: TestApp,
  { country = 'US', name = 'Dana Whitfield' }: { country?: string; name?: string } = {},
): Promise<{ id: string; coachId: string; coachUserId: string; institutionId: string }> {
  const coachUserId = await seedPerson(app.db, { role: 'guardian', name });
  await app.db.updateTable('users').set({ role: 'coach' }).where('id', '=', coachUserId).execute();
  const { id: institutionId } = await app.db
    .insertInto('institutions')
    .values({
      name: `Prairie State ${coachUserId}`,
      kind: 'college',
      country_code: country,
      website: 'https://prairie.example',
      email_domain: 'prairie.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: coachId } = await app.db
    .insertInto('coaches')
    .values({
      user_id: coachUserId,
      institution_id: institutionId,
      title: 'Head coach',
      work_email: 'dana@prairie.example',
      work_email_proven_at: new Date('2026-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = JSON.stringify({ title: 'Head coach', domain_match: 'same' });
  const { id } = await app.db
    .insertInto('verifications')
    .values({
      institution_id: institutionId,
      coach_id: coachId,
      fact_group: 'institution',
      fact_values: facts,
      values_hash: sql<Buffer>`facts_hash(${facts}::jsonb)`,
      requested_by: coachUserId,
      created_at: new Date('2026-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, coachId, coachUserId, institutionId };
}

export async function queueOf(app: TestApp, director: Director, query = ''): Promise<Queue> {
  const answer = await app.call<Queue>('GET', `/api/verifications${query}`, { token: director.token });
  expect(answer.status).toBe(200);
  return answer.body;
}

export async function idsOf(app: TestApp, director: Director, query = ''): Promise<string[]> {
  return (await queueOf(app, director, query)).items.map(({ id }: QueueItem) => id);
}

export type ItemStep = 'claim' | 'release' | 'conflict' | 'undo' | 'remind';

export function step(
  app: TestApp,
  director: Director,
  id: string,
  what: ItemStep,
): Promise<Answer<VerificationItem>> {
  return app.call('POST', `/api/verifications/${id}/${what}`, { token: director.token });
}

export function open(app: TestApp, director: Director, id: string): Promise<Answer<VerificationItem>> {
  return app.call('GET', `/api/verifications/${id}`, { token: director.token });
}

export function decide(
  app: TestApp,
  director: Director,
  id: string,
  body: object,
): Promise<Answer<VerificationItem>> {
  return app.call('POST', `/api/verifications/${id}/decide`, { token: director.token, body });
}

/** Claims it and decides about what it shows. */
export async function judge(
  app: TestApp,
  director: Director,
  id: string,
  body: object,
): Promise<Answer<VerificationItem>> {
  const claimed = await step(app, director, id, 'claim');
  expect(claimed.status).toBe(200);
  return decide(app, director, id, { values_hash: claimed.body.values_hash, ...body });
}

/** By `Measured by hand`. */
export function verify(
  app: TestApp,
  director: Director,
  id: string,
  values: object | null = null,
): Promise<Answer<VerificationItem>> {
  return judge(app, director, id, { decision: 'verify', method: 'Measured by hand', values });
}

export function statusOf(app: TestApp, id: string) {
  return app.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** As a family's page names the offer that it shows. */
export async function correctedAt(app: TestApp, id: string): Promise<string | undefined> {
  const row = await app.db
    .selectFrom('verifications')
    .select('decided_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.decided_at?.toISOString();
}
