import { randomUUID } from 'node:crypto';
import { VERIFICATION_STATUSES } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { isEntryChecked, type Measured, type MeasurementCheck } from '../rules/measurement.rules.ts';
import { isCheckedEntry } from './measurement.scope.ts';

let fresh: FreshDatabase;
let athleteId: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  const userId = randomUUID();
  await fresh.db
    .insertInto('auth_users')
    .values({ id: userId, email: `${userId}@example.test` })
    .execute();
  await fresh.db
    .insertInto('users')
    .values({ id: userId, auth_id: userId, role: 'athlete', name: 'athlete' })
    .execute();
  ({ id: athleteId } = await fresh.db
    .insertInto('athletes')
    .values({ user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => fresh.drop());

/** Few values, so that entries, checks and today often agree, and often in all but one. */
const measured: fc.Arbitrary<Measured> = fc.record({
  height_cm: fc.constantFrom(190, 190.5, null),
  weight_kg: fc.constantFrom(80, null),
  wingspan_cm: fc.constantFrom(200, null),
  vertical_cm: fc.constantFrom(70, null),
});
const checkArbitrary = fc.record({
  group: fc.constantFrom('measurements' as const, 'measurements' as const, 'academics' as const),
  status: fc.constantFrom('verified' as const, 'dropped' as const, ...VERIFICATION_STATUSES),
  isDecided: fc.constantFrom(true, true, false),
  values: fc.oneof(
    { weight: 3, arbitrary: measured },
    { weight: 1, arbitrary: measured.map(({ height_cm, weight_kg }) => ({ height_cm, weight_kg })) },
  ),
});
type Check = typeof checkArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

test('of the past exactly those measurements show that a director has once found right, or that are today’s', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      measured,
      fc.array(measured, { minLength: 1, maxLength: 8, size: 'max' }),
      fc.array(checkArbitrary, { maxLength: 5, size: 'max' }),
      async (today, entries, made) => {
        const checks = made.filter(isAlone);
        await store(today, checks);
        const { rows } = await sql<{ is_checked: boolean }>`
          select ${isCheckedEntry} as is_checked from athletes a, unnest(
            ${entries.map(({ height_cm }) => height_cm)}::numeric[], ${entries.map(({ weight_kg }) => weight_kg)}::numeric[],
            ${entries.map(({ wingspan_cm }) => wingspan_cm)}::numeric[], ${entries.map(({ vertical_cm }) => vertical_cm)}::numeric[]
          ) with ordinality as m (height_cm, weight_kg, wingspan_cm, vertical_cm, place)
          where a.id = ${athleteId} order by m.place`.execute(fresh.db);
        const ofMeasurements = checks.flatMap((check): MeasurementCheck[] =>
          check.group === 'measurements' ? [{ ...check, isDecided: isStoredAsDecided(check) }] : [],
        );
        const ruled = entries.map((entry) => isEntryChecked(entry, today, ofMeasurements));
        expect(rows.map(({ is_checked }) => is_checked)).toEqual(ruled);
        for (const [n, entry] of entries.entries()) {
          const isToday = isEntryChecked(entry, today, []);
          seen.add(ruled[n] ? (isToday ? 'of today' : 'once checked') : 'unchecked');
        }
      },
    ),
    { numRuns: 150 },
  );
  expect([...seen].toSorted()).toEqual(['of today', 'once checked', 'unchecked']);
});

/** An athlete has one question of a kind at a time. */
function isAlone({ status, group }: Check, n: number, all: readonly Check[]): boolean {
  const isOpen = (one: string) => one === 'open' || one === 'more_asked' || one === 'offered';
  return !isOpen(status) || all.findIndex((one) => one.group === group && isOpen(one.status)) === n;
}

/** The table holds no badge that nobody decided on. */
function isStoredAsDecided({ status, isDecided }: Check): boolean {
  return isDecided || status === 'verified';
}

async function store(today: Measured, checks: readonly Check[]): Promise<void> {
  await fresh.db.deleteFrom('verifications').execute();
  await fresh.db.updateTable('athletes').set(today).where('id', '=', athleteId).execute();
  if (checks.length === 0) return;
  const at = new Date('2026-03-01T12:00:00Z');
  await fresh.db
    .insertInto('verifications')
    .values(
      checks.map((check) => ({
        athlete_id: athleteId,
        fact_group: check.group,
        status: check.status,
        fact_values: JSON.stringify(check.values),
        offered_values: check.status === 'offered' ? '{}' : null,
        decided_at: isStoredAsDecided(check) || check.status === 'offered' ? at : null,
        expires_at: at,
      })),
    )
    .execute();
}
