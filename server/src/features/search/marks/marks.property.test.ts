/**
 * Generated families, decisions, coaches, looks and lists, over HTTP: what is marked as new is exactly what the rules of the page
 * show and did not before; the two filters of a coach's own work find exactly the athletes whose marks say so, and count them.
 */
import type { SearchMarks } from '@faircourt/contracts/search-marks';
import type { SearchCount, SearchPage } from '@faircourt/contracts/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedActors } from '../../../../test/access/scenario-facts.ts';
import { scenarioRows } from '../../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../../test/access/scenario.ts';
import { storeScenario } from '../../../../test/access/store-scenario.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { newsReader } from '../../../../test/search/expected-news.ts';
import { Dice, storeListsOf, storeStaffWork } from '../../../../test/search/staff-work.ts';
import { isMember, type CoachActor } from '../../../access/engine/actor.ts';
import { loadManyAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isListedFor } from '../../../access/rules/athlete.rules.ts';
import { canWorkOnList } from '../../../access/rules/list.rules.ts';
import { withClient } from '../../../platform/database/scratch.ts';
import { rebuildCards } from '../cards/card.service.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

test(
  'marks and the filters of a coach’s own work say exactly what the rules allow',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>();
    const generated = fc.record({
      scenario: scenarioArbitrary,
      dice: fc.array(fc.nat({ max: 10_000 }), { minLength: 500, maxLength: 500 }),
    });
    const property = fc.asyncProperty(generated, async ({ scenario, dice: thrown }) => {
      ({ now } = scenario);
      const rows = scenarioRows(scenario);
      const dice = new Dice(thrown);
      await app.db.deleteFrom('recruiting_lists').execute();
      await storeScenario(app.db, rows, now);
      const coaches = [...expectedActors(rows, now).values()].filter(
        (actor): actor is CoachActor => actor.kind === 'coach' && isMember(actor),
      );
      await storeStaffWork(app.db, rows, coaches, dice, now);
      const lists = await storeListsOf(app.db, rows, coaches, dice, now);
      await rebuildCards(app.db, now);
      const newsOf = await newsReader(app.db);
      const facts = await loadManyAthleteFacts(
        app.db,
        rows.athletes.map(({ id }) => id),
      );

      for (const coach of coaches) {
        const token = await signIn(coach.userId);
        const shown = [...facts.values()].filter((athlete) => isListedFor(coach, athlete, now));
        const working = lists.filter((list) => !list.isArchived && canWorkOnList(coach, list, now));
        const marks = await readMarks(token, [...facts.keys()]);
        const withNews: string[] = [];
        const unlisted: string[] = [];
        for (const athlete of shown) {
          const { athleteId } = athlete;
          const news = newsOf(coach, athlete, now);
          const on = working.filter(({ athleteIds }) => athleteIds.includes(athleteId)).map(({ id }) => id);
          expect(marks.get(athleteId)?.news ?? [], `for ${JSON.stringify(coach)}`).toEqual(news);
          expect((marks.get(athleteId)?.lists ?? []).map(({ id }) => id).toSorted()).toEqual(on.toSorted());
          if (news.length > 0) withNews.push(athleteId);
          if (on.length === 0) unlisted.push(athleteId);
          for (const kind of news) seen.add(kind);
          if (news.length === 0 && marks.has(athleteId)) seen.add('nothing new');
          seen.add(on.length > 0 ? 'listed' : 'unlisted');
        }
        expect(
          [...marks.keys()].filter((id) => !shown.some(({ athleteId }) => athleteId === id)),
          'nothing is said of anybody who is hidden',
        ).toEqual([]);
        expect(await found(token, 'news=true')).toEqual(withNews.toSorted());
        expect(await found(token, 'unlisted=true')).toEqual(unlisted.toSorted());
        expect(await found(token, 'unlisted=true&news=true&sort=updated')).toEqual(
          withNews.filter((id) => unlisted.includes(id)).toSorted(),
        );
        expect(await counted(token, 'news=true')).toBe(withNews.length);
        expect(await counted(token, 'unlisted=true')).toBe(unlisted.length);
      }
    });
    await withClient(app.url, async (client) => {
      // Each scenario has a time of its own, and the job that follows the calendar has another.
      await client.query("select pg_advisory_lock(hashtextextended('card_due', 0))");
      await fc.assert(property, { numRuns: 16, unbiased: true, endOnFailure: true });
    });
    for (const met of ['verification', 'season', 'video', 'release', 'nothing new', 'listed', 'unlisted']) {
      expect.soft([...seen]).toContain(met);
    }
  },
);

async function readMarks(token: string, athleteIds: readonly string[]) {
  const query = athleteIds.map((id) => `ids=${id}`).join('&');
  const answer = await app.call<SearchMarks>('GET', `/api/search/marks?${query}`, { token });
  expect(answer.status).toBe(200);
  return new Map(answer.body.marks.map((one) => [one.athlete_id, one]));
}

async function found(token: string, query: string): Promise<string[]> {
  const answer = await app.call<SearchPage>('GET', `/api/athletes?${query}`, { token });
  expect(answer.status).toBe(200);
  expect(answer.body.next).toBeNull();
  return answer.body.athletes.map(({ id }) => id).toSorted();
}

async function counted(token: string, query: string): Promise<number> {
  const answer = await app.call<SearchCount>('GET', `/api/athletes/count?${query}`, { token });
  return answer.body.count;
}

async function signIn(userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into auth_sessions (user_id, token, expires_at, second_factor)
    values (${userId}, ${userId}, now() + interval '1 hour', 'authenticator') returning id`.execute(app.db);
  return (await app.runtime.engine.tokens.issue(userId, rows[0]?.id ?? '')).token;
}
