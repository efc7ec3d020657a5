/** The same question asked twice of generated worlds: the rules in TypeScript and the scopes in SQL must agree. */
import { CONSENT_KINDS, FIELD_GROUPS, type FieldGroup } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/fresh-database.ts';
import { activeGuardianLinks } from './active-guardians.ts';
import { ANONYMOUS, isSignedIn, type Actor } from '../engine/actor.ts';
import { canOpen, canReadVideo, groupState, isListedFor } from '../rules/athlete.rules.ts';
import {
  decidableAthletes,
  listedAthletes,
  openableAthletes,
  readableGroup,
  readableVideos,
} from './athlete.scope.ts';
import { canRevokeInvitation } from '../rules/invitation.rules.ts';
import { listedInvitations } from './invitation.scope.ts';
import { loadActor } from '../facts/load-actor.ts';
import { loadManyAthleteFacts } from '../facts/load-athlete-facts.ts';
import { loadVerificationFacts } from '../facts/load-verification-facts.ts';
import { canDecideFor } from '../rules/release.rules.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { storeWorld } from '../testing/store-world.ts';
import { expectedActors, expectedFacts, expectedVerifications } from '../testing/world-facts.ts';
import { worldRows } from '../testing/world-rows.ts';
import { worldArbitrary } from '../testing/world.ts';
import { canReadVerification, canVerify } from '../rules/verification.rules.ts';
import { judgeableVerifications, listedCountries, listedWithinCountry } from './verification.scope.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test(
  'for every actor and athlete the rules and the scopes give the same answers',
  { timeout: 120_000 },
  async () => {
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

        for (const actor of [ANONYMOUS, ...withFewAthletes(actors.map(([, one]) => one))]) {
          const scoped = await answersOfScopes(actor, now);
          const ruled = athletes.map((athlete) => answersOfRules(actor, athlete, now));
          expect(scoped, `as ${JSON.stringify(actor)}`).toEqual(ruled);
          for (const [n, athlete] of athletes.entries()) {
            if (!isStranger(actor, athlete)) continue;
            for (const [question, answer] of Object.entries(ruled[n] ?? {})) {
              seen.add(`${actor.kind} ${question} ${answer}`);
            }
            for (const reason of reasonsOf(actor, athlete, now)) seen.add(reason);
          }
        }
      }),
      { numRuns: 6, unbiased: true, endOnFailure: true },
    );

    const answers = [...seen];
    for (const question of ['listed', 'openable', 'ownMark', 'guardiansMark', ...FIELD_GROUPS]) {
      expect.soft(answers).toContain(`coach ${question} true`);
      expect.soft(answers).toContain(`coach ${question} false`);
    }
    for (const kind of ['athlete', 'guardian', 'director']) {
      for (const question of ['listed', 'openable', 'identity']) {
        expect.soft(answers).toContain(`${kind} ${question} true`);
        expect.soft(answers).toContain(`${kind} ${question} false`);
      }
    }
    const REASONS = [
      'a denial',
      'a block',
      'an unsigned form',
      'a missing level',
      'a hold',
      'a lock-down',
      'a doubted age',
    ];
    for (const reason of REASONS) {
      expect.soft(answers).toContain(`${reason} stood in the way`);
    }
  },
);

test(
  'for every actor the queue and the list of codes hold exactly what the rules allow',
  { timeout: 120_000 },
  async () => {
    const seen = new Set<string>();

    await fc.assert(
      fc.asyncProperty(worldArbitrary, async (world) => {
        const rows = worldRows(world);
        await storeWorld(fresh.db, rows, world.now);
        const verifications = expectedVerifications(rows);
        for (const id of [...verifications.keys()].slice(0, 20)) {
          expect(await loadVerificationFacts(fresh.db, id)).toEqual(verifications.get(id));
        }

        for (const actor of [ANONYMOUS, ...expectedActors(rows, world.now).values()]) {
          const judged = await fresh.db
            .selectFrom('verifications')
            .select('id')
            .where(judgeableVerifications(actor))
            .execute();
          const judgeable = [...verifications].filter(
            ([, facts]) => isSignedIn(actor) && canVerify(actor, facts),
          );
          expect(judged.map(({ id }) => id).toSorted()).toEqual(judgeable.map(([id]) => id).toSorted());

          const countries = listedCountries(actor);
          const within = await fresh.db
            .selectFrom('verifications')
            .select(['id', 'country_code'])
            .where(listedWithinCountry(actor))
            .execute();
          const walked = within.filter(
            ({ country_code }) => countries === null || countries.includes(country_code),
          );
          const readable = [...verifications].filter(
            ([, facts]) => isSignedIn(actor) && canReadVerification(actor, facts),
          );
          expect(walked.map(({ id }) => id).toSorted()).toEqual(readable.map(([id]) => id).toSorted());

          const listed = await fresh.db
            .selectFrom('invitations')
            .select('id')
            .where(listedInvitations(actor))
            .execute();
          const revocable = rows.invitations.filter(
            (one) => isSignedIn(actor) && canRevokeInvitation(actor, one),
          );
          expect(listed.map(({ id }) => id).toSorted()).toEqual(revocable.map(({ id }) => id).toSorted());

          if (judged.length > 0) seen.add(`${actor.kind} judges`);
          if (listed.length > 0) seen.add(`${actor.kind} lists`);
          if (actor.kind !== 'director') continue;
          for (const { countryCode, interestedUserIds, isSuspended } of verifications.values()) {
            if (!actor.isApproved || !actor.countries.includes(countryCode)) continue;
            if (interestedUserIds.includes(actor.userId)) seen.add('an interest stood in the way');
            if (isSuspended) seen.add('a suspension stood in the way');
          }
        }
      }),
      { numRuns: 5, unbiased: true, endOnFailure: true },
    );

    expect([...seen].toSorted()).toEqual([
      'a suspension stood in the way',
      'admin judges',
      'admin lists',
      'an interest stood in the way',
      'coach lists',
      'director judges',
      'director lists',
    ]);
  },
);

