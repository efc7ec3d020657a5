/**
 * Whatever people do in whatever order, the cards stay as a rebuild would make them. Changes go over HTTP where the
 * product has a route, else through the service; decisions of families and directors are stored as these will store them.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import {
  AUDIENCES,
  CONSENT_KINDS,
  FIELD_GROUPS,
  POSITIONS,
  VERIFIED_GROUPS,
  VISIBILITIES,
  type ConsentKind,
} from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { reinstateAccount, suspendAccount } from '../../accounts/suspension.service.ts';
import { checkCards, hasDueCards, rebuildCards, refreshCards, refreshDueCards } from './card.service.ts';

const BY_SHELL = { userId: null, role: 'server_command' };
const START = new Date('2026-11-15T09:00:00Z');

let app: TestApp;
let now = START;
let athletes: { id: string; joined: Joined }[] = [];
let guardian: Joined;
let institution: string;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  guardian = await app.join('guardian');
  ({ id: institution } = await app.db
    .insertInto('institutions')
    .values({ name: 'State', kind: 'college', country_code: 'US', status: 'verified' })
    .returning('id')
    .executeTakeFirstOrThrow());
  for (const birthdate of ['2004-02-29', '2013-11-17', '2008-11-18']) {
    const joined = await app.join('athlete');
    await call(joined, 'PUT', '/api/profile', { birthdate, visibility: 'public' });
    const { id } = await app.db
      .selectFrom('athletes')
      .select('id')
      .where('user_id', '=', joined.userId)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('guardian_links')
      .values({ athlete_id: id, guardian_user_id: guardian.userId, status: 'active', activated_at: START })
      .execute();
    athletes.push({ id, joined });
  }
});
beforeEach(() => {
  now = START;
});
afterAll(() => app.close());

const who = fc.nat({ max: 2 });
const days = fc.constantFrom(1, 2, 3, 400);

const stepArbitrary = fc.oneof(
  fc.record({
    kind: fc.constant('profile' as const),
    who,
    visibility: fc.constantFrom('public' as const, 'colleges_only' as const, ...VISIBILITIES),
    height_cm: fc.option(fc.constantFrom(180, 190.5, 213)),
    primary_position: fc.option(fc.constantFrom(...POSITIONS)),
    city: fc.option(fc.constantFrom('Austin', 'Lyon')),
  }),
  fc.record({ kind: fc.constant('academics' as const), who, gpa: fc.option(fc.constantFrom(3, 3.75)) }),
  fc.record({ kind: fc.constant('video' as const), who, n: fc.nat({ max: 3 }), is_public: fc.boolean() }),
  fc.record({ kind: fc.constant('no videos' as const), who }),
  fc.record({
    kind: fc.constant('name' as const),
    who,
    name: fc.constantFrom('Ana Ng', 'José Peña', 'Solo'),
  }),
  fc.record({
    kind: fc.constant('release' as const),
    who,
    group: fc.constantFrom(...FIELD_GROUPS),
    audience: fc.constantFrom(...AUDIENCES),
    isOwn: fc.boolean(),
    isDenial: fc.constantFrom(false, false, true),
    days: fc.option(days),
  }),
  fc.record({ kind: fc.constant('sign' as const), who, kinds: fc.subarray([...CONSENT_KINDS]) }),
  fc.record({ kind: fc.constant('verify' as const), who, group: fc.constantFrom(...VERIFIED_GROUPS), days }),
  fc.record({ kind: fc.constant('account' as const), who: fc.constantFrom(0, 1, 2, 'guardian' as const) }),
  fc.record({ kind: fc.constant('wait' as const), days }),
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

test('after any sequence of changes a rebuild finds nothing to do', { timeout: 240_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepArbitrary, { minLength: 12, maxLength: 25, size: 'max' }),
      async (steps) => {
        for (const step of steps) {
          await take(step);
          // The job of the minute may be at it; then this waits until it is done.
          while (await hasDueCards(app.db, now)) await refreshDueCards(app.db, now);
          expect(await checkCards(app.db, now), `after ${JSON.stringify(step)}`).toEqual([]);
          const { cards } = await app.db
            .selectFrom('athlete_cards')
            .select((eb) => eb.fn.countAll<number>().as('cards'))
            .executeTakeFirstOrThrow();
          seen.add(`${step.kind} ${cards > 0 ? 'with' : 'without'} cards`);
        }
        await everybodyBack();
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
  expect([...seen]).toContain('wait with cards');
  expect([...seen]).toContain('account with cards');
});

test('the check sees a card that was lost, one too many and one that was changed; a rebuild repairs them', async () => {
  await everybodyBack();
  for (const { joined } of athletes) await call(joined, 'PUT', '/api/profile', profileOf(joined, 'public'));
  expect(await checkCards(app.db, now)).toEqual([]);
  const [first, , third] = athletes;
  if (!first || !third) throw new Error('there are three athletes');
  await app.db.deleteFrom('athlete_cards').where('athlete_id', '=', first.id).execute();
  await app.db.updateTable('athlete_cards').set({ card: '{}' }).where('athlete_id', '=', third.id).execute();
  const differences = await checkCards(app.db, now);
  expect(differences).toContainEqual({ athlete_id: first.id, kind: 'missing' });
  expect(differences).toContainEqual({ athlete_id: third.id, kind: 'different' });

  await app.db.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', third.id).execute();
  expect(await checkCards(app.db, now)).toContainEqual({ athlete_id: third.id, kind: 'extra' });
  await rebuildCards(app.db, now);
  expect(await checkCards(app.db, now)).toEqual([]);
});

async function take(step: Step): Promise<void> {
  const athlete = 'who' in step && typeof step.who === 'number' ? athletes[step.who] : undefined;
  switch (step.kind) {
    case 'profile': {
      const { kind: _, who: __, visibility, ...fields } = step;
      if (athlete)
        await call(athlete.joined, 'PUT', '/api/profile', {
          ...profileOf(athlete.joined, visibility),
          ...fields,
        });
      return;
    }
    case 'academics':
      if (athlete) await call(athlete.joined, 'PUT', '/api/profile/academics', { gpa: step.gpa });
      return;
    case 'video':
      if (athlete) {
        const url = `https://www.youtube.com/watch?v=aaaaaaaaaa${step.n}`;
        await call(athlete.joined, 'POST', '/api/profile/videos', {
          title: 'Tape',
          url,
          is_public: step.is_public,
        });
      }
      return;
    case 'no videos':
      if (athlete) await deleteVideos(athlete);
      return;
    case 'name':
      if (athlete) await call(athlete.joined, 'PATCH', '/api/auth/user', { name: step.name });
      return;
    case 'release':
      if (athlete) await release(athlete, step);
      return;
    case 'sign':
      if (athlete) await sign(athlete.id, step.kinds);
      return;
    case 'verify':
      if (athlete) await verify(athlete.id, step.group, step.days);
      return;
    case 'account':
      await switchAccount(athlete?.joined.email ?? guardian.email);
      return;
    case 'wait':
      now = new Date(now.getTime() + step.days * DAY_MS);
  }
}

/** Refusals are fine, such as to somebody suspended: then nothing changed. */
async function call(
  joined: Joined,
  method: 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  body?: object,
) {
  const answer = await app.call<{ videos?: { id: string }[] }>(method, url, {
    token: joined.token,
    ...(body ? { body } : {}),
  });
  expect(answer.status).toBeLessThan(500);
  return answer;
}

