/** The same question asked twice of generated worlds: the rules in TypeScript and the scopes in SQL must agree. */
import { FIELD_GROUPS, type FieldGroup } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/fresh-database.ts';
import { ANONYMOUS, type Actor } from './actor.ts';
import { canOpen, canReadVideo, groupState, isListedFor } from './athlete.rules.ts';
import { listedAthletes, openableAthletes, readableGroup, readableVideos } from './athlete.scope.ts';
import { loadActor } from './load-actor.ts';
import { loadManyAthleteFacts } from './load-athlete-facts.ts';
import type { AthleteFacts } from './subjects.ts';
import { storeWorld } from './testing/store-world.ts';
import { expectedActors, expectedFacts } from './testing/world-facts.ts';
import { worldRows } from './testing/world-rows.ts';
import { worldArbitrary } from './testing/world.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('for every actor and athlete the rules and the scopes give the same answers', async () => {
  /** Which answers strangers of each kind were given: agreement over nothing would prove nothing. */
  const seen = new Set<string>();

  await fc.assert(
    fc.asyncProperty(worldArbitrary, async (world) => {
      const { now } = world;
      const rows = worldRows(world);
      await storeWorld(fresh.db, rows, now);

      const athletes = expectedFacts(rows, now);
      const loaded = await loadManyAthleteFacts(
        fresh.db,
        athletes.map(({ athleteId }) => athleteId),
      );
      expect([...loaded.values()].toSorted(byAthleteId)).toEqual(athletes);

      const actors = [...expectedActors(rows, now)];
      for (const [userId, actor] of actors) expect(await loadActor(fresh.db, userId)).toEqual(actor);

      for (const actor of [ANONYMOUS, ...actors.map(([, one]) => one)]) {
        const scoped = await answersOfScopes(actor, now);
        const ruled = athletes.map((athlete) => answersOfRules(actor, athlete, now));
        expect(scoped, `as ${JSON.stringify(actor)}`).toEqual(ruled);
        for (const [n, athlete] of athletes.entries()) {
          if (!isStranger(actor, athlete)) continue;
          for (const [question, answer] of Object.entries(ruled[n] ?? {}))
            seen.add(`${actor.kind} ${question} ${answer}`);
        }
      }
    }),
    { numRuns: 12, unbiased: true },
  );

  const answers = [...seen.keys()];
  for (const question of ['listed', 'openable', ...FIELD_GROUPS]) {
    expect.soft(answers).toContain(`coach ${question} true`);
    expect.soft(answers).toContain(`coach ${question} false`);
  }
  for (const kind of ['athlete', 'guardian', 'director']) {
    for (const question of ['listed', 'openable', 'identity']) {
      expect.soft(answers).toContain(`${kind} ${question} true`);
      expect.soft(answers).toContain(`${kind} ${question} false`);
    }
  }
});

type Answers = {
  athleteId: string;
  listed: boolean;
  openable: boolean;
  publicVideo: boolean;
  otherVideo: boolean;
} & Record<FieldGroup, boolean>;

function answersOfRules(actor: Actor, athlete: AthleteFacts, now: Date): Answers {
  const groups = FIELD_GROUPS.map(
    (group) => [group, groupState(actor, athlete, group, now) === 'visible'] as const,
  );
  return {
    athleteId: athlete.athleteId,
    listed: isListedFor(actor, athlete, now),
    openable: canOpen(actor, athlete, now),
    publicVideo: canReadVideo(actor, { athlete, isPublic: true }, now),
    otherVideo: canReadVideo(actor, { athlete, isPublic: false }, now),
    // fromEntries forgets which keys it was given.
    ...(Object.fromEntries(groups) as Record<FieldGroup, boolean>),
  };
}

async function answersOfScopes(actor: Actor, now: Date): Promise<Answers[]> {
  const groups = FIELD_GROUPS.map((group) => sql`${readableGroup(actor, group, now)} as ${sql.ref(group)}`);
  const video = (isPublic: boolean) => sql`(
    select ${readableVideos(actor, now)} from (select ${isPublic}::boolean as is_public) videos)`;
  const { rows } = await sql<Answers>`
    select athletes.id as "athleteId",
      ${listedAthletes(actor, now)} as listed,
      ${openableAthletes(actor, now)} as openable,
      ${video(true)} as "publicVideo",
      ${video(false)} as "otherVideo",
      ${sql.join(groups)}
    from athletes order by athletes.id`.execute(fresh.db);
  return rows;
}

function isStranger(actor: Actor, athlete: AthleteFacts): boolean {
  if (actor.kind === 'athlete') return actor.userId !== athlete.userId;
  if (actor.kind === 'guardian') return !actor.athleteIds.includes(athlete.athleteId);
  if (actor.kind === 'director') return !actor.countries.includes(athlete.countryCode);
  return true;
}

function byAthleteId(a: AthleteFacts, b: AthleteFacts): number {
  return a.athleteId < b.athleteId ? -1 : 1;
}
