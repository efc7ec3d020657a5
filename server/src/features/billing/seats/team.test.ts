/** Seats over HTTP: invited by email, accepted at the mailbox, taken back, left, and what each means for access. */
import type { Allowance, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { DAY_MS } from '@faircourt/contracts/time';
import { SEAT_INVITATION_DAYS } from '@faircourt/contracts/team';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStream, until } from '../../../../test/app/live-stream.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { noticesOf } from '../../../../test/features/links.ts';
import {
  acceptSeat,
  endSeat,
  inviteToSeat,
  joinOwner,
  joinStaff,
  mailedSeat,
  readSeat,
  seatIdOf,
  teamOf,
  type Owner,
} from '../../../../test/features/staff.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { seedCollege, seedManyAthletes, seedPlan } from '../../../../test/records/seeded-athletes.ts';

const NOW = '2026-11-15T12:00:00.000Z';
let moment = NOW;
let app: TestApp;
let address: string;
let owner: Owner;
let colleague: Joined;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  owner = await joinOwner(app);
  colleague = await app.join('coach');
});

const codeOf = (answer: Parameters<typeof problemOf>[0]) => problemOf(answer).code;
async function planOf(person: Joined): Promise<string | null> {
  return (await app.call<Allowance>('GET', '/api/allowance', { token: person.token })).body.plan;
}

test('an invited coach accepts, works with the plan of the staff, and both sides see who has a seat', async () => {
  const key = await mailedSeat(app, owner, colleague.email);
  expect((await readSeat(app, colleague, key)).body).toMatchObject({
    owner_name: 'Test coach',
    plan: 'pro_scout',
    own: { plan: 'basic_scout', status: 'trial' },
    is_institution_verified: false,
  });
  expect(await planOf(colleague)).toBe('basic_scout');
  expect((await acceptSeat(app, colleague, key)).status).toBe(204);
  expect(await planOf(colleague)).toBe('pro_scout');
  const { desk, parked } = (await teamOf(app, colleague)).body;
  expect(parked).toMatchObject({ plan: 'basic_scout', status: 'trial' });
  expect(desk).toMatchObject({ plan: 'pro_scout', is_owner: false, seats_max: 3, invitations: [] });
  expect(desk?.seats.map((seat) => [seat.is_owner, seat.is_you])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect((await teamOf(app, owner)).body.desk).toMatchObject({ is_owner: true, invitations: [] });
  expect(await noticesOf(app, owner.userId)).toContainEqual({
    kind: 'team_news',
    data: { what: 'seat_taken', name: 'Test coach' },
  });
  await app.waitForMail(owner.email, /joined your team/);
  expect((await eventsOf(app.db, owner.subscriptionId)).map(({ type }) => type)).toEqual([
    'seat.invited',
    'seat.taken',
  ]);
});

test('a seat gives no sight: without a verified institution the same profiles stay closed', async () => {
  const [athleteId = ''] = await seedManyAthletes(app.db, 1);
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'colleges_only' })
    .where('id', '=', athleteId)
    .execute();
  await seedCollege(app.db, owner.userId, 'Seat College');
  await joinStaff(app, owner, colleague);
  const open = (person: Joined) =>
    app.call<OpenedAthlete>('POST', `/api/athletes/${athleteId}/open`, { token: person.token });
  expect((await open(colleague)).status).toBe(404);
  expect((await teamOf(app, owner)).body.desk?.seats).toMatchObject([
    { is_institution_verified: true, institution_name: 'Seat College' },
    { is_institution_verified: false, institution_name: null },
  ]);
});

test('the allowance is the desk’s: what one opens, the other has opened', async () => {
  const athletes = await seedManyAthletes(app.db, 2);
  await app.db
    .updateTable('subscriptions')
    .set({ plan: 'basic_scout' })
    .where('id', '=', owner.subscriptionId)
    .execute();
  await app.db.updateTable('plans').set({ seats: 3 }).where('plan', '=', 'basic_scout').execute();
  await joinStaff(app, owner, colleague);
  await app.call('POST', `/api/athletes/${athletes[0]}/open`, { token: owner.token });
  await app.call('POST', `/api/athletes/${athletes[1]}/open`, { token: colleague.token });
  const read = await app.call<Allowance>('GET', '/api/allowance', { token: owner.token });
  await app.db.updateTable('plans').set({ seats: 1 }).where('plan', '=', 'basic_scout').execute();
  expect(read.body).toMatchObject({ plan: 'basic_scout', used: 2 });
});

test('wrong, used, expired and void keys each say what is wrong, and so does a key for another mailbox', async () => {
  expect(codeOf(await readSeat(app, colleague, { token: 'A'.repeat(43) }))).toBe('seat_unknown');
  const other = await app.join('coach');
  const key = await mailedSeat(app, owner, colleague.email);
  expect(codeOf(await readSeat(app, other, key))).toBe('seat_other_mailbox');
  expect(codeOf(await acceptSeat(app, other, key))).toBe('seat_other_mailbox');

  moment = new Date(Date.parse(NOW) + SEAT_INVITATION_DAYS * DAY_MS).toISOString();
  expect(codeOf(await acceptSeat(app, colleague, key))).toBe('seat_expired');
  moment = NOW;

  const [invitation] = (await teamOf(app, owner)).body.desk?.invitations ?? [];
  const url = `/api/team/invitations/${invitation?.id}`;
  expect((await app.call('DELETE', url, { token: owner.token })).status).toBe(204);
  expect((await app.call('DELETE', url, { token: owner.token })).status).toBe(204);
  expect(codeOf(await acceptSeat(app, colleague, key))).toBe('seat_void');

  const second = await mailedSeat(app, owner, colleague.email);
  expect((await acceptSeat(app, colleague, second)).status).toBe(204);
  // The person who accepted it presses twice; everybody else is told that it is used.
  expect((await acceptSeat(app, colleague, second)).status).toBe(204);
  expect(codeOf(await readSeat(app, other, second))).toBe('seat_used');
});

