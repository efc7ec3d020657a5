/**
 * Generated families, decisions and coaches, over HTTP: a comparison holds of each athlete exactly what that athlete's page
 * answers the same coach, field by field, and who has no page for this coach is absent.
 */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { ComparedAthlete, Comparison } from '@faircourt/contracts/comparison';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedActors, expectedFacts } from '../../../../test/access/scenario-facts.ts';
import { scenarioRows } from '../../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../../test/access/scenario.ts';
import { storeScenario } from '../../../../test/access/store-scenario.ts';
import { startTestApp, type Answer, type TestApp } from '../../../../test/app/test-app.ts';
import { cardFactsArbitrary, storeCardFacts } from '../../../../test/search/card-facts.ts';
import { withClient } from '../../../platform/database/scratch.ts';
import { rebuildCards } from '../../search/cards/card.service.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  await withClient(app.url, (client) => client.query('alter table athletes disable trigger touch'));
});
afterAll(() => app.close());

const comparisonArbitrary = fc.record({
  coach: fc.nat({ max: 1_000 }),
  athletes: fc.uniqueArray(fc.nat({ max: 29 }), { minLength: 2, maxLength: 4 }),
});

test('a comparison is what the pages say, and nothing else', { timeout: 240_000 }, async () => {
  const seen = new Set<string>();
  const scenarios = fc.record({
    scenario: scenarioArbitrary,
    facts: fc.array(cardFactsArbitrary, { minLength: 30, maxLength: 30 }),
    comparisons: fc.array(comparisonArbitrary, { minLength: 40, maxLength: 40 }),
  });
  const property = fc.asyncProperty(scenarios, async ({ scenario, facts, comparisons }) => {
    ({ now } = scenario);
    const rows = scenarioRows(scenario);
    await storeScenario(app.db, rows, now);
    await storeCardFacts(app.db, rows, facts, now);
    await rebuildCards(app.db, now);
    const ids = expectedFacts(rows, now).map(({ athleteId }) => athleteId);
    const coaches = [...expectedActors(rows, now)].filter(([, actor]) => actor.kind === 'coach');
    const tokens = await signInAll(coaches.map(([userId]) => userId));
    for (const { coach, athletes } of comparisons) {
      const token = tokens[coach % tokens.length];
      const wanted = [...new Set(athletes.map((n) => ids[n % ids.length] ?? ''))];
      if (!token || wanted.length < 2) continue;
      const compared = await app.call<Comparison>('POST', '/api/comparisons', {
        token,
        body: { athlete_ids: wanted, takes_at_most: 4 },
      });
      const pages = await Promise.all(wanted.map((id) => open(token, id)));
      const shown = pages.filter(({ status }) => status === 200).map(({ body }) => partOf(body));
      const isNobody = shown.length === 0;
      expect(compared.status).toBe(isNobody ? 404 : 200);
      expect(isNobody ? [] : compared.body.athletes.map(withoutPeers)).toEqual(shown);
      if (isNobody) seen.add('nobody');
      if (isNobody) continue;
      const absent = wanted.filter((_, n) => pages[n]?.status === 404);
      if (JSON.stringify(compared.body.absent) !== JSON.stringify(absent))
        throw new Error('somebody else is absent');
      if (compared.body.absent.length > 0) seen.add('some are absent');
      for (const { card, profile, locked } of compared.body.athletes) {
        seen.add(card.is_identity_released ? 'named' : 'first name and initial');
        if (locked) seen.add('locked');
        if (profile?.measurements) seen.add('measurements');
        if (profile?.academics) seen.add('academics');
        if (profile && !profile.measurements) seen.add('no measurements');
      }
    }
  });
  await withClient(app.url, async (client) => {
    // Each scenario has a time of its own. The job that follows the calendar would make cards at the time of the one before.
    await client.query("select pg_advisory_lock(hashtextextended('card_due', 0))");
    await fc.assert(property, { numRuns: 6, unbiased: true, endOnFailure: true });
  });
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'first name and initial',
      'named',
      'no measurements',
      'nobody',
      'some are absent',
    ]),
  );
});

function open(token: string, id: string): Promise<Answer<OpenedAthlete>> {
  return app.call('POST', `/api/athletes/${id}/open`, { token });
}

function withoutPeers({ card, height_badge, locked, profile }: ComparedAthlete) {
  return { card, height_badge, locked, profile };
}

/** What a comparison is to take over, written out by hand. */
function partOf({ card, height_badge, locked, profile }: OpenedAthlete) {
  if (!profile) return { card, height_badge, locked, profile };
  const { states, badges, seasons, academics, measurements } = profile;
  const { height_cm, weight_kg, wingspan_cm, vertical_cm, dominant_hand } = measurements ?? {};
  const measured = measurements && { height_cm, weight_kg, wingspan_cm, vertical_cm, dominant_hand };
  return {
    card,
    height_badge,
    locked,
    profile: { states, badges, seasons, academics, measurements: measured },
  };
}

async function signInAll(userIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    insert into auth_sessions (user_id, token, expires_at, second_factor)
    select id, id::text, now() + interval '1 hour', 'authenticator' from unnest(${userIds}::uuid[]) id
    returning id, user_id`.execute(app.db);
  return Promise.all(
    rows.map(async (row) => (await app.runtime.engine.tokens.issue(row.user_id, row.id)).token),
  );
}
