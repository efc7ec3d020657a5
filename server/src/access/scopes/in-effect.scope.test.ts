/** What generated scenarios meet only now and then: a plan of PostgreSQL in which one athlete's answer leaks into the next. */
import { randomUUID } from 'node:crypto';
import type { Role } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { seedGuardianship } from '../../../test/records/seeded-guardianship.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { familyFacts, isUndenied, releasesInEffect } from './in-effect.scope.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

async function createUser(role: Role): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.test`;
  await fresh.db.insertInto('auth_users').values({ id, email }).execute();
  await fresh.db.insertInto('users').values({ id, auth_id: id, role, name: role }).execute();
  return id;
}

/** One guardian released the videos to everyone, and the other said no to verified colleges. */
async function createDivided(): Promise<string> {
  const userId = await createUser('athlete');
  const { id } = await fresh.db
    .insertInto('athletes')
    .values({ user_id: userId, birthdate: '2010-05-05', visibility: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [approving, refusing] = [await createUser('guardian'), await createUser('guardian')];
  await fresh.db
    .insertInto('guardian_links')
    .values(
      [approving, refusing].map((guardian_user_id) => ({
        athlete_id: id,
        guardian_user_id,
        status: 'active' as const,
        activated_at: NOW,
      })),
    )
    .execute();
  await seedGuardianship(fresh.db, { athleteId: id, guardianUserId: approving });
  await seedSignatures(fresh.db, { athleteId: id, guardianUserId: approving });
  const decision = { athlete_id: id, field_group: 'videos', decided_at: NOW } as const;
  await fresh.db
    .insertInto('releases')
    .values([
      { ...decision, audience: 'everyone', status: 'approved', decided_by: approving },
      { ...decision, audience: 'verified_colleges', status: 'declined', decided_by: refusing },
    ])
    .execute();
  return id;
}

test('each athlete’s own guardians are asked, also when many athletes are asked about at once', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await createDivided());
  const toColleges = releasesInEffect(
    NOW,
    sql`release.field_group = 'videos'`,
    isUndenied(NOW, sql`denial.audience <> 'institution'`),
  );
  const { rows } = await sql<{ id: string; is_released: boolean }>`
    select id, exists (select 1 ${toColleges}) as is_released
    from athletes cross join lateral ${familyFacts(NOW)} order by id`.execute(fresh.db);
  expect(rows.map(({ id }) => id)).toEqual(ids.toSorted());
  expect(rows.filter(({ is_released }) => is_released)).toEqual([]);
});
