/** Guardian links over HTTP, from the athlete's side: invited, confirmed, taken back, ended. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Guard } from '../../../access/engine/guard.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinGuardian } from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { RateLimiter } from '../../../platform/rate-limit.ts';
import { OPEN_LINKS_MAX } from './link.limits.ts';
import { inviteGuardian, renewFamilyCode } from './link.service.ts';
import {
  accept,
  confirm,
  end,
  familyCode,
  guardiansOf,
  invite,
  joinAthlete,
  linkUp,
  mailedKey,
  noticesOf,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';

const NOW = '2026-11-15T12:00:00.000Z';
let moment = NOW;
const clock = { now: () => new Date(moment) };
let app: TestApp;
let athlete: JoinedAthlete;
let guardian: Joined;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  athlete = await joinAthlete(app);
  guardian = await app.join('guardian');
});

const NOBODYS_ID = '0190a0a0-0000-7000-8000-000000000000';

async function typesOf(athleteId: string): Promise<string[]> {
  return (await eventsOf(app.db, athleteId)).map(({ type }) => type);
}

test('before the first profile there is nothing to link, and the page says so', async () => {
  const newcomer = await app.join('athlete');
  expect((await guardiansOf(app, newcomer)).body).toEqual({
    links: [],
    family_code: null,
    has_profile: false,
    is_adult: false,
    collection_hold: null,
    held_since: null,
  });
  expect(problemOf(await invite(app, newcomer, 'mum@example.test')).code).toBe('profile_missing');
});

test('for a child under 13 whose guardian has not signed, the page says that nothing more is taken', async () => {
  expect((await guardiansOf(app, athlete)).body.collection_hold).toBeNull();
  const child = await joinAthlete(app, '2015-01-01');
  expect((await guardiansOf(app, child)).body.collection_hold).toBe('child');
});

test('the athlete reads which guardian goes on deciding when the link of another one ends', async () => {
  const verified = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather');
  await joinGuardian(app, athlete.athleteId, 'Rosa Bellweather', 'confirmed');
  const settled = async () =>
    (await guardiansOf(app, athlete)).body.links
      .filter((link) => link.is_settled)
      .map((link) => link.guardian_name);
  expect(await settled()).toEqual(['Otis Bellweather']);
  await app.db
    .updateTable('guardian_links')
    .set({ activated_at: new Date('2026-11-02T12:00:00.000Z') })
    .where('guardian_user_id', '=', verified.userId)
    .execute();
  expect(await settled(), 'linked for 13 days').toEqual([]);
});

test('an invitation emails a key and no word of the athlete’s, and waits for fourteen days', async () => {
  const { status, body } = await invite(app, athlete, 'mum@example.test');
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    status: 'invited',
    waits_for: 'invited',
    level: null,
    is_in_conflict: false,
    is_settled: false,
    guardian_name: null,
    invited_email: 'mum@example.test',
    created_at: NOW,
    activated_at: null,
    invite_expires_at: '2026-11-29T12:00:00.000Z',
  });
  const mail = await app.waitForMail('mum@example.test', /An athlete asks you to be their guardian/);
  expect(mail.text).toMatch(/\/dashboard\/athletes\?invite=[\w-]{43}\n/);
  expect(mail.text).not.toMatch(/Test A/);
  expect((await guardiansOf(app, athlete)).body).toMatchObject({ links: [body], has_profile: true });
  expect(await typesOf(athlete.athleteId)).toEqual(['guardian_link.invited']);
  expect(JSON.stringify(await eventsOf(app.db, athlete.athleteId))).not.toContain('mum@');
});

test('the database holds no key that opens a door', async () => {
  const { token } = await mailedKey(app, athlete, 'dad@example.test');
  const rows = await app.db.selectFrom('guardian_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.some(({ token_hash }) => token_hash?.toString('utf8').includes(token))).toBe(false);
});

test('inviting the same address again renews the one invitation, and the older mail opens nothing', async () => {
  const first = await mailedKey(app, athlete, 'Again@example.test');
  moment = '2026-11-20T12:00:00.000Z';
  const second = await mailedKey(app, athlete, 'again@EXAMPLE.test');
  const { links } = (await guardiansOf(app, athlete)).body;
  expect(links).toHaveLength(1);
  expect(links[0]?.invite_expires_at).toBe('2026-12-04T12:00:00.000Z');
  expect(problemOf(await accept(app, guardian, first)).code).toBe('offer_unknown');
  expect((await accept(app, guardian, second)).body.status).toBe('active');
});

test('one does not become one’s own guardian', async () => {
  const problem = problemOf(await invite(app, athlete, athlete.email.toUpperCase()));
  expect(problem.errors).toEqual([expect.objectContaining({ field: 'email', code: 'own_address' })]);
  expect((await guardiansOf(app, athlete)).body.links).toEqual([]);
});

test('a guardian who is linked, or waits for the athlete to confirm, is not invited again', async () => {
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  const reason = async () => problemOf(await invite(app, athlete, guardian.email)).errors?.[0]?.code;
  expect(await reason()).toBe('waits_for_you');
  await confirm(app, athlete, body.link_id);
  expect(await reason()).toBe('already_linked');
});

test('what is no address is refused', async () => {
  for (const email of ['nonsense', '', undefined, `${'a'.repeat(250)}@example.test`]) {
    const body = { email };
    const answer = await app.call('POST', '/api/guardians/invitations', { token: athlete.token, body });
    expect(problemOf(answer).code).toBe('validation_failed');
  }
});

test('a family code lives seven days, and a new one kills the old', async () => {
  const first = await familyCode(app, athlete);
  expect(first.code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
  const second = await familyCode(app, athlete);
  expect(second.code).not.toBe(first.code);
  expect((await guardiansOf(app, athlete)).body.family_code).toEqual({
    code: second.code,
    expires_at: '2026-11-22T12:00:00.000Z',
  });
  expect(problemOf(await accept(app, guardian, first)).code).toBe('offer_unknown');
  moment = '2026-11-22T12:00:00.000Z';
  expect((await guardiansOf(app, athlete)).body.family_code).toBeNull();
  expect(problemOf(await accept(app, guardian, second)).code).toBe('offer_expired');
});

test('a code that somebody else shows already is drawn again', async () => {
  const { code: taken } = await familyCode(app, await joinAthlete(app));
  const draws = [taken, taken, 'FREECODE22'];
  const guard = new Guard(await loadActor(app.db, athlete.userId), clock.now());
  // The rest of what the services are given is not touched by this one.
  const deps = { db: app.db, limiter: new RateLimiter(app.db, 1) } as Parameters<typeof renewFamilyCode>[0];
  expect((await renewFamilyCode(deps, guard, () => draws.shift() ?? '')).code).toBe('FREECODE22');
});

test('the athlete confirms who came by code; from then on the guardian is family', async () => {
  const { body: waiting } = await accept(app, guardian, await familyCode(app, athlete));
  expect((await guardiansOf(app, athlete)).body.links).toEqual([
    expect.objectContaining({ id: waiting.link_id, status: 'accepted', guardian_name: 'Test guardian' }),
  ]);
  const nameSeen = async () => {
    const url = `/api/athletes/${athlete.athleteId}/open`;
    const opened = await app.call<{ card: { name: string } }>('POST', url, { token: guardian.token });
    return opened.body.card.name;
  };
  expect(await nameSeen()).toBe('Test A.');

  const { status, body } = await confirm(app, athlete, waiting.link_id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'active', activated_at: NOW });
  expect(await nameSeen()).toBe('Test athlete');
  expect(await typesOf(athlete.athleteId)).toEqual([
    'family_code.renewed',
    'guardian_link.accepted',
    'athlete.viewed',
    'guardian_link.activated',
  ]);
  expect(await noticesOf(app, athlete.userId)).toEqual([
    { kind: 'link_requested', data: { name: 'Test guardian' } },
    { kind: 'link_active', data: { name: 'Test guardian' } },
  ]);
  expect(await noticesOf(app, guardian.userId)).toEqual([
    { kind: 'link_active', data: { name: 'Test athlete' } },
  ]);
  await app.waitForMail(guardian.email, /linked with Test athlete/);
  await app.waitForMail(athlete.email, /Test guardian is now your guardian/);
});

test('a confirmed link is nothing to confirm, and a stranger’s link looks like none', async () => {
  const id = await linkUp(app, athlete, guardian);
  expect((await confirm(app, athlete, id)).status).toBe(404);
  const other = await joinAthlete(app);
  const stranger = problemOf(await confirm(app, other, id));
  const absent = problemOf(await confirm(app, other, NOBODYS_ID));
  expect({ ...stranger, request_id: '' }).toEqual({ ...absent, request_id: '' });
  expect((await confirm(app, guardian, id)).status).toBe(404);
});

test('an invitation that is taken back lets nobody in', async () => {
  const key = await mailedKey(app, athlete, 'gone@example.test');
  const [link] = (await guardiansOf(app, athlete)).body.links;
  expect((await end(app, athlete, link?.id ?? '')).status).toBe(204);
  expect(problemOf(await accept(app, guardian, key)).code).toBe('offer_revoked');
  expect((await guardiansOf(app, athlete)).body.links).toEqual([]);
  expect((await end(app, athlete, link?.id ?? '')).status).toBe(404);
});

test('saying no to who came by code tells them, without the athlete’s full name', async () => {
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  expect((await end(app, athlete, body.link_id)).status).toBe(204);
  expect(await noticesOf(app, guardian.userId)).toEqual([{ kind: 'link_ended', data: { name: 'Test A.' } }]);
});

test.each(['athlete', 'guardian'] as const)('the %s ends a link, and what hung on it falls', async (side) => {
  const id = await linkUp(app, athlete, guardian);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: athlete.athleteId,
      field_group: 'identity',
      audience: 'everyone',
      status: 'approved',
      decided_by: guardian.userId,
      decided_at: new Date(NOW),
    })
    .execute();
  expect((await end(app, side === 'athlete' ? athlete : guardian, id)).status).toBe(204);

  const link = await app.db
    .selectFrom('guardian_links')
    .select(['status', 'ended_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(link).toEqual({ status: 'ended', ended_by: (side === 'athlete' ? athlete : guardian).userId });
  const release = await app.db
    .selectFrom('releases')
    .select('status')
    .where('athlete_id', '=', athlete.athleteId)
    .executeTakeFirstOrThrow();
  expect(release.status).toBe('withdrawn');
  const links = await app.db
    .selectFrom('consent_signatures')
    .select('id')
    .where('athlete_id', '=', athlete.athleteId)
    .where('withdrawn_at', 'is', null)
    .execute();
  expect(links).toEqual([]);
  expect(await typesOf(athlete.athleteId)).toEqual(
    expect.arrayContaining(['guardian_link.ended', 'release.withdrawn', 'consent.withdrawn']),
  );
  expect(await noticesOf(app, athlete.userId)).toContainEqual({
    kind: 'link_ended',
    data: { name: 'Test guardian' },
  });
  expect(await noticesOf(app, guardian.userId)).toContainEqual({
    kind: 'link_ended',
    data: { name: 'Test athlete' },
  });
  await app.waitForMail(athlete.email, /link with Test guardian has ended/);
  await app.waitForMail(guardian.email, /link with Test athlete has ended/);
});

test('the search card forgets a name that was shown by the word of a guardian who is gone', async () => {
  const id = await linkUp(app, athlete, guardian);
  // Signed by both, so that the profile is not hidden along with the form.
  const other = await app.join('guardian');
  await linkUp(app, athlete, other, { agreedBy: guardian });
  for (const { userId } of [guardian, other]) {
    await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: userId });
  }
  await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'identity', audience: 'everyone', is_on: true },
  });
  const cards = () =>
    app.db.selectFrom('athlete_cards').select('card').where('athlete_id', '=', athlete.athleteId).execute();
  expect(JSON.stringify(await cards())).toContain('Test athlete');
  await end(app, guardian, id);
  const after = JSON.stringify(await cards());
  expect(after).toContain('Test A.');
  expect(after).not.toContain('Test athlete');
});

test('an athlete has at most eight guardians and open invitations, also from two tabs', async () => {
  for (let n = 1; n < OPEN_LINKS_MAX; n++) await invite(app, athlete, `open-${n}@example.test`);
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => invite(app, athlete, `${name}@last.test`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(problemOf(await accept(app, guardian, await familyCode(app, athlete))).code).toBe('too_many');
  const [link] = (await guardiansOf(app, athlete)).body.links;
  await end(app, athlete, link?.id ?? '');
  expect((await accept(app, guardian, await familyCode(app, athlete))).status).toBe(200);
});

test('nobody’s mailbox is flooded, no matter who asks', async () => {
  const deps = { db: app.db, limiter: new RateLimiter(app.db, 1 / 5) } as Parameters<
    typeof inviteGuardian
  >[0];
  const guard = new Guard(await loadActor(app.db, athlete.userId), clock.now());
  const other = new Guard(await loadActor(app.db, (await joinAthlete(app)).userId), clock.now());
  const wanted = { email: athlete.email };
  // The first is refused for another reason, and counted all the same.
  await expect(inviteGuardian(deps, guard, wanted)).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(inviteGuardian(deps, other, wanted)).rejects.toMatchObject({ code: 'rate_limited' });
});
