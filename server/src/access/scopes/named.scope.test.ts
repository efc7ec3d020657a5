/** Who is called by name, and what the record says is released: rule and statement agree on generated scenarios. */
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { expectedFacts } from '../../../test/access/scenario-facts.ts';
import { scenarioRows } from '../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../test/access/scenario.ts';
import { storeScenario } from '../../../test/access/store-scenario.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isAdult } from '../rules/age.ts';
import { releasesInEffect } from '../rules/in-effect.ts';
import { isKnownByName } from '../rules/log.rules.ts';
import { listedName } from './listed-name.scope.ts';
import { isNamedInLog } from './log.scope.ts';
import { releasePolicyInEffect } from './release-policy.scope.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const RUNS = { numRuns: 8, unbiased: true, endOnFailure: true };

test(
  'a list names an adult in full, and a minor by first name and initial',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(scenarioArbitrary, async (scenario) => {
        const { now } = scenario;
        const rows = scenarioRows(scenario);
        await storeScenario(fresh.db, rows, now);
        await fresh.db.updateTable('users').set({ name: 'Maya Renee Johnson' }).execute();
        const listed = await sql<{ id: string; name: string }>`
        select athletes.id, ${listedName(now, 'account')} as name
        from athletes join users account on account.id = athletes.user_id order by 1`.execute(fresh.db);
        const ruled = expectedFacts(rows, now).map((athlete) => {
          return { id: athlete.athleteId, name: isAdult(athlete, now) ? 'Maya Renee Johnson' : 'Maya J.' };
        });
        expect(listed.rows).toEqual(ruled);
        for (const { name } of ruled) seen.add(name);
      }),
      RUNS,
    );
    expect([...seen].toSorted()).toEqual(['Maya J.', 'Maya Renee Johnson']);
  },
);

test('the log names exactly those whom a family knows', { timeout: 300_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(scenarioArbitrary, async (scenario) => {
      const rows = scenarioRows(scenario);
      await storeScenario(fresh.db, rows, scenario.now);
      const named = await sql<{ chain: string; author: string }>`
        select entry.chain, actor.id as author
        from athletes athlete cross join users actor cross join lateral (select athlete.id as chain) entry
        where ${isNamedInLog} order by 1, 2`.execute(fresh.db);
      const ruled = rows.athletes.flatMap((athlete) => {
        const linkedUserIds = rows.links.flatMap(({ athleteId, guardianUserId }) =>
          athleteId === athlete.id ? (guardianUserId ?? []) : [],
        );
        const family = { athleteUserId: athlete.userId, linkedUserIds };
        return rows.people.flatMap((person) => {
          const isKnown = isKnownByName({ userId: person.id, role: person.role }, family);
          seen.add(`${person.role} ${isKnown}`);
          return isKnown ? [{ chain: athlete.id, author: person.id }] : [];
        });
      });
      expect(named.rows).toEqual(ruled.toSorted((a, b) => compare(a.chain + a.author, b.chain + b.author)));
    }),
    RUNS,
  );
  expect([...seen].toSorted()).toEqual([
    'admin false',
    'athlete false',
    'athlete true',
    'coach true',
    'guardian false',
    'guardian true',
    'regional_director true',
  ]);
});

test('the record says of each group to whom it is released', { timeout: 300_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(scenarioArbitrary, async (scenario) => {
      const { now } = scenario;
      const rows = scenarioRows(scenario);
      await storeScenario(fresh.db, rows, now);
      const stated = await sql<{ id: string; policy: unknown }>`
        select athletes.id, ${releasePolicyInEffect(now)} as policy from athletes order by 1`.execute(
        fresh.db,
      );
      const ruled = expectedFacts(rows, now).map((athlete) => {
        return { id: athlete.athleteId, policy: policyOf(athlete, now) };
      });
      expect(stated.rows).toEqual(ruled);
      for (const athlete of expectedFacts(rows, now)) {
        for (const { audience } of releasesInEffect(athlete, now)) seen.add(audience);
        if (
          releasesInEffect({ ...athlete, denials: [] }, now).length > releasesInEffect(athlete, now).length
        ) {
          seen.add('a no counted');
        }
      }
    }),
    RUNS,
  );
  expect([...seen].toSorted()).toEqual(['a no counted', 'everyone', 'institution', 'verified_colleges']);
});

type Policy = Record<string, { everyone?: true; verified_colleges?: true; institutions?: string[] }>;

function policyOf(athlete: AthleteFacts, now: Date): Policy {
  const policy: Policy = {};
  for (const { fieldGroup, audience, institutionId } of releasesInEffect(athlete, now)) {
    const group = (policy[fieldGroup] ??= {});
    if (audience !== 'institution') group[audience] = true;
    else if (institutionId !== null) group.institutions = [...(group.institutions ?? []), institutionId];
  }
  for (const group of Object.values(policy)) group.institutions?.sort(compare);
  return policy;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
