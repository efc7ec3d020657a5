/**
 * Generated athletes, families, decisions, viewers and searches, over HTTP on real cards. An oracle that knows the rules
 * but no SQL says what each viewer gets: exactly these athletes, in this order, with these fields, and this count.
 */
import { searchPageSchema, type SearchCount, type SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, FILTERS as ENTRIES } from '@faircourt/contracts/search-filters';
import { DOMINANT_HANDS, POSITIONS, SEARCH_SORTS } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMember, type Actor } from '../../../access/engine/actor.ts';
import { storeScenario } from '../../../../test/access/store-scenario.ts';
import { expectedActors, expectedFacts } from '../../../../test/access/scenario-facts.ts';
import { scenarioRows } from '../../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../../test/access/scenario.ts';
import { withClient } from '../../../platform/database/scratch.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { checkCards, rebuildCards } from '../cards/card.service.ts';
import { cardFactsArbitrary, markedBy, storeCardFacts } from '../../../../test/search/card-facts.ts';
import { expectedCards, type Candidate } from '../../../../test/search/expected-search.ts';

let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  // The stamp of an update would be the moment of the test; the facts choose their own.
  await withClient(app.url, (client) => client.query('alter table athletes disable trigger touch'));
});
afterAll(() => app.close());

const NAMES =
  'José|jose|Mario|Mari|bartholomew|Barthlomew|O’Neal|oneal|Silva|Silav|maria silva|da silva|Ana S|Maria S.|José O|ng|Okonkwo|Konstantindis|Peña|łukaszewicz|s|--';

const filtersArbitrary: fc.Arbitrary<SearchFilters> = fc.record(
  {
    position: fc.constantFrom(...POSITIONS),
    grad_year: fc.constantFrom(2026, 2027, 2030),
    country: fc.constantFrom('US', 'BR', 'AQ'),
    min_height: fc.constantFrom(180, 185.5, 185.55, 213),
    max_height: fc.constantFrom(190, 200.1, 200.05),
    name: fc.constantFrom(...NAMES.split('|')),
    verified: fc.constant(true),
    min_gpa: fc.constantFrom(0, 3, 3.51, 4),
    dominant_hand: fc.constantFrom(...DOMINANT_HANDS),
    min_wingspan: fc.constantFrom(190, 200.45, 216),
    updated_since: fc.constantFrom('2026-01-25', '2028-02-28', '2000-01-01'),
    has_video: fc.constant(true),
  },
  { requiredKeys: [] },
);

/** Mostly one or two filters: many at once find nobody, and nobody proves little. */
const fewFilters = filtersArbitrary.chain((all) =>
  fc
    .subarray(Object.keys(all), { maxLength: 2 })
    .map((kept): SearchFilters =>
      Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key))),
    ),
);

/** Those of a coach's own work have a test of their own, marks/marks.property.test.ts. */
const FILTERS = FILTER_NAMES.filter((name) => !ENTRIES[name].isOwn);

const searchArbitrary = fc.record({
  viewer: fc.nat({ max: 1_000 }),
  filters: fc.oneof({ weight: 4, arbitrary: fewFilters }, { weight: 1, arbitrary: filtersArbitrary }),
  sort: fc.constantFrom(...SEARCH_SORTS),
});

