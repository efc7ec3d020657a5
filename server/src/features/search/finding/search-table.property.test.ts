/**
 * Generated families, decisions and coaches: each cell of a coach's table is what the card and the page show that coach at that
 * moment, and each coach who may have a table gets exactly the athletes whom the search finds.
 */
import type { AthleteCard } from '@faircourt/contracts/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../test/app/fresh-database.ts';
import { expectedActors, expectedFacts } from '../../../../test/access/scenario-facts.ts';
import { scenarioRows } from '../../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../../test/access/scenario.ts';
import { storeScenario } from '../../../../test/access/store-scenario.ts';
import { ALL_COLUMNS, cellsIn } from '../../../../test/features/athlete-tables.ts';
import { Guard } from '../../../access/engine/guard.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { exportLock } from '../../../access/rules/athlete-table.rules.ts';
import { groupState, isListedFor } from '../../../access/rules/athlete.rules.ts';
import { cardReader } from '../../../access/rules/card.rules.ts';
import { isVerified } from '../../../access/rules/in-effect.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import type { Database } from '../../../platform/database/database.ts';
import { RateLimiter } from '../../../platform/rate-limit.ts';
import { listBadgesInEffect } from '../../verification/badges/verification.service.ts';
import { rebuildCards } from '../cards/card.service.ts';
import { exportFound, type SearchTableDeps } from './search-table.service.ts';
import { listCards } from './picked-card.store.ts';

let fresh: FreshDatabase;
let db: Database;
let now = new Date();
beforeAll(async () => {
  fresh = await freshDatabase();
  db = fresh.db;
});
afterAll(() => fresh.drop());

test('each cell of a table is what the card and the page show', { timeout: 300_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(scenarioArbitrary, async (scenario) => {
      ({ now } = scenario);
      const rows = scenarioRows(scenario);
      await storeScenario(db, rows, now);
      // Scenarios decide who sees what; what there is to see is the same for all.
      await db
        .updateTable('athletes')
        .set({ height_cm: 190.5, primary_position: 'Center', city: 'León, Gto.', school_name: '+Norte' })
        .execute();
      await rebuildCards(db, now);
      const athletes = expectedFacts(rows, now);
      for (const actor of expectedActors(rows, now).values()) {
        if (exportLock(actor, now) !== null) continue;
        const listed = athletes.filter((athlete) => isListedFor(actor, athlete, now));
        const table = await exportFound(deps(), new Guard(actor, now), {
          columns: ALL_COLUMNS,
          locale: 'en',
          filters: {},
          sort: 'grad_year',
          athlete_ids: null,
        });
        const text = Buffer.concat(await table.map((chunk: Buffer) => chunk).toArray()).toString('utf8');
        const cells = new Map(
          cellsIn(text)
            .slice(1)
            .map((row) => [row.at(-1)?.split('/').at(-1) ?? '', row.slice(0, -1)]),
        );
        expect([...cells.keys()].toSorted()).toEqual(listed.map(({ athleteId }) => athleteId).toSorted());
        for (const athlete of listed) {
          const isNamed = groupState(actor, athlete, 'identity', now) === 'visible';
          const expected = await expectedCells(athlete, new Guard(actor, now), isNamed);
          expect(cells.get(athlete.athleteId)).toEqual(expected);
          seen.add(isNamed ? 'named' : 'first name and initial');
          for (const cell of expected) if (cell.startsWith('Verified')) seen.add('verified');
        }
      }
    }),
    { numRuns: 8, unbiased: true, endOnFailure: true },
  );
  for (const met of ['named', 'first name and initial', 'verified']) expect.soft([...seen]).toContain(met);
});

/** From the card as search gives it and the badges as the page gives them, by the rules and not by the table's own code. */
async function expectedCells(athlete: AthleteFacts, guard: Guard, isNamed: boolean): Promise<string[]> {
  const reader = cardReader(guard.actor);
  const [json = '{}'] = reader ? await listCards(db, [athlete.athleteId], reader, now) : [];
  const card = JSON.parse(json) as AthleteCard;
  const badges = await listBadgesInEffect(db, athlete.athleteId, now);
  const checked = (group: string) => badges.find(({ fact_group }) => fact_group === group)?.verified_on;
  const badge = (value: unknown, day?: string) => {
    if (value === null || value === '') return '';
    return day ? `Verified by a director on ${day}` : 'Self-reported';
  };
  const positions = [...new Set([card.primary_position, card.secondary_position])].filter(Boolean).join(', ');
  const height = isVerified(athlete, 'measurements', now) ? checked('measurements') : undefined;
  const ofIdentity = (value: string | null, day?: string) =>
    // A spreadsheet must not take the name of the school for a formula.
    isNamed ? [(value ?? '').replace(/^\+/u, "'+"), badge(value, day)] : ['', 'Not released'];
  return [
    card.name,
    isNamed ? 'Self-reported' : 'Awaiting guardian approval',
    ...[String(card.grad_year ?? ''), badge(card.grad_year)],
    ...[positions, badge(positions)],
    ...[String(card.height_cm ?? ''), badge(card.height_cm, height)],
    ...[card.country_code, 'Self-reported'],
    ...ofIdentity(card.city),
    ...ofIdentity(card.school_name, checked('school')),
  ];
}

function deps(): SearchTableDeps {
  const statements: Statements = { run: (statement, given) => statement.execute(db, given) };
  return {
    db,
    clock: { now: () => now },
    limiter: new RateLimiter(db, 1_000),
    baseUrl: 'http://localhost',
    statements,
    searchStatements: statements,
  };
}
