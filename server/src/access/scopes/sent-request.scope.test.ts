import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { isBlockedAfter, statusForAsker } from '../rules/sent-request.rules.ts';
import { isBlockedSince, sentStatus } from './sent-request.scope.ts';

let fresh: FreshDatabase;
/** The one who asks comes first; then a colleague, and a coach from elsewhere. */
let coachIds: string[];
let institutionIds: string[];
let athleteIds: string[];

beforeAll(async () => {
  fresh = await freshDatabase();
  institutionIds = [];
  for (const name of ['North', 'South']) {
    const { id } = await fresh.db
      .insertInto('institutions')
      .values({ name, kind: 'college', country_code: 'US' })
      .returning('id')
      .executeTakeFirstOrThrow();
    institutionIds.push(id);
  }
  coachIds = [];
  for (const institution_id of [institutionIds[0], institutionIds[0], institutionIds[1]]) {
    const user_id = await createUser('coach');
    const { id } = await fresh.db
      .insertInto('coaches')
      .values({ user_id, institution_id: institution_id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    coachIds.push(id);
  }
  athleteIds = [];
  for (let n = 0; n < 2; n++) {
    const { id } = await fresh.db
      .insertInto('athletes')
      .values({ user_id: await createUser('athlete') })
      .returning('id')
      .executeTakeFirstOrThrow();
    athleteIds.push(id);
  }
});
afterAll(() => fresh.drop());

const day = fc.integer({ min: 1, max: 4 });
const blockArbitrary = fc.record({
  athlete: fc.nat({ max: 1 }),
  of: fc.oneof(
    fc.record({ coach: fc.nat({ max: 2 }), institution: fc.constant(null) }),
    fc.record({ coach: fc.constant(null), institution: fc.nat({ max: 1 }) }),
  ),
  created: day,
  lifted: fc.option(day),
});
const askedArbitrary = fc.record({
  athlete: fc.nat({ max: 1 }),
  created: day,
  decided: fc.option(day),
});

test(
  'a request is blocked since exactly when a block that counts came after it',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(blockArbitrary, { maxLength: 4, size: 'max' }),
        fc.array(askedArbitrary, { minLength: 1, maxLength: 6, size: 'max' }),
        fc.boolean(),
        async (blocks, requests, worksSomewhere) => {
          const coach = {
            coachId: coachIds[0] ?? null,
            institutionId: worksSomewhere ? (institutionIds[0] ?? null) : null,
          };
          const stored = blocks.map(({ athlete, of, created, lifted }) => ({
            athleteId: athleteIds[athlete] ?? '',
            coachId: of.coach === null ? null : (coachIds[of.coach] ?? null),
            institutionId: of.institution === null ? null : (institutionIds[of.institution] ?? null),
            createdAt: dayAt(created),
            liftedAt: lifted === null ? null : dayAt(lifted),
            isPause: false,
          }));
          await storeBlocks(stored);
          const { rows } = await sql<{ is_blocked: boolean }>`
          select ${isBlockedSince(coach)} as is_blocked from unnest(
            ${requests.map(({ athlete }) => athleteIds[athlete])}::uuid[],
            ${requests.map(({ created }) => dayAt(created))}::timestamptz[],
            ${requests.map(({ decided }) => (decided === null ? null : dayAt(decided)))}::timestamptz[]
          ) with ordinality as asked (athlete_id, created_at, decided_at, place)
          order by asked.place`.execute(fresh.db);
          const ruled = requests.map(({ athlete, created, decided }) =>
            isBlockedAfter(
              coach,
              { createdAt: dayAt(created), decidedAt: decided === null ? null : dayAt(decided) },
              stored.filter(({ athleteId }) => athleteId === athleteIds[athlete]),
            ),
          );
          expect(rows.map(({ is_blocked }) => is_blocked)).toEqual(ruled);
          for (const answer of ruled) seen.add(`${answer} ${worksSomewhere ? 'at work' : 'without work'}`);
          if (ruled.includes(true) && stored.every(({ liftedAt }) => liftedAt !== null))
            seen.add('though lifted');
        },
      ),
      { numRuns: 80 },
    );
    expect([...seen].toSorted()).toEqual([
      'false at work',
      'false without work',
      'though lifted',
      'true at work',
      'true without work',
    ]);
  },
);

test('what became of a request is counted as the rule tells it', async () => {
  const now = dayAt(3);
  const requests = (['requested', 'approved', 'declined', 'withdrawn'] as const).flatMap((status) =>
    [true, false].flatMap((isClosed) =>
      [true, false].flatMap((isBlocked) =>
        [null, dayAt(2), now, dayAt(4)].map((expiresAt) => ({
          status,
          isClosed,
          isBlockedSince: isBlocked,
          expiresAt,
        })),
      ),
    ),
  );
  const { rows } = await sql<{ status: string }>`
    select ${sentStatus(now)} as status from unnest(
      ${requests.map(({ status }) => status)}::text[],
      ${requests.map(({ isClosed }) => isClosed)}::boolean[],
      ${requests.map((request) => request.isBlockedSince)}::boolean[],
      ${requests.map(({ expiresAt }) => expiresAt)}::timestamptz[]
    ) with ordinality as request (status, is_closed, is_blocked_since, expires_at, place)
    order by request.place`.execute(fresh.db);
  expect(rows.map(({ status }) => status)).toEqual(requests.map((request) => statusForAsker(request, now)));
});

interface StoredBlock {
  athleteId: string;
  coachId: string | null;
  institutionId: string | null;
  createdAt: Date;
  liftedAt: Date | null;
}

/** Each by another person of the family: one person has one block of somebody at a time. */
async function storeBlocks(blocks: readonly StoredBlock[]): Promise<void> {
  await fresh.db.deleteFrom('blocks').execute();
  if (blocks.length === 0) return;
  const rows = [];
  for (const block of blocks) {
    rows.push({
      athlete_id: block.athleteId,
      coach_id: block.coachId,
      institution_id: block.institutionId,
      created_at: block.createdAt,
      lifted_at: block.liftedAt,
      decided_by: await createUser('guardian'),
    });
  }
  await fresh.db.insertInto('blocks').values(rows).execute();
}

function dayAt(n: number): Date {
  return new Date(Date.UTC(2026, 2, n, 12));
}

async function createUser(role: 'coach' | 'athlete' | 'guardian'): Promise<string> {
  const id = randomUUID();
  await fresh.db
    .insertInto('auth_users')
    .values({ id, email: `${id}@example.test` })
    .execute();
  await fresh.db.insertInto('users').values({ id, auth_id: id, role, name: role }).execute();
  return id;
}
