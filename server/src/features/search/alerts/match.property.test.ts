/**
 * Generated athletes, alerts and changes: what the statement of the change stores is exactly what running every search
 * before and after it would find, for each reader.
 */
import type { SearchFilters } from '@faircourt/contracts/search';
import { POSITIONS } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { cardReader } from '../../../access/rules/card.rules.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { PinnedConnections } from '../../../platform/database/pinned-connections.ts';
import { refreshCards } from '../cards/card.service.ts';
import { findAmong } from '../finding/among.service.ts';
import { isTooWide } from './alert-reach.ts';
import type { SavedSearch } from '@faircourt/contracts/saved-searches';

const now = new Date('2026-11-15T12:00:00Z');
let app: TestApp;
let statements: PinnedConnections;
let athletes: SeededAthlete[];
let readers: Joined[];
let institutionIds: string[];

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  statements = new PinnedConnections(app.url, { max: 1, statementTimeoutMs: 10_000, onError: () => {} });
  athletes = [];
  for (let n = 0; n < 4; n++) athletes.push(await seedAthlete(app.db, { name: `Mario Silva${n}` }));
  readers = [await app.join('coach'), await app.join('coach'), await app.join('coach')];
  for (const { userId } of readers) await seedPlan(app.db, userId, 'pro_scout');
  // The third one has no institution.
  institutionIds = [
    await seedCollege(app.db, readers[0]?.userId ?? '', 'Lakeside'),
    await seedCollege(app.db, readers[1]?.userId ?? '', 'Hillside'),
  ];
});
afterAll(async () => {
  await statements.end();
  await app.close();
});

const filtersArbitrary: fc.Arbitrary<SearchFilters> = fc
  .record({
    position: fc.constantFrom(...POSITIONS),
    grad_year: fc.constantFrom(2027, 2028),
    country: fc.constantFrom('US', 'BR'),
    min_height: fc.constantFrom(180, 198.5, 205),
    max_height: fc.constantFrom(190, 198.5, 210),
    name: fc.constantFrom('mario', 'Mario Silva1', 'Silva2', '--'),
    verified: fc.constant(true),
    min_gpa: fc.constantFrom(0, 3.5, 3.9),
    dominant_hand: fc.constantFrom('left' as const, 'right' as const),
    min_wingspan: fc.constantFrom(190, 210),
    updated_since: fc.constantFrom('2026-01-25', '2000-01-01', '2099-01-01'),
    has_video: fc.constant(true),
  })
  .chain((all) =>
    fc
      .subarray(Object.keys(all), { maxLength: 3 })
      .map((kept): SearchFilters =>
        Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key))),
      ),
  )
  // An alert names one of three filters at least.
  .map((filters) => (isTooWide(filters) ? { ...filters, country: 'US' } : filters));

const groupArbitrary = fc.constantFrom('identity', 'measurements', 'academics', 'videos');

/** Each does something that may bring an athlete into a search, or take them out of it. */
const changeArbitrary = fc.record({
  athlete: fc.nat({ max: 3 }),
  what: fc.oneof(
    fc.record({
      kind: fc.constant('visibility' as const),
      to: fc.constantFrom('public', 'colleges_only', 'private'),
    }),
    fc.record({
      kind: fc.constant('facts' as const),
      height_cm: fc.constantFrom(null, 185, 198.5, 209),
      grad_year: fc.constantFrom(null, 2027, 2028),
      country_code: fc.constantFrom('US', 'BR'),
      primary_position: fc.constantFrom(null, ...POSITIONS),
      dominant_hand: fc.constantFrom('left' as const, 'right' as const),
    }),
    fc.record({
      kind: fc.constant('release' as const),
      group: groupArbitrary,
      to: fc.constantFrom('everyone', 'verified_colleges', 0, 1),
    }),
    fc.record({ kind: fc.constant('withdraw' as const) }),
    fc.record({
      kind: fc.constant('badge' as const),
      group: fc.constantFrom('measurements' as const, 'academics' as const),
    }),
    fc.record({ kind: fc.constant('block' as const), by: fc.nat({ max: 1 }) }),
  ),
});
type Change = typeof changeArbitrary extends fc.Arbitrary<infer Of> ? Of : never;

