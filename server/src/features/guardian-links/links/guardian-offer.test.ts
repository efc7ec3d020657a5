/** What an invitation says before there is an account, and that its link proves the mailbox it was mailed to. */
import type { Mailbox } from '@faircourt/contracts/accounts';
import type { GuardianInvitationKey, GuardianOffer } from '@faircourt/contracts/guardians';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RateLimiter } from '../../../platform/rate-limit.ts';
import {
  PASSWORD,
  problemOf,
  signInAs,
  startTestApp,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';
import {
  accept,
  end,
  familyCode,
  guardiansOf,
  joinAthlete,
  mailedKey,
  readInvitation,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';
import { readOffer } from './guardian-offer.service.ts';

let moment = '2026-11-15T12:00:00.000Z';
let app: TestApp;
let athlete: JoinedAthlete;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = '2026-11-15T12:00:00.000Z';
  athlete = await joinAthlete(app);
});

let addresses = 0;
const address = () => `parent-${++addresses}@example.test`;
const preview = (key: GuardianInvitationKey) =>
  app.call<GuardianOffer>('POST', '/api/guardian-offers/preview', { body: key });
const joinUnproven = (email: string) => app.join('guardian', email, { isMailboxProven: false });
const proveBy = (person: Joined, { token }: { token: string }) =>
  app.call('POST', '/api/auth/mailbox/link-proof', { token: person.token, body: { token } });

test('anybody with the link reads a first name and where it was mailed to; with the code, the name', async () => {
  const email = address();
  expect((await preview(await mailedKey(app, athlete, email))).body).toEqual({
    athlete_first_name: 'Test',
    invited_email: email,
    proves_mailbox: true,
  });
  expect((await preview(await familyCode(app, athlete))).body).toEqual({
    athlete_first_name: 'Test',
    invited_email: null,
    proves_mailbox: false,
  });
});

test('a child who may be under 13 is not named', async () => {
  for (const birthdate of ['2015-01-01', null]) {
    const child = await joinAthlete(app, birthdate);
    expect((await preview(await familyCode(app, child))).body.athlete_first_name).toBeNull();
  }
});

test('a wrong, used, revoked or expired key says nothing but that', async () => {
  const [used, revoked, late] = [address(), address(), address()];
  const usedKey = await mailedKey(app, athlete, used);
  await accept(app, await app.join('guardian'), usedKey);
  const revokedKey = await mailedKey(app, athlete, revoked);
  const { links } = (await guardiansOf(app, athlete)).body;
  await end(app, athlete, links.find(({ invited_email }) => invited_email === revoked)?.id ?? '');
  const lateKey = await mailedKey(app, athlete, late);
  expect(problemOf(await preview({ code: 'AAAAAAAAAA' })).code).toBe('offer_unknown');
  expect(problemOf(await preview(usedKey)).code).toBe('offer_used');
  expect(problemOf(await preview(revokedKey)).code).toBe('offer_revoked');
  moment = '2026-11-29T12:00:00.000Z';
  expect(problemOf(await preview(lateKey)).code).toBe('offer_expired');
});

