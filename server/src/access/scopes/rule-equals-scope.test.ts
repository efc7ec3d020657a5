/** The same question asked twice of generated scenarios: the rules in TypeScript and the scopes in SQL must agree. */
import { CONSENT_KINDS } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { ANONYMOUS, isSignedIn, type AdminActor } from '../engine/actor.ts';
import { loadActor } from '../facts/load-actor.ts';
import { loadManyAthleteFacts } from '../facts/load-athlete-facts.ts';
import { loadVerificationFacts } from '../facts/load-verification-facts.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isListedFor } from '../rules/athlete.rules.ts';
import { isInThread } from '../rules/contact.rules.ts';
import { canRevokeInvitation } from '../rules/invitation.rules.ts';
import { isInDirectory } from '../rules/region.rules.ts';
import { canDecideFor, canReadConsent } from '../rules/release.rules.ts';
import { canReadVerification, canVerify } from '../rules/verification.rules.ts';
import { storeScenario } from '../../../test/access/store-scenario.ts';
import { expectedActors, expectedFacts, expectedVerifications } from '../../../test/access/scenario-facts.ts';
import { scenarioRows, type ScenarioRows } from '../../../test/access/scenario-rows.ts';
import { sharersOf } from '../../../test/access/shared-mailboxes.ts';
import { scenarioArbitrary } from '../../../test/access/scenario.ts';
import { decidableAthletes } from './athlete.scope.ts';
import { cardedAthletes } from './card.scope.ts';
import { familyFacts } from './in-effect.scope.ts';
import { listedInvitations } from './invitation.scope.ts';
import { isOwnSignature, isOwnThread } from './own-records.scope.ts';
import { inOwnCountries, peopleInDirectory } from './region.scope.ts';
import { judgeableVerifications, listedCountries, listedWithinCountry } from './verification.scope.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** An admin's list is the widest: who is not in it is in nobody's. search.property.test.ts asks for everybody else. */
const ADMIN: AdminActor = { kind: 'admin', userId: '', isMailboxProven: true };

test(
  'for every athlete and actor the loaders, the cards and the decisions say what the rules say',
  { timeout: 300_000 },
  async () => {
    /** Which answers were given: agreement over nothing would prove nothing. */
    const seen = new Set<string>();

    await fc.assert(
      fc.asyncProperty(scenarioArbitrary, async (scenario) => {
        const { now } = scenario;
        const rows = scenarioRows(scenario);
        await storeScenario(fresh.db, rows, now);

        const athletes = expectedFacts(rows, now);
        const loaded = await loadManyAthleteFacts(
          fresh.db,
          athletes.map(({ athleteId }) => athleteId),
        );
        expect([...loaded.values()].toSorted(byAthleteId)).toEqual(athletes);

        const actors = [...expectedActors(rows, now)];
        for (const [userId, actor] of actors) expect(await loadActor(fresh.db, userId)).toEqual(actor);

        const carded = athletes.filter((athlete) => isListedFor(ADMIN, athlete, now));
        expect(
          await athleteIds(cardedAthletes(now), sql`athletes cross join lateral ${familyFacts(now)}`),
        ).toEqual(carded.map(({ athleteId }) => athleteId));
        for (const athlete of athletes) {
          seen.add(`carded ${carded.includes(athlete)}`);
          for (const reason of reasonsOf(athlete, now)) seen.add(reason);
          const { suspendedGuardianIds: suspended, conflictedGuardianIds: conflicted } = athlete;
          if (suspended.some((id) => conflicted.includes(id)))
            seen.add('a suspended guardian was in conflict');
        }

        for (const actor of [ANONYMOUS, ...actors.map(([, one]) => one)]) {
          const decidable = athletes.filter(
            (athlete) => isSignedIn(actor) && canDecideFor(actor, athlete, now),
          );
          const scoped = await athleteIds(decidableAthletes(actor, now));
          expect(scoped, `as ${JSON.stringify(actor)}`).toEqual(decidable.map(({ athleteId }) => athleteId));
          if (scoped.length > 0) seen.add(`${actor.kind} decides`);
        }
      }),
      { numRuns: 10, unbiased: true, endOnFailure: true },
    );

    expect([...seen].toSorted()).toEqual([
      'a class that may be under 13 stood in the way',
      'a doubted age stood in the way',
      'a hold stood in the way',
      'a lock-down stood in the way',
      'a missing level stood in the way',
      'a pause stood in the way',
      'a shared mailbox stood in the way',
      'a suspended guardian was in conflict',
      'an unsigned form stood in the way',
      'athlete decides',
      'carded false',
      'carded true',
      'guardian decides',
    ]);
  },
);

