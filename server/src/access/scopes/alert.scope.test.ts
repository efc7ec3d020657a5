/** The same question asked twice of generated coaches, plans, seats and blocks: who is told, of which cards, and of whom. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { expectedActors } from '../../../test/access/scenario-facts.ts';
import { scenarioRows } from '../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../test/access/scenario.ts';
import { storeScenario } from '../../../test/access/store-scenario.ts';
import { isSignedIn, type Actor } from '../engine/actor.ts';
import { cardReader } from '../rules/card.rules.ts';
import { canReceiveAlerts } from '../rules/saved-search.rules.ts';
import { alertReader, isUnblockedReader } from './alert.scope.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test(
  'for every coach and staff the scope tells exactly those whom the rule tells',
  { timeout: 300_000 },
  async () => {
    /** Which answers were given: agreement over nothing would prove nothing. */
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(scenarioArbitrary, async (scenario) => {
        const { now } = scenario;
        const rows = scenarioRows(scenario);
        await storeScenario(fresh.db, rows, now);
        const frozen = new Set(rows.coaches.filter((_, n) => n % 3 === 0).map(({ userId }) => userId));
        await sql`insert into restrictions (user_id, placed_at) select id, ${now} from unnest(${[...frozen]}::uuid[]) id`.execute(
          fresh.db,
        );
        // Everybody asks for an alert on the search of every staff: whether they may is the question.
        await sql`
        insert into saved_searches (subscription_id, name, filters, sort, created_at)
        select id, 'Any', '{}', 'height', ${now} from subscriptions`.execute(fresh.db);
        await sql`
        insert into alerts (saved_search_id, user_id, kinds, frequency, by_bell, by_email, reach, wants, created_at)
        select saved.id, users.id, '{match}', 'daily', true, false, '*|*|*', '{}', ${now}
        from saved_searches saved, users`.execute(fresh.db);
        const told = await sql<{
          user_id: string;
          subscription_id: string;
          institution_id: string | null;
          athlete_ids: string[];
        }>`
        select alerts.user_id, saved.subscription_id,
          case when reader.is_verified then reader.institution_id end as institution_id,
          array(select id::text from athletes where ${isUnblockedReader(sql`athletes.id`)} order by id) as athlete_ids
        from alerts join saved_searches saved on saved.id = alerts.saved_search_id
        cross join lateral ${alertReader({ userId: sql`alerts.user_id`, subscriptionId: sql`saved.subscription_id` }, now)}`.execute(
          fresh.db,
        );
        const athleteIds = rows.athletes.map(({ id }) => id).toSorted();
        const staffs = await fresh.db.selectFrom('subscriptions').select('id').execute();
        const expected = [...expectedActors(rows, now)].flatMap(([userId, person]) =>
          staffs.flatMap(({ id: subscriptionId }) => {
            const actor = frozen.has(userId) ? asFrozen(person) : person;
            if (!isSignedIn(actor) || !canReceiveAlerts(actor, { subscriptionId }, now)) return [];
            const reader = cardReader(actor);
            const institution = reader?.audience === 'verified_colleges' ? reader.institutionId : null;
            const told = athleteIds.filter((id) => !reader?.blockedByAthleteIds.includes(id));
            if (told.length < athleteIds.length) seen.add('by some not of all');
            return [`${userId} ${subscriptionId} ${told.join()} ${institution}`];
          }),
        );
        const found = told.rows.map(
          (row) => `${row.user_id} ${row.subscription_id} ${row.athlete_ids.join()} ${row.institution_id}`,
        );
        expect(found.toSorted()).toEqual(expected.toSorted());
        seen.add(expected.length > 0 ? 'some are told' : 'nobody is told');
        for (const one of expected)
          seen.add(one.endsWith(' null') ? 'by public cards' : 'by those of colleges');
        await fresh.db.deleteFrom('saved_searches').execute();
      }),
      { numRuns: 60 },
    );
    expect([...seen].toSorted()).toEqual([
      'by public cards',
      'by some not of all',
      'by those of colleges',
      'nobody is told',
      'some are told',
    ]);
  },
);

function asFrozen(actor: Actor): Actor {
  return actor.kind === 'coach' ? { ...actor, isRestricted: true } : actor;
}