test('guesses are counted by address, and then the right key opens nothing either', async () => {
  const key = await familyCode(app, athlete);
  const clock = { now: () => new Date(moment) };
  // Previewing an invitation takes no more than these.
  const deps = { db: app.db, clock, limiter: new RateLimiter(app.db, 1 / 15) } as Parameters<
    typeof readOffer
  >[0];
  for (let n = 0; n < 2; n++) {
    const guess = readOffer(deps, '10.0.1.1', { code: `WRONG${n}` });
    await expect(guess).rejects.toMatchObject({ code: 'offer_unknown' });
  }
  await expect(readOffer(deps, '10.0.1.1', key)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(readOffer(deps, '10.0.1.2', key)).resolves.toMatchObject({ athlete_first_name: 'Test' });
});

test('the link proves the mailbox that it was mailed to, and then it can be accepted', async () => {
  const email = address();
  const key = await mailedKey(app, athlete, email);
  const parent = await joinUnproven(email);
  expect((await readInvitation(app, parent, key)).body.proves_mailbox).toBe(true);
  expect(problemOf(await accept(app, parent, key)).code).toBe('mailbox_not_proven');
  expect(await proveBy(parent, key)).toMatchObject({ status: 200, body: { is_proven: true } });
  expect((await accept(app, parent, key)).body.status).toBe('active');
});

test('the link proves no other mailbox, and nothing once it was taken back or is over', async () => {
  const [invited, other] = [address(), address()];
  const key = await mailedKey(app, athlete, invited);
  const stranger = await joinUnproven(other);
  expect((await readInvitation(app, stranger, key)).body.proves_mailbox).toBe(false);
  expect(problemOf(await proveBy(stranger, key)).code).toBe('confirm_link_invalid');
  const parent = await joinUnproven(invited);
  // A day later the key may stand in the history of a device that the family shares.
  moment = '2026-11-16T12:00:00.000Z';
  expect((await readInvitation(app, parent, key)).body).toMatchObject({
    status: 'open',
    proves_mailbox: false,
  });
  expect(problemOf(await proveBy(parent, key)).code).toBe('confirm_link_invalid');
  moment = '2026-11-29T12:00:00.000Z';
  expect(problemOf(await proveBy(parent, key)).code).toBe('confirm_link_invalid');
  moment = '2026-11-15T12:00:00.000Z';
  const [link] = (await guardiansOf(app, athlete)).body.links;
  await end(app, athlete, link?.id ?? '');
  expect(problemOf(await proveBy(parent, key)).code).toBe('confirm_link_invalid');
});

const signUpBy = async (email: string, key: { token: string }, role = 'guardian') => {
  const data = { name: 'Test guardian', role, guardian_invitation: key.token };
  const answer = await app.call('POST', '/api/auth/sign-up', { body: { email, password: PASSWORD, data } });
  return { answer, person: await signInAs(app, email, PASSWORD) };
};
const subjectsTo = async (email: string) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

test('signing up by the mailed link with the invited address sends no code, and the welcome asks for no link', async () => {
  const email = address();
  const key = await mailedKey(app, athlete, email);
  const { answer, person } = await signUpBy(email, key);
  expect(answer.status).toBe(201);
  const read = await app.call<Mailbox>('GET', '/api/auth/mailbox', { token: person.token });
  expect(read.body).toMatchObject({ is_proven: false, code_expires_at: null });
  await proveBy(person, key);
  expect((await accept(app, person, key)).body.status).toBe('active');
  const { text } = await app.waitForMail(email, /Welcome/);
  expect(text).not.toContain('Link your account');
  await app.waitForMail(email, /linked/);
  expect((await subjectsTo(email)).filter((subject) => subject.includes('code'))).toEqual([]);
});

test('a person who never accepts can still ask for a code', async () => {
  const email = address();
  const { person } = await signUpBy(email, await mailedKey(app, athlete, email));
  const resent = await app.call('POST', '/api/auth/mailbox/code', { token: person.token });
  expect(resent.status).toBe(200);
  await app.waitForMail(email, /Your Faircourt code/);
});

test('another address, an old link or a made-up one gets its code, and the same answer', async () => {
  const [invited, other, late, guessed] = [address(), address(), address(), address()];
  const key = await mailedKey(app, athlete, invited);
  const lateKey = await mailedKey(app, athlete, late);
  const shapes = [await signUpBy(other, key), await signUpBy(guessed, { token: 'made-up' })];
  moment = '2026-11-16T12:00:00.000Z';
  expect((await preview(lateKey)).body.proves_mailbox).toBe(false);
  shapes.push(await signUpBy(late, lateKey));
  for (const email of [other, guessed, late]) await app.waitForMail(email, /Your Faircourt code/);
  expect(shapes.map(({ answer }) => answer.status)).toEqual([201, 201, 201]);
});

test('an account that is no guardian’s, and so accepts no invitation, gets its code', async () => {
  const email = address();
  const { answer } = await signUpBy(email, await mailedKey(app, athlete, email), 'coach');
  expect(answer.status).toBe(201);
  await app.waitForMail(email, /Your Faircourt code/);
});