test(
  'for every actor the directory, conversations and signed forms hold exactly what the rules allow',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>();

    await fc.assert(
      fc.asyncProperty(scenarioArbitrary, async (scenario) => {
        const rows = scenarioRows(scenario);
        await storeScenario(fresh.db, rows, scenario.now);
        const threads = await storeThreads(rows);
        const athletes = expectedFacts(rows, scenario.now);
        const factsOf = (athleteId: string) => found(athletes.find((one) => one.athleteId === athleteId));
        const statusOf = (userId: string) => found(rows.people.find(({ id }) => id === userId)).status;
        const countryOf = (institutionId: string) =>
          found(rows.institutions.find(({ id }) => id === institutionId)).country;

        for (const actor of [ANONYMOUS, ...expectedActors(rows, scenario.now).values()]) {
          const lists: [name: string, scoped: string[], ruled: string[]][] = [
            [
              'athletes',
              await ids(
                sql`users join athletes on athletes.user_id = users.id`,
                sql`athletes.id`,
                peopleInDirectory(actor, sql`athletes.country_code`),
              ),
              idsOf(rows.athletes, ({ country, userId }) =>
                isInDirectory(actor, { countryCode: country, account: { status: statusOf(userId) } }),
              ),
            ],
            [
              'coaches',
              await ids(
                sql`users join coaches on coaches.user_id = users.id
                  join institutions on institutions.id = coaches.institution_id`,
                sql`coaches.id`,
                peopleInDirectory(actor, sql`institutions.country_code`),
              ),
              idsOf(
                rows.coaches,
                ({ institution, userId }) =>
                  institution !== null &&
                  isInDirectory(actor, {
                    countryCode: countryOf(institution),
                    account: { status: statusOf(userId) },
                  }),
              ),
            ],
            [
              'institutions',
              await ids(
                sql`institutions`,
                sql`institutions.id`,
                inOwnCountries(actor, sql`institutions.country_code`),
              ),
              idsOf(rows.institutions, ({ country }) =>
                isInDirectory(actor, { countryCode: country, account: null }),
              ),
            ],
            [
              'threads',
              await ids(sql`threads thread`, sql`thread.id`, isOwnThread(actor)),
              idsOf(threads, ({ athlete_id, coach_id }) =>
                isInThread(actor, { athlete: factsOf(athlete_id), coachId: coach_id }),
              ),
            ],
            [
              'signatures',
              await ids(sql`consent_signatures signature`, sql`signature.id`, isOwnSignature(actor)),
              idsOf(
                rows.consents,
                ({ athleteId, signedBy }) =>
                  isSignedIn(actor) && canReadConsent(actor, { athlete: factsOf(athleteId), signedBy }),
              ),
            ],
          ];
          for (const [name, scoped, ruled] of lists) {
            expect(scoped, `${name} as ${JSON.stringify(actor)}`).toEqual(ruled);
            if (scoped.length > 0) seen.add(`${actor.kind} ${name}`);
          }
        }
      }),
      { numRuns: 5, unbiased: true, endOnFailure: true },
    );

    const met = [
      ...['athletes', 'coaches', 'institutions'].map((name) => `director ${name}`),
      ...['athlete', 'guardian', 'coach'].map((kind) => `${kind} threads`),
      ...['athlete', 'guardian'].map((kind) => `${kind} signatures`),
    ];
    for (const one of met) expect.soft([...seen]).toContain(one);
    expect.soft([...seen].filter((one) => /athletes|coaches|institutions/u.test(one))).toHaveLength(3);
  },
);

