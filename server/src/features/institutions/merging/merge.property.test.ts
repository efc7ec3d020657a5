/**
 * Over generated people: after a merge nobody sees of any athlete what they did not see the moment before. What a family has
 * released to everyone with an account counts as seen: a coach who is no longer verified is one of these.
 */
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarioRows, type ScenarioRows } from '../../../../test/access/scenario-rows.ts';
import { scenarioArbitrary } from '../../../../test/access/scenario.ts';
import { storeScenario } from '../../../../test/access/store-scenario.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { Actor, CoachActor } from '../../../access/engine/actor.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { loadManyAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { canOpen, groupState, isListedFor } from '../../../access/rules/athlete.rules.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { refreshCards } from '../../search/cards/card.service.ts';

let app: TestApp;
let moment = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
});
afterAll(() => app.close());

/** A coach who works nowhere. */
const ANYBODY: CoachActor = {
  kind: 'coach',
  userId: 'anybody',
  isMailboxProven: true,
  isRestricted: false,
  coachId: null,
  institutionId: null,
  isInstitutionVerified: false,
  blockedByAthleteIds: [],
  plans: [],
};

interface World {
  actors: Map<string, Actor>;
  athletes: readonly AthleteFacts[];
}

test('nobody sees more than before, and search shows what the rules say', { timeout: 300_000 }, async () => {
  /** What was met: a comparison of worlds in which a careless merge opens nothing would prove nothing. */
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(scenarioArbitrary, fc.nat(), fc.nat(), async (scenario, goes, stays) => {
      const { now } = scenario;
      moment = now;
      const rows = scenarioRows(scenario);
      const [fromId, intoId] = twoOf(rows, goes, stays);
      await storeScenario(app.db, rows, now);
      await sql`update institutions set country_code = 'US' where id in (${fromId}, ${intoId})`.execute(
        app.db,
      );
      await makeCards(rows, now);

      const before = await worldOf(rows);
      await merge({ fromId, intoId, by: adminOf(rows), now });
      const after = await worldOf(rows);

      const seenBefore = sights(before, now);
      const forEveryone = sights(
        { ...before, actors: new Map<string, Actor>([[ANYBODY.userId, ANYBODY]]) },
        now,
      );
      const isKnown = (sight: string) =>
        seenBefore.has(sight) || forEveryone.has(sight.replace(/^\S+/u, ANYBODY.userId));
      expect([...sights(after, now)].filter((sight) => !isKnown(sight))).toEqual([]);
      const careless = sights(mergedCarelessly(before, fromId, intoId), now);
      if ([...careless].some((sight) => !isKnown(sight))) seen.add('a careless merge opens something');
      if (sights(after, now).size < seenBefore.size) seen.add('something ended');
      expect(await namedIn(fromId)).toEqual([]);
      const cards = await cardsNow();
      await makeCards(rows, now);
      expect(await cardsNow()).toEqual(cards);
    }),
    { numRuns: 10, unbiased: true, endOnFailure: true },
  );
  expect([...seen].toSorted()).toEqual(['a careless merge opens something', 'something ended']);
});

function twoOf({ institutions }: ScenarioRows, goes: number, stays: number): [string, string] {
  const from = institutions[goes % institutions.length];
  const others = institutions.filter((one) => one !== from);
  const into = others[stays % others.length];
  if (!from || !into) throw new Error('A scenario has two institutions at least');
  return [from.id, into.id];
}

function adminOf({ people }: ScenarioRows): string {
  const admin = people.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('A scenario has an admin');
  return admin.id;
}

interface Confirmed {
  fromId: string;
  intoId: string;
  by: string;
  now: Date;
}

async function merge({ fromId, intoId, by, now }: Confirmed): Promise<void> {
  await inTransaction(app.db, (trx) =>
    recordEvent(
      trx,
      {
        chain: fromId,
        type: 'confirmation.confirmed',
        actor: { userId: by, role: 'admin' },
        data: {
          confirmation_id: '0190a0a0-0000-7000-8000-00000000000b',
          kind: 'merge_institutions',
          link_id: null,
          institution_id: fromId,
          into_institution_id: intoId,
          subscription_id: null,
          to_user_id: null,
        },
      },
      now,
    ),
  );
}

async function worldOf(rows: ScenarioRows): Promise<World> {
  const facts = await loadManyAthleteFacts(
    app.db,
    rows.athletes.map(({ id }) => id),
  );
  const actors = new Map<string, Actor>();
  for (const { id } of rows.people) actors.set(id, await loadActor(app.db, id));
  return { actors, athletes: [...facts.values()] };
}

/** What each account may see of each athlete, one line each. */
function sights({ actors, athletes }: World, now: Date): Set<string> {
  const lines = new Set<string>();
  for (const [userId, actor] of actors) {
    for (const athlete of athletes) {
      const pair = `${userId} of ${athlete.athleteId}`;
      if (canOpen(actor, athlete, now)) lines.add(`${pair}: opens`);
      if (isListedFor(actor, athlete, now)) lines.add(`${pair}: finds`);
      for (const group of FIELD_GROUPS) {
        if (groupState(actor, athlete, group, now) === 'visible') lines.add(`${pair}: ${group}`);
      }
    }
  }
  return lines;
}

/** As if one name were put for the other everywhere, and nothing else happened. */
function mergedCarelessly({ actors, athletes }: World, fromId: string, intoId: string): World {
  const moved = <Named extends { institutionId: string | null }>(named: Named): Named =>
    named.institutionId === fromId ? { ...named, institutionId: intoId } : named;
  return {
    actors: new Map(
      [...actors].map(([id, actor]) => [id, actor.kind === 'coach' ? moved(actor) : actor] as const),
    ),
    athletes: athletes.map((athlete) => ({
      ...athlete,
      releases: athlete.releases.map(moved),
      denials: athlete.denials.map(moved),
      contacts: athlete.contacts.map(moved),
      blocks: athlete.blocks.map(moved),
    })),
  };
}

async function makeCards(rows: ScenarioRows, now: Date): Promise<void> {
  await inTransaction(app.db, (trx) =>
    refreshCards(
      trx,
      rows.athletes.map(({ id }) => id),
      now,
    ),
  );
}

/** Without what changes whenever a card is made. */
async function cardsNow(): Promise<unknown[]> {
  const { rows } = await sql`
    select audience, institution_id, athlete_id, except_institutions from athlete_cards
    order by audience, institution_id, athlete_id`.execute(app.db);
  return rows;
}

/** What is in effect and still names the entry that went. */
async function namedIn(fromId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select 'coach' as what from coaches where institution_id = ${fromId}
    union all select 'release' from releases
      where institution_id = ${fromId} and (status <> 'withdrawn' or offered_until is not null)
    union all select 'block' from blocks where institution_id = ${fromId}
    union all select 'verification' from verifications where institution_id = ${fromId}
    union all select 'invitation' from invitations where institution_id = ${fromId}
    union all select 'conflict' from declared_conflicts where institution_id = ${fromId}
    union all select 'card' from athlete_cards where institution_id = ${fromId}`.execute(app.db);
  return rows;
}