test('inviting an address again kills the key that was mailed before', async () => {
  const first = await mailedSeat(app, owner, colleague.email);
  const second = await mailedSeat(app, owner, colleague.email.toUpperCase());
  expect(codeOf(await acceptSeat(app, colleague, first))).toBe('seat_unknown');
  expect((await acceptSeat(app, colleague, second)).status).toBe(204);
  const again = await inviteToSeat(app, owner, colleague.email);
  expect(problemOf(again).errors).toMatchObject([{ field: 'email', code: 'has_seat' }]);
});

test('only a coach with a proven mailbox accepts', async () => {
  const unproven = await app.join('coach', undefined, { isMailboxProven: false });
  const key = await mailedSeat(app, owner, unproven.email);
  expect(codeOf(await acceptSeat(app, unproven, key))).toBe('mailbox_not_proven');
  const guardian = await app.join('guardian');
  expect(codeOf(await acceptSeat(app, guardian, await mailedSeat(app, owner, guardian.email)))).toBe(
    'not_allowed',
  );
});

test('without a live Pro plan nobody is invited, and an open invitation leads nowhere', async () => {
  expect(codeOf(await inviteToSeat(app, colleague, 'x@example.test'))).toBe('pro_needed');
  const key = await mailedSeat(app, owner, colleague.email);
  await app.db
    .updateTable('subscriptions')
    .set({ status: 'lapsed' })
    .where('id', '=', owner.subscriptionId)
    .execute();
  expect(codeOf(await acceptSeat(app, colleague, key))).toBe('pro_needed');
  expect(codeOf(await inviteToSeat(app, owner, 'x@example.test'))).toBe('pro_needed');
});

test('a seat that is taken back opens nothing from the next request on, and open pages hear of it', async () => {
  await joinStaff(app, owner, colleague);
  const stream = await openStream(address, colleague);
  const seatId = await seatIdOf(app, colleague);
  expect((await endSeat(app, owner, seatId)).status).toBe(204);
  expect((await endSeat(app, owner, seatId)).status).toBe(204);
  expect(await planOf(colleague)).toBe('basic_scout');
  expect((await teamOf(app, colleague)).body).toMatchObject({
    desk: { plan: 'basic_scout', is_owner: true },
    parked: null,
  });
  await until(() => stream.changes('team').length > 0);
  await stream.close();
  expect(await noticesOf(app, colleague.userId)).toContainEqual({
    kind: 'team_news',
    data: { what: 'seat_taken_back', name: 'Test coach' },
  });
  await app.waitForMail(colleague.email, /seat was taken back/);
  const ended = (await eventsOf(app.db, owner.subscriptionId)).filter(({ type }) => type === 'seat.ended');
  expect(ended).toHaveLength(1);
});

test('a colleague leaves by themselves, and takes nobody else’s seat; the owner’s is nobody’s to take', async () => {
  await joinStaff(app, owner, colleague);
  const third = await joinStaff(app, owner);
  const [seatOfOwner, seatOfThird] = [await seatIdOf(app, owner), await seatIdOf(app, third)];
  expect(codeOf(await endSeat(app, colleague, seatOfThird))).toBe('not_allowed');
  expect(codeOf(await endSeat(app, colleague, seatOfOwner))).toBe('not_allowed');
  expect(codeOf(await endSeat(app, owner, seatOfOwner))).toBe('not_allowed');
  expect(codeOf(await inviteToSeat(app, colleague, 'x@example.test'))).toBe('not_allowed');
  expect((await endSeat(app, colleague, await seatIdOf(app, colleague))).status).toBe(204);
  expect(await planOf(colleague)).toBe('basic_scout');
  await app.waitForMail(owner.email, /left your team/);
});

test('a person has one seat at a time, and an owner with a staff does not walk away from it', async () => {
  await joinStaff(app, owner, colleague);
  const rival = await joinOwner(app);
  expect(codeOf(await acceptSeat(app, colleague, await mailedSeat(app, rival, colleague.email)))).toBe(
    'seat_elsewhere',
  );
  expect(codeOf(await acceptSeat(app, owner, await mailedSeat(app, rival, owner.email)))).toBe('staff_owner');
});

test('an owner without a staff who accepts a seat takes back what they had offered', async () => {
  const rival = await joinOwner(app);
  const offered = await mailedSeat(app, rival, colleague.email);
  await joinStaff(app, owner, rival);
  expect(codeOf(await acceptSeat(app, colleague, offered))).toBe('seat_void');
});

test('a paid plan of one’s own waits, and is back after leaving', async () => {
  await seedPlan(app.db, colleague.userId, 'basic_scout');
  await joinStaff(app, owner, colleague);
  expect((await teamOf(app, colleague)).body.parked).toMatchObject({ plan: 'basic_scout', status: 'active' });
  await endSeat(app, colleague, await seatIdOf(app, colleague));
  expect(await planOf(colleague)).toBe('basic_scout');
});