async function makeChange({ athlete: n, what }: Change): Promise<string> {
  const athlete = athletes[n];
  if (!athlete) throw new Error('There are four');
  const { athleteId } = athlete;
  const rows = app.db.updateTable('athletes').where('id', '=', athleteId);
  if (what.kind === 'visibility') {
    await rows.set({ visibility: what.to as 'public' }).execute();
  } else if (what.kind === 'facts') {
    const { kind: _, ...facts } = what;
    await rows.set(facts).execute();
  } else if (what.kind === 'release') {
    await app.db
      .deleteFrom('releases')
      .where('athlete_id', '=', athleteId)
      .where('field_group', '=', what.group as 'identity')
      .execute();
    const institutionId = typeof what.to === 'number' ? institutionIds[what.to] : undefined;
    await seedRelease(app.db, athlete, [what.group], {
      audience: institutionId ? 'institution' : (what.to as 'everyone'),
      ...(institutionId ? { institutionId } : {}),
    });
  } else if (what.kind === 'withdraw') {
    await app.db.deleteFrom('releases').where('athlete_id', '=', athleteId).execute();
  } else if (what.kind === 'badge') {
    await app.db
      .deleteFrom('verifications')
      .where('athlete_id', '=', athleteId)
      .where('fact_group', '=', what.group)
      .execute();
    await seedBadge(app.db, athlete, what.group);
  } else {
    await app.db.deleteFrom('blocks').execute();
    const institution_id = institutionIds[what.by] ?? null;
    await app.db
      .insertInto('blocks')
      .values({ athlete_id: athleteId, institution_id, decided_by: athlete.guardianUserId })
      .execute();
  }
  return athleteId;
}

async function findsOf(reader: Joined, filters: SearchFilters): Promise<Set<string>> {
  const cards = cardReader(await loadActor(app.db, reader.userId));
  if (!cards) throw new Error('Every coach reads cards');
  const search = { reader: cards, filters, words: [], now };
  const found = await findAmong(
    { statements, searchStatements: statements },
    search,
    athletes.map(({ athleteId }) => athleteId),
  );
  return new Set(found.keys());
}

test(
  'the matches of each change are what running all searches before and after would find',
  { timeout: 300_000 },
  async () => {
    let matched = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 2 }), filtersArbitrary), { minLength: 4, maxLength: 8 }),
        fc.array(changeArbitrary, { minLength: 2, maxLength: 5 }),
        async (wanted, changes) => {
          await app.db.deleteFrom('saved_searches').execute();
          await app.db.deleteFrom('blocks').execute();
          const alerts: { id: string; reader: Joined; filters: SearchFilters }[] = [];
          for (const [n, filters] of wanted) {
            const reader = readers[n];
            if (!reader) continue;
            alerts.push({ id: await chooseAlertOn(reader, filters), reader, filters });
          }
          for (const change of changes) {
            const before = await Promise.all(alerts.map(({ reader, filters }) => findsOf(reader, filters)));
            await app.db.deleteFrom('alert_matches').execute();
            const athleteId = await makeChange(change);
            await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], now));
            const after = await Promise.all(alerts.map(({ reader, filters }) => findsOf(reader, filters)));
            // A block changes the reader: it takes away before the card is looked at.
            const expected = alerts.flatMap(({ id }, n) =>
              after[n]?.has(athleteId) && !before[n]?.has(athleteId) ? [`${id} ${athleteId}`] : [],
            );
            const stored = await sql<{ found: string }>`
            select alerts.saved_search_id || ' ' || match.athlete_id as found
            from alert_matches match join alerts on alerts.id = match.alert_id where match.kind = 'match'
            order by found`.execute(app.db);
            const found = stored.rows.map((row) => row.found);
            // Who was blocked before and is not any more sees the athlete again: no card has changed for that.
            const unblocked =
              change.what.kind === 'block' ? expected.filter((one) => !found.includes(one)) : [];
            expect(found).toEqual(expected.filter((one) => !unblocked.includes(one)).toSorted());
            matched += found.length;
          }
        },
      ),
      { numRuns: 40 },
    );
    // Agreement over nothing would prove nothing.
    expect(matched).toBeGreaterThan(20);
  },
);

async function chooseAlertOn(reader: Joined, filters: SearchFilters): Promise<string> {
  const query = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === true ? 'true' : value]),
  );
  const saved = await app.call<SavedSearch>('POST', '/api/saved-searches', {
    token: reader.token,
    body: { name: 'Any', filters: query },
  });
  const chosen = await app.call('PUT', `/api/saved-searches/${saved.body.id}/alert`, {
    token: reader.token,
    body: {
      kinds: ['match', 'release', 'verification', 'season', 'video', 'figure'],
      frequency: 'daily',
      by_bell: true,
      by_email: false,
    },
  });
  if (chosen.status !== 204) throw new Error(JSON.stringify(chosen.body));
  return saved.body.id;
}