type Answers = {
  athleteId: string;
  decidable: boolean;
  listed: boolean;
  openable: boolean;
  publicVideo: boolean;
  ownMark: boolean;
  guardiansMark: boolean;
  otherVideo: boolean;
} & Record<FieldGroup, boolean>;

function answersOfRules(actor: Actor, athlete: AthleteFacts, now: Date): Answers {
  const groups = FIELD_GROUPS.map(
    (group) => [group, groupState(actor, athlete, group, now) === 'visible'] as const,
  );
  const firstGuardian = athlete.guardianUserIds[0] ?? null;
  return {
    athleteId: athlete.athleteId,
    decidable: isSignedIn(actor) && canDecideFor(actor, athlete, now),
    listed: isListedFor(actor, athlete, now),
    openable: canOpen(actor, athlete, now),
    publicVideo: canReadVideo(actor, { athlete, isPublic: true, publicBy: null }, now),
    ownMark: canReadVideo(actor, { athlete, isPublic: true, publicBy: athlete.userId }, now),
    guardiansMark: canReadVideo(actor, { athlete, isPublic: true, publicBy: firstGuardian }, now),
    otherVideo: canReadVideo(actor, { athlete, isPublic: false, publicBy: null }, now),
    // fromEntries forgets which keys it was given.
    ...(Object.fromEntries(groups) as Record<FieldGroup, boolean>),
  };
}

async function answersOfScopes(actor: Actor, now: Date): Promise<Answers[]> {
  const groups = FIELD_GROUPS.map((group) => sql`${readableGroup(actor, group, now)} as ${sql.ref(group)}`);
  const video = (isPublic: boolean, publicBy: RawBuilder<unknown> = sql`null`) => sql`(
    select ${readableVideos(actor, now)} from (
      select ${isPublic}::boolean as is_public, ${publicBy}::uuid as public_by) videos)`;
  const firstGuardian = sql`(select min(link.guardian_user_id::text) ${activeGuardianLinks(sql`athletes.id`)})`;
  const { rows } = await sql<Answers>`
    select athletes.id as "athleteId",
      ${decidableAthletes(actor, now)} as decidable,
      ${listedAthletes(actor, now)} as listed,
      ${openableAthletes(actor, now)} as openable,
      ${video(true)} as "publicVideo",
      ${video(true, sql`athletes.user_id`)} as "ownMark",
      ${video(true, firstGuardian)} as "guardiansMark",
      ${video(false)} as "otherVideo",
      ${sql.join(groups)}
    from athletes order by athletes.id`.execute(fresh.db);
  return rows;
}

/** What alone kept this actor from something: without it the answers would be others. */
function reasonsOf(actor: Actor, athlete: AthleteFacts, now: Date): string[] {
  const given = JSON.stringify(answersOfRules(actor, athlete, now));
  const without = {
    'a denial': { ...athlete, denials: [] },
    'a block': { ...athlete, blocks: [] },
    'an unsigned form': { ...athlete, consents: CONSENT_KINDS },
    'a missing level': {
      ...athlete,
      confirmedGuardianIds: athlete.guardianUserIds,
      guardianships: athlete.guardianUserIds.map((guardianUserId) => ({
        guardianUserId,
        linkedAt: new Date(0),
        expiresAt: new Date(now.getTime() + 1_000),
        consents: athlete.consents,
      })),
    },
    'a hold': { ...athlete, isHeld: false },
    'a lock-down': { ...athlete, lockDown: null },
    'a doubted age': { ...athlete, ageDoubts: [] },
  };
  return Object.entries(without)
    .filter(([, facts]) => JSON.stringify(answersOfRules(actor, facts, now)) !== given)
    .map(([reason]) => `${reason} stood in the way`);
}

/** Athletes all ask alike; a few of them keep the test quick. */
function withFewAthletes(actors: readonly Actor[]): Actor[] {
  const athletes = actors.filter(({ kind }) => kind === 'athlete');
  return actors.filter((actor) => actor.kind !== 'athlete' || athletes.indexOf(actor) < 6);
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
