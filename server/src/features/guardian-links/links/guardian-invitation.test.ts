/** Invitations to guardians over HTTP: by email and by code, read, accepted and declined. */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Guard } from '../../../access/engine/guard.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { RateLimiter } from '../../../platform/rate-limit.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { seedGuardianship } from '../../../../test/records/seeded-guardianship.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { readInvitation as readInvitationService } from './guardian-invitation.service.ts';
import {
  accept,
  agree,
  confirm,
  decline,
  end,
  familyCode,
  guardiansOf,
  joinAthlete,
  linkUp,
  mailedKey,
  noticesOf,
  readInvitation,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';

let moment = '2026-11-15T12:00:00.000Z';
const clock = { now: () => new Date(moment) };
let app: TestApp;
let athlete: JoinedAthlete;
let guardian: Joined;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = '2026-11-15T12:00:00.000Z';
  athlete = await joinAthlete(app);
  guardian = await app.join('guardian');
});

function linkRows() {
  return app.db
    .selectFrom('guardian_links')
    .select(['status', 'guardian_user_id'])
    .where('athlete_id', '=', athlete.athleteId)
    .orderBy('id')
    .execute();
}

test('an emailed invitation makes the link at once, for the guardian who holds it', async () => {
  const key = await mailedKey(app, athlete, 'home@example.test');
  expect((await readInvitation(app, guardian, key)).body).toEqual({
    athlete_name: 'Test A.',
    needs_confirmation: false,
    status: 'open',
    proves_mailbox: false,
  });
  expect((await guardiansOf(app, athlete)).body.links[0]?.status).toBe('invited');
  const { status, body } = await accept(app, guardian, key);
  expect(status).toBe(200);
  expect(body).toEqual({
    link_id: expect.any(String),
    athlete_id: athlete.athleteId,
    athlete_name: 'Test athlete',
    status: 'active',
    waits_for: null,
  });
  expect((await readInvitation(app, guardian, key)).body.status).toBe('linked');
});