function profileOf(joined: Joined, visibility: string): object {
  const birthdates = ['2004-02-29', '2013-11-17', '2008-11-18'];
  const n = athletes.findIndex((athlete) => athlete.joined === joined);
  return { birthdate: birthdates[n] ?? null, visibility };
}

async function deleteVideos({ id, joined }: { id: string; joined: Joined }): Promise<void> {
  const videos = await app.db.selectFrom('videos').select('id').where('athlete_id', '=', id).execute();
  for (const video of videos) await call(joined, 'DELETE', `/api/profile/videos/${video.id}`);
}

async function release(
  athlete: { id: string; joined: Joined },
  step: Extract<Step, { kind: 'release' }>,
): Promise<void> {
  await inTransaction(app.db, async (trx) => {
    await trx
      .insertInto('releases')
      .values({
        athlete_id: athlete.id,
        field_group: step.group,
        audience: step.audience,
        institution_id: step.audience === 'institution' ? institution : null,
        status: step.isDenial ? 'declined' : 'approved',
        decided_by: step.isOwn ? athlete.joined.userId : guardian.userId,
        decided_at: now,
        expires_at: step.days === null || step.isDenial ? null : new Date(now.getTime() + step.days * DAY_MS),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await refreshCards(trx, [athlete.id], now);
  });
}

/** These forms are signed from now on, and no others. */
async function sign(athleteId: string, kinds: ConsentKind[]): Promise<void> {
  await app.db.deleteFrom('consent_signatures').where('athlete_id', '=', athleteId).execute();
  if (kinds.length > 0) await seedSignatures(app.db, { athleteId, guardianUserId: guardian.userId }, kinds);
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], now));
}

async function verify(
  athleteId: string,
  group: (typeof VERIFIED_GROUPS)[number],
  validDays: number,
): Promise<void> {
  await inTransaction(app.db, async (trx) => {
    await trx
      .insertInto('verifications')
      .values({
        athlete_id: athleteId,
        fact_group: group,
        status: 'verified',
        decided_at: now,
        expires_at: new Date(now.getTime() + validDays * DAY_MS),
      })
      .execute();
    await refreshCards(trx, [athleteId], now);
  });
}

async function switchAccount(email: string): Promise<void> {
  const { status } = await app.db
    .selectFrom('users as u')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .select('u.status')
    .where('a.email', '=', email)
    .executeTakeFirstOrThrow();
  const change = status === 'suspended' ? reinstateAccount : suspendAccount;
  await change(app.db, email, BY_SHELL, now);
}

/** So that the next sequence starts with people who can sign in. */
async function everybodyBack(): Promise<void> {
  now = START;
  await app.db.deleteFrom('releases').execute();
  await app.db.deleteFrom('verifications').execute();
  await app.db.deleteFrom('consent_signatures').execute();
  await app.db.updateTable('users').set({ status: 'active', status_before_suspension: null }).execute();
  for (const [n, { joined, id }] of athletes.entries()) {
    const answer = await app.call<{ access_token: string }>('POST', '/api/auth/sign-in', {
      body: { email: joined.email, password: joined.password },
    });
    athletes = athletes.with(n, { id, joined: { ...joined, token: answer.body.access_token } });
  }
  await rebuildCards(app.db, now);
}
