/**
 * Generated families, decisions and coaches: on a list with everybody on it, each coach is shown exactly the athletes whose page
 * would open for them, with the identity where it is released; and each desk has exactly the lists that the rule allows.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { expectedActors, expectedFacts } from '../../../test/access/scenario-facts.ts';
import { scenarioRows } from '../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../test/access/scenario.ts';
import { storeScenario } from '../../../test/access/store-scenario.ts';
import type { CoachActor } from '../../access/engine/actor.ts';
import { Guard } from '../../access/engine/guard.ts';
import { canOpen, groupState, isListedFor } from '../../access/rules/athlete.rules.ts';
import { isOnDesk } from '../../access/rules/list.rules.ts';
import { listsOnDesk } from '../../access/scopes/list.scope.ts';
import { rebuildCards } from '../search/cards/card.service.ts';
import { readEntries } from './entry-cards.service.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test(
  'a coach is shown on a list exactly those whom the rules let them open, and has exactly the lists of the desk',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(scenarioArbitrary, async (scenario) => {
        const { now } = scenario;
        const rows = scenarioRows(scenario);
        await storeScenario(fresh.db, rows, now);
        await rebuildCards(fresh.db, now);
        const athletes = expectedFacts(rows, now);
        const coaches = [...expectedActors(rows, now).values()].filter(
          (actor): actor is CoachActor => actor.kind === 'coach',
        );
        const lists = await storeLists(coaches);
        const [everybody] = lists;
        if (!everybody) return;
        const entries = await storeEverybody(
          everybody.id,
          athletes.map(({ athleteId }) => athleteId),
        );

        for (const actor of coaches) {
          const guard = new Guard(actor, now);
          const shown = new Map(
            (await readEntries(fresh.db, guard, everybody.id)).map(({ id, card }) => [entries.get(id), card]),
          );
          for (const athlete of athletes) {
            const card = shown.get(athlete.athleteId);
            const isOpen = canOpen(actor, athlete, now);
            expect(card !== null, `${athlete.visibility} ${JSON.stringify(actor)}`).toBe(isOpen);
            if (!card) continue;
            const isIdentity = groupState(actor, athlete, 'identity', now) === 'visible';
            expect(card).toMatchObject({ id: athlete.athleteId, is_identity_released: isIdentity });
            seen.add(isListedFor(actor, athlete, now) ? 'listed' : 'open to the institution alone');
            seen.add(isIdentity ? 'named' : 'first name and initial');
          }
          seen.add([...shown.values()].includes(null) ? 'some are hidden' : 'nobody is hidden');

          const { rows: onDesk } = await sql<{ id: string }>`
            select list.id from recruiting_lists list where ${listsOnDesk(actor)} order by 1`.execute(
            fresh.db,
          );
          expect(onDesk.map(({ id }) => id)).toEqual(
            lists
              .filter((list) => isOnDesk(actor, list))
              .map(({ id }) => id)
              .toSorted(),
          );
          if (onDesk.length > 0) seen.add('has lists');
        }
      }),
      { numRuns: 6, unbiased: true, endOnFailure: true },
    );
    for (const met of [
      'listed',
      'open to the institution alone',
      'named',
      'first name and initial',
      'some are hidden',
      'has lists',
    ]) {
      expect.soft([...seen]).toContain(met);
    }
  },
);

/** At each desk: a shared one and a private one of every coach. */
async function storeLists(coaches: readonly CoachActor[]) {
  await fresh.db.deleteFrom('recruiting_lists').execute();
  const desks = [
    ...new Set(coaches.flatMap(({ plans }) => plans.map(({ subscriptionId }) => subscriptionId))),
  ];
  const values = desks.flatMap((subscription_id) =>
    coaches.slice(0, 4).flatMap(({ userId }) =>
      [true, false].map((is_shared) => ({
        subscription_id,
        is_shared,
        owner_user_id: userId,
        name: 'List',
      })),
    ),
  );
  if (values.length === 0) return [];
  const stored = await fresh.db
    .insertInto('recruiting_lists')
    .values(values)
    .returning(['id', 'subscription_id', 'owner_user_id', 'is_shared'])
    .execute();
  return stored.map((row) => ({
    id: row.id,
    subscriptionId: row.subscription_id,
    ownerUserId: row.owner_user_id,
    isShared: row.is_shared,
  }));
}

/** By entry, whom it names. */
async function storeEverybody(
  listId: string,
  athleteIds: readonly string[],
): Promise<Map<string, string | null>> {
  const { id: stage_id } = await fresh.db
    .insertInto('list_stages')
    .values({ list_id: listId, kind: 'watching', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await fresh.db
    .insertInto('list_entries')
    .values(
      athleteIds.map((athlete_id, n) => ({ list_id: listId, stage_id, athlete_id, position: String(n) })),
    )
    .returning(['id', 'athlete_id'])
    .execute();
  return new Map(rows.map(({ id, athlete_id }) => [id, athlete_id]));
}