test(
  'every viewer finds exactly the athletes, fields, order and count that the rules allow',
  { timeout: 240_000 },
  async () => {
    /** What was actually met: agreement over nothing would prove nothing. */
    const seen = new Set<string>();
    const scenario = fc.record({
      scenario: scenarioArbitrary,
      facts: fc.array(cardFactsArbitrary, { minLength: 30, maxLength: 30 }),
      searches: fc.array(searchArbitrary, { minLength: 60, maxLength: 60 }),
    });

    const property = fc.asyncProperty(scenario, async ({ scenario, facts, searches }) => {
      ({ now } = scenario);
      const rows = scenarioRows(scenario);
      await storeScenario(app.db, rows, now);
      await storeCardFacts(app.db, rows, facts, now);
      await rebuildCards(app.db, now);
      expect(await checkCards(app.db, now)).toEqual([]);

      const athletes = expectedFacts(rows, now);
      const candidates = athletes.map((athlete, n): Candidate => {
        const own = facts[n];
        if (!own) throw new Error('every athlete has facts');
        return { athlete, facts: own, markedBy: markedBy(own, athlete.userId, rows, athlete.athleteId) };
      });
      const viewers = fewOfEach([...expectedActors(rows, now)].filter(([, actor]) => isMember(actor)));
      const tokens = await signInAll(viewers.map(([userId]) => userId));

      for (const { viewer, filters, sort } of searches) {
        const [userId, actor] = viewers[viewer % viewers.length] ?? [];
        if (!userId || !actor) continue;
        const token = tokens.get(userId);
        const question = new URLSearchParams(
          Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)])),
        ).toString();
        const expected = expectedCards(actor, candidates, filters, sort, now);

        const page = await app.call('GET', `/api/athletes?${question}&sort=${sort}`, { token });
        const said = `${actor.kind} asking ${question} by ${sort}`;
        expect(page.status, `as ${said}`).toBe(200);
        // Strict: the text comes from the database as it is, so an undeclared field would leave.
        const { athletes: found, next } = searchPageSchema.parse(page.body);
        expect((page.body as { athletes: unknown }).athletes, `as ${said}`).toEqual(expected);
        expect(found, `as ${said}`).toEqual(expected);
        expect(next, `as ${said}`).toBeNull();

        const count = await app.call<SearchCount>('GET', `/api/athletes/count?${question}`, { token });
        expect(count.body, `as ${said}`).toMatchObject({ count: expected.length, is_capped: false });

        if (actor.kind === 'coach' && actor.blockedByAthleteIds.length > 0) {
          const unblocked = candidates.map((one) => ({ ...one, athlete: { ...one.athlete, blocks: [] } }));
          const others = expectedCards(actor, unblocked, filters, sort, now);
          if (others.length > expected.length) seen.add('a block hid somebody');
        }
        const isFound = expected.length > 0 ? 'found' : 'nobody';
        for (const filter of Object.keys(filters)) seen.add(`${filter} ${isFound}`);
        for (const card of expected) {
          seen.add(`${kindOf(actor)} ${card.is_identity_released ? 'reads' : 'does not read'} a name`);
        }
      }
    });
    await withClient(app.url, async (client) => {
      // Each scenario has a time of its own. The job that follows the calendar would make cards at the time of the one before.
      await client.query("select pg_advisory_lock(hashtextextended('card_due', 0))");
      await fc.assert(property, { numRuns: 12, unbiased: true, endOnFailure: true });
    });

    for (const filter of FILTERS) {
      expect.soft([...seen]).toContain(`${filter} found`);
      expect.soft([...seen]).toContain(`${filter} nobody`);
    }
    expect.soft([...seen]).toContain('a block hid somebody');
    for (const kind of ['athlete', 'guardian', 'verified coach', 'other coach', 'director', 'admin']) {
      expect.soft([...seen]).toContain(`${kind} reads a name`);
      expect.soft([...seen]).toContain(`${kind} does not read a name`);
    }
  },
);

function kindOf(actor: Actor): string {
  if (actor.kind !== 'coach') return actor.kind;
  return actor.isInstitutionVerified ? 'verified coach' : 'other coach';
}

/** Athletes and guardians all search alike; coaches differ, so all of them do. */
function fewOfEach(people: [string, Actor][]): [string, Actor][] {
  const ofKind = (kind: Actor['kind']) => people.filter(([, actor]) => actor.kind === kind);
  return [
    ...ofKind('coach'),
    ...ofKind('athlete').slice(0, 2),
    ...ofKind('guardian').slice(0, 2),
    ...ofKind('director').slice(0, 2),
    ...ofKind('admin').slice(0, 1),
  ];
}

async function signInAll(userIds: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    insert into auth_sessions (user_id, token, expires_at, second_factor)
    select id, id::text, now() + interval '1 hour', 'authenticator' from unnest(${userIds}::uuid[]) id
    returning id, user_id`.execute(app.db);
  const tokens = await Promise.all(
    rows.map(
      async (row) =>
        [row.user_id, (await app.runtime.engine.tokens.issue(row.user_id, row.id)).token] as const,
    ),
  );
  return new Map(tokens);
}
