import { INSTITUTION_STATUSES } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { ANONYMOUS, type Actor } from '../engine/actor.ts';
import { canFindInstitution } from '../rules/institution.rules.ts';
import { findableInstitutions } from './institution.scope.ts';
import type { InstitutionFacts } from '../facts/subjects.ts';

const userId = '0190a0a0-0000-7000-8000-000000000000';
const OWN = '0190a0a0-0000-7000-8000-000000000001';
const BANNED = '0190a0a0-0000-7000-8000-000000000002';
let fresh: FreshDatabase;
let all: InstitutionFacts[];
beforeAll(async () => {
  fresh = await freshDatabase();
  all = await fresh.db
    .insertInto('institutions')
    .values([
      { id: OWN, name: 'own', kind: 'club', country_code: 'US', status: 'rejected' },
      ...INSTITUTION_STATUSES.map((status) => {
        return { name: status, kind: 'club' as const, country_code: 'US', status };
      }),
    ])
    .returning(['id', 'status', 'name', 'banned_by'])
    .execute();
  all.push(await ban(fresh.db));
});
afterAll(() => fresh.drop());

/** Also the coaches who work there lose sight of it. */
async function ban(db: FreshDatabase['db']): Promise<InstitutionFacts> {
  const now = new Date('2026-03-02');
  const item = await db
    .insertInto('moderation_items')
    .values({
      kind: 'coach',
      subject_id: userId,
      severity: 'high',
      category: 'other',
      created_at: now,
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const decision = await db
    .insertInto('moderation_decisions')
    .values({ item_id: item.id, measure: 'ban', reason: 'Fraud', decided_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('institutions')
    .values({
      id: BANNED,
      name: 'banned',
      kind: 'club',
      country_code: 'US',
      status: 'verified',
      banned_by: decision.id,
    })
    .returning(['id', 'status', 'banned_by'])
    .executeTakeFirstOrThrow();
}

const coach = {
  kind: 'coach',
  isMailboxProven: true,
  userId,
  coachId: userId,
  institutionId: OWN,
  isInstitutionVerified: false,
  isRestricted: false,
  blockedByAthleteIds: [],
  plans: [],
} as const;
const director = {
  kind: 'director',
  userId,
  isMailboxProven: true,
  isApproved: true,
  countries: ['US'],
} as const;
const LISTED = ['unverified', 'verified'];

test.each<[string, Actor, string[]]>([
  ['a coach', coach, ['own', ...LISTED]],
  ['a coach of a banned one', { ...coach, institutionId: BANNED }, LISTED],
  ['a coach who names none', { ...coach, institutionId: null }, LISTED],
  ['an approved director', director, LISTED],
  ['a pending director', { ...director, isApproved: false }, []],
  ['an admin', { kind: 'admin', userId, isMailboxProven: true }, LISTED],
  ['a guardian', { kind: 'guardian', userId, isMailboxProven: true, athleteIds: [] }, []],
  ['nobody', ANONYMOUS, []],
])('what %s finds is the same to the rule and to the list', async (_who, actor, names) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from institutions where ${findableInstitutions(actor)} order by name`.execute(fresh.db);
  expect(rows.map(({ name }) => name)).toEqual(names);
  const allowed = all.filter((institution) => canFindInstitution(actor, institution)).map(({ id }) => id);
  expect(allowed.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