test(
  'for every actor the queue and the list of codes hold exactly what the rules allow',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>();

    await fc.assert(
      fc.asyncProperty(scenarioArbitrary, async (scenario) => {
        const rows = scenarioRows(scenario);
        await storeScenario(fresh.db, rows, scenario.now);
        const verifications = expectedVerifications(rows);
        for (const id of [...verifications.keys()].slice(0, 20)) {
          expect(await loadVerificationFacts(fresh.db, id)).toEqual(verifications.get(id));
        }

        for (const actor of [ANONYMOUS, ...expectedActors(rows, scenario.now).values()]) {
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
            const own = sharersOf(rows, actor.userId).find(
              ({ id, role }) => role === 'coach' && interestedUserIds.includes(id),
            );
            if (own) seen.add('an interest of an own coach account stood in the way');
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
      'an interest of an own coach account stood in the way',
      'an interest stood in the way',
      'coach lists',
      'director judges',
      'director lists',
    ]);
  },
);

/** One conversation for each athlete and coach who ever asked. */
async function storeThreads(rows: ScenarioRows) {
  const pairs = new Map(rows.contacts.map((one) => [`${one.athleteId} ${one.coachId}`, one]));
  const values = [...pairs.values()].map(({ athleteId, coachId }) => ({
    athlete_id: athleteId,
    coach_id: coachId,
  }));
  if (values.length === 0) return [];
  return fresh.db.insertInto('threads').values(values).returning(['id', 'athlete_id', 'coach_id']).execute();
}

async function ids(
  tables: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select ${id} as id from ${tables} where ${condition} order by 1`.execute(fresh.db);
  return result.rows.map((row) => row.id);
}

function idsOf<Row extends { id: string }>(rows: readonly Row[], isAllowed: (row: Row) => boolean): string[] {
  return rows
    .filter(isAllowed)
    .map(({ id }) => id)
    .toSorted();
}

function athleteIds(
  condition: RawBuilder<boolean>,
  from: RawBuilder<unknown> = sql`athletes`,
): Promise<string[]> {
  return ids(from, sql`athletes.id`, condition);
}

function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('every reference leads to a record');
  return record;
}

/** What alone kept this athlete out of every list, or from deciding: without it the answer would be another. */
function reasonsOf(athlete: AthleteFacts, now: Date): string[] {
  const { athleteId, userId } = athlete;
  const self = { kind: 'athlete', athleteId, userId, isMailboxProven: true } as const;
  const answersFor = (facts: AthleteFacts) =>
    `${isListedFor(ADMIN, facts, now)} ${canDecideFor(self, facts, now)}`;
  // A suspended guardian in conflict would not count without the conflict either.
  const conflicted = athlete.conflictedGuardianIds.filter((id) => athlete.guardianUserIds.includes(id));
  const without = {
    'an unsigned form': {
      ...athlete,
      consents: CONSENT_KINDS,
      guardianships: athlete.guardianships.map((one) => ({ ...one, consents: CONSENT_KINDS })),
    },
    'a missing level': {
      ...athlete,
      guardianships: athlete.confirmedGuardianIds.map((guardianUserId) => ({
        guardianUserId,
        linkedAt: new Date(0),
        expiresAt: new Date(now.getTime() + 1_000),
        consents: athlete.consents,
        isAllNamed: athlete.isAllNamed,
      })),
    },
    'a shared mailbox': {
      ...athlete,
      conflictedGuardianIds: [],
      confirmedGuardianIds: [...athlete.confirmedGuardianIds, ...conflicted],
      consents: conflicted.length > 0 ? CONSENT_KINDS : athlete.consents,
      guardianships: [
        ...athlete.guardianships,
        ...conflicted.map((guardianUserId) => checkedNow(guardianUserId, now)),
      ],
    },
    'a hold': { ...athlete, isHeld: false },
    'a lock-down': { ...athlete, lockDown: null },
    'a pause': { ...athlete, pause: null },
    'a doubted age': { ...athlete, ageDoubts: [] },
    'a class that may be under 13': { ...athlete, doubtedGradYear: 2024 },
  };
  return Object.entries(without)
    .filter(([, facts]) => answersFor(facts) !== answersFor(athlete))
    .map(([reason]) => `${reason} stood in the way`);
}

function checkedNow(guardianUserId: string, now: Date) {
  const expiresAt = new Date(now.getTime() + 1_000);
  return { guardianUserId, linkedAt: new Date(0), expiresAt, consents: CONSENT_KINDS, isAllNamed: true };
}

function byAthleteId(a: AthleteFacts, b: AthleteFacts): number {
  return a.athleteId < b.athleteId ? -1 : 1;
}