test('a code as people type it waits for the athlete’s yes', async () => {
  const { code } = await familyCode(app, athlete);
  const typed = { code: ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5).toLowerCase()} ` };
  expect((await readInvitation(app, guardian, typed)).body).toEqual({
    athlete_name: 'Test A.',
    needs_confirmation: true,
    status: 'open',
    proves_mailbox: false,
  });
  const { body } = await accept(app, guardian, typed);
  expect(body).toMatchObject({ athlete_name: 'Test A.', status: 'accepted' });
  expect((await readInvitation(app, guardian, typed)).body.status).toBe('waiting');
  await confirm(app, athlete, body.link_id);
  expect((await readInvitation(app, guardian, typed)).body.status).toBe('linked');
});

test('accepting twice is accepting once, by email and by code', async () => {
  for (const key of [await mailedKey(app, athlete, 'twice@example.test'), await familyCode(app, athlete)]) {
    const person = await app.join('guardian');
    const first = await accept(app, person, key);
    const second = await accept(app, person, key);
    expect(second).toMatchObject({ status: 200, body: first.body });
    const links = (await linkRows()).filter(({ guardian_user_id }) => guardian_user_id === person.userId);
    expect(links).toHaveLength(1);
  }
});

test('one code serves both parents, each of them confirmed, and the second with the first one’s yes', async () => {
  const key = await familyCode(app, athlete);
  const second = await app.join('guardian');
  const links = [await accept(app, guardian, key), await accept(app, second, key)];
  for (const { body } of links) expect((await confirm(app, athlete, body.link_id)).status).toBe(200);
  expect((await linkRows()).map(({ status }) => status)).toEqual(['active', 'accepted']);
  await seedGuardianship(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  expect((await agree(app, guardian, links[1]?.body.link_id ?? '')).status).toBe(200);
  expect((await linkRows()).map(({ status }) => status)).toEqual(['active', 'active']);
});

test('a guardian has several athletes', async () => {
  const sister = await joinAthlete(app);
  await linkUp(app, athlete, guardian);
  await linkUp(app, sister, guardian);
  const actor = await loadActor(app.db, guardian.userId);
  expect(actor).toMatchObject({ athleteIds: [athlete.athleteId, sister.athleteId].toSorted() });
});

test('a mailed invitation works once', async () => {
  const key = await mailedKey(app, athlete, 'once@example.test');
  await accept(app, guardian, key);
  const late = await app.join('guardian');
  expect(problemOf(await readInvitation(app, late, key)).code).toBe('offer_used');
  expect(problemOf(await accept(app, late, key)).code).toBe('offer_used');
  // Not even for the same person once the link has ended: otherwise an old mail would undo the athlete's decision.
  const [link] = (await guardiansOf(app, athlete)).body.links;
  await end(app, athlete, link?.id ?? '');
  expect(problemOf(await accept(app, guardian, key)).code).toBe('offer_used');
  expect((await linkRows()).map(({ status }) => status)).toEqual(['ended']);
});

test('an invitation expires after fourteen days, to the moment', async () => {
  const key = await mailedKey(app, athlete, 'late@example.test');
  moment = '2026-11-29T11:59:59.999Z';
  expect((await readInvitation(app, guardian, key)).body.status).toBe('open');
  moment = '2026-11-29T12:00:00.000Z';
  expect(problemOf(await readInvitation(app, guardian, key)).code).toBe('offer_expired');
  expect(problemOf(await accept(app, guardian, key)).code).toBe('offer_expired');
  expect((await linkRows())[0]).toEqual({ status: 'invited', guardian_user_id: null });
});

const WRONG: GuardianInvitationKey[] = [{ token: 'x'.repeat(43) }, { code: 'AAAAAAAAAA' }];

test('a wrong key opens nothing and creates nothing', async () => {
  for (const key of WRONG) {
    for (const attempt of [readInvitation, accept, decline]) {
      const answer = await attempt(app, guardian, key);
      expect([answer.status, problemOf(answer).code]).toEqual([422, 'offer_unknown']);
    }
  }
  expect(await linkRows()).toEqual([]);
});

test('what is no key is refused', async () => {
  for (const body of [{}, { token: 'short' }, { code: '' }, { code: 'A', token: 'x'.repeat(43) }]) {
    const answer = await app.call('POST', '/api/guardian-offers/read', { token: guardian.token, body });
    expect(problemOf(answer).code).toBe('validation_failed');
  }
});

test('only guardians are offered anything: a coach or an athlete with a right key learns nothing', async () => {
  const keys = [await mailedKey(app, athlete, 'right@example.test'), await familyCode(app, athlete)];
  for (const role of ['coach', 'athlete', 'regional_director'] as const) {
    const person = await app.join(role);
    for (const key of [...keys, ...WRONG]) {
      for (const attempt of [readInvitation, accept, decline]) {
        expect(problemOf(await attempt(app, person, key)).code).toBe('not_allowed');
      }
    }
  }
  expect((await linkRows()).map(({ status }) => status)).toEqual(['invited']);
});

test('a suspended athlete’s code is nobody’s', async () => {
  const key = await familyCode(app, athlete);
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', athlete.userId).execute();
  expect(problemOf(await accept(app, guardian, key)).code).toBe('offer_unknown');
});

test('a suspended athlete’s mailed invitation is nobody’s', async () => {
  const key = await mailedKey(app, athlete, 'later@example.test');
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', athlete.userId).execute();
  for (const attempt of [readInvitation, accept, decline]) {
    expect(problemOf(await attempt(app, guardian, key)).code).toBe('offer_unknown');
  }
  expect(await linkRows()).toMatchObject([{ status: 'invited' }]);
});

test('declining an invitation ends it and tells the athlete', async () => {
  const key = await mailedKey(app, athlete, 'no@example.test');
  expect((await decline(app, guardian, key)).status).toBe(204);
  expect(problemOf(await accept(app, guardian, key)).code).toBe('offer_revoked');
  expect(await noticesOf(app, athlete.userId)).toEqual([
    { kind: 'link_ended', data: { name: 'no@example.test' } },
  ]);
});

test('declining a code leaves it to others, and ends what one has made of it', async () => {
  const key = await familyCode(app, athlete);
  expect((await decline(app, guardian, key)).status).toBe(204);
  expect(await linkRows()).toEqual([]);
  await accept(app, guardian, key);
  expect((await decline(app, guardian, key)).status).toBe(204);
  expect((await linkRows()).map(({ status }) => status)).toEqual(['ended']);
  expect((await accept(app, await app.join('guardian'), key)).status).toBe(200);
});

test('an old email does not end a link in effect', async () => {
  const key = await mailedKey(app, athlete, 'stands@example.test');
  await accept(app, guardian, key);
  expect(problemOf(await decline(app, guardian, key)).code).toBe('conflict');
  expect((await linkRows()).map(({ status }) => status)).toEqual(['active']);
});

test('who waits after a code and then holds the athlete’s own invitation is linked by it, once', async () => {
  const waiting = await accept(app, guardian, await familyCode(app, athlete));
  const key = await mailedKey(app, athlete, 'elsewhere@example.test');
  expect((await accept(app, guardian, key)).body).toMatchObject({
    link_id: waiting.body.link_id,
    status: 'active',
  });
  expect((await linkRows()).map(({ status }) => status)).toEqual(['active', 'ended']);
  const ended = (await eventsOf(app.db, athlete.athleteId)).filter(({ type }) => type.endsWith('.ended'));
  expect(ended).toHaveLength(1);
  expect((await noticesOf(app, athlete.userId)).map(({ kind }) => kind)).not.toContain('link_ended');
});

test('a link by code ends the open invitation to the same mailbox', async () => {
  const key = await mailedKey(app, athlete, guardian.email);
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  await confirm(app, athlete, body.link_id);
  expect((await linkRows()).map(({ status }) => status)).toEqual(['ended', 'active']);
  expect(problemOf(await accept(app, await app.join('guardian'), key)).code).toBe('offer_revoked');
});

test('guesses are counted per account and per address, and then the right key opens nothing either', async () => {
  const key = await familyCode(app, athlete);
  const limiter = new RateLimiter(app.db, 1 / 5);
  // Reading an invitation takes no more than these.
  const deps = { db: app.db, limiter } as Parameters<typeof readInvitationService>[0];
  const guard = new Guard(await loadActor(app.db, guardian.userId), clock.now());
  const guess = (who: Guard, address: string, what: GuardianInvitationKey) =>
    readInvitationService(deps, who, address, what);
  for (let n = 0; n < 2; n++) {
    await expect(guess(guard, '10.0.0.1', { code: `WRONG${n}` })).rejects.toMatchObject({
      code: 'offer_unknown',
    });
  }
  await expect(guess(guard, '10.0.0.2', key)).rejects.toMatchObject({ code: 'rate_limited' });

  for (let n = 0; n < 4; n++) {
    const other = new Guard(await loadActor(app.db, (await app.join('guardian')).userId), clock.now());
    await expect(guess(other, '10.0.0.1', { code: `MORE${n}` })).rejects.toMatchObject({
      code: 'offer_unknown',
    });
  }
  const fresh = new Guard(await loadActor(app.db, (await app.join('guardian')).userId), clock.now());
  await expect(guess(fresh, '10.0.0.1', key)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(guess(fresh, '10.0.0.2', key)).resolves.toMatchObject({ status: 'open' });
});
