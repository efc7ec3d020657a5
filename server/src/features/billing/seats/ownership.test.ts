/** A subscription that changes hands: by its owner and somebody who says yes, or by two admins when its owner is gone. */
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { UserDesks } from '@faircourt/contracts/team';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { noticesOf } from '../../../../test/features/links.ts';
import { joinAdmin, type Director } from '../../../../test/features/queue.ts';
import {
  endSeat,
  joinOwner,
  joinStaff,
  seatIdOf,
  teamOf,
  type Owner,
} from '../../../../test/features/staff.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { seedCollege, seedPlan } from '../../../../test/records/seeded-athletes.ts';
import { eraseAccount } from '../../rights/erasure/erase.service.ts';
import { suspendAccount } from '../../accounts/suspension.service.ts';

let app: TestApp;
let admin: Director;
let second: Director;
let owner: Owner;
let colleague: Joined;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  second = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await joinOwner(app);
  colleague = await joinStaff(app, owner);
});

const REASON = 'The head coach has left the college.';
const offer = async (by: Joined, to: Joined) =>
  app.call('PUT', '/api/team/offer', { token: by.token, body: { seat_id: await seatIdOf(app, to) } });
const takeOver = (by: Joined) => app.call('POST', '/api/team/offer/accept', { token: by.token });
const endOffer = (by: Joined) => app.call('DELETE', '/api/team/offer', { token: by.token });
const askHandOver = (to: { userId: string }, by: { token: string } = admin) =>
  app.call<Confirmation>('POST', '/api/confirmations', {
    token: by.token,
    body: {
      kind: 'hand_over_plan',
      subscription_id: owner.subscriptionId,
      to_user_id: to.userId,
      reason: REASON,
    },
  });
const confirm = (id: string, by: { token: string } = second) =>
  app.call('POST', `/api/confirmations/${id}/confirm`, {
    token: by.token,
    body: { reason: 'I called the college.' },
  });
/** One admin asks, and another confirms. */
async function handOver(to: { userId: string }) {
  const asked = await askHandOver(to);
  return asked.status < 300 ? confirm(asked.body.id) : asked;
}
async function suspend(until: string | null): Promise<void> {
  const { status } = await app.call('POST', `/api/users/${owner.userId}/suspend`, {
    token: admin.token,
    body: { reason: 'Has left.', until },
  });
  expect(status).toBe(204);
}
async function ownerOf(subscriptionId: string): Promise<string> {
  const { owner_user_id } = await app.db
    .selectFrom('subscriptions')
    .select('owner_user_id')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  return owner_user_id;
}

test('nothing changes before the person who was asked says yes; then the former owner keeps a seat', async () => {
  expect(problemOf(await takeOver(colleague)).code).toBe('not_allowed');
  expect((await offer(owner, colleague)).status).toBe(204);
  expect(await ownerOf(owner.subscriptionId)).toBe(owner.userId);
  await app.waitForMail(colleague.email, /take over the plan/);
  expect((await takeOver(colleague)).status).toBe(204);
  expect(await ownerOf(owner.subscriptionId)).toBe(colleague.userId);
  expect((await teamOf(app, colleague)).body).toMatchObject({ desk: { is_owner: true }, parked: null });
  expect((await teamOf(app, owner)).body.desk).toMatchObject({ is_owner: false, seats: [{}, {}] });
  await app.waitForMail(owner.email, /handed over to/);
  await app.waitForMail(colleague.email, /You now own/);
  expect((await eventsOf(app.db, owner.subscriptionId)).at(-1)).toMatchObject({
    type: 'subscription.handed_over',
    data: { from_user_id: owner.userId, to_user_id: colleague.userId, is_by_admin: false },
  });
  const { id: former } = await app.db
    .selectFrom('subscriptions')
    .select('id')
    .where('owner_user_id', '=', colleague.userId)
    .where('id', '<>', owner.subscriptionId)
    .executeTakeFirstOrThrow();
  expect(await eventsOf(app.db, former)).toContainEqual(
    expect.objectContaining({ type: 'subscription.lapsed', data: { owner_user_id: colleague.userId } }),
  );
  // From now on the new owner decides.
  expect((await endSeat(app, colleague, await seatIdOf(app, owner))).status).toBe(204);
});

test('the owner takes the question back, and the person declines', async () => {
  await offer(owner, colleague);
  expect((await endOffer(owner)).status).toBe(204);
  expect(problemOf(await takeOver(colleague)).code).toBe('not_allowed');
  await offer(owner, colleague);
  expect((await endOffer(colleague)).status).toBe(204);
  expect(await noticesOf(app, owner.userId)).toContainEqual({
    kind: 'team_news',
    data: { what: 'offer_declined', name: 'Test coach' },
  });
});

test('a seat that ends takes the question with it', async () => {
  await offer(owner, colleague);
  await endSeat(app, owner, await seatIdOf(app, colleague));
  expect(problemOf(await takeOver(colleague)).code).toBe('not_allowed');
  expect(await ownerOf(owner.subscriptionId)).toBe(owner.userId);
});

test('who pays for a plan of their own does not get a second one', async () => {
  const payer = await app.join('coach');
  await seedPlan(app.db, payer.userId, 'pro_scout');
  await joinStaff(app, owner, payer);
  await offer(owner, payer);
  expect(problemOf(await takeOver(payer)).code).toBe('pays_already');
});

test('a colleague neither offers nor takes back; nobody offers to themselves', async () => {
  const third = await joinStaff(app, owner);
  expect(problemOf(await offer(colleague, third)).code).toBe('not_allowed');
  expect(problemOf(await offer(owner, owner)).code).toBe('not_allowed');
  await offer(owner, third);
  expect(problemOf(await endOffer(colleague)).code).toBe('not_allowed');
});

test('two who take over and are sent away at once leave one owner with a seat', async () => {
  await offer(owner, colleague);
  const seatId = await seatIdOf(app, colleague);
  await Promise.all([takeOver(colleague), endSeat(app, owner, seatId)]);
  const team = (await teamOf(app, owner)).body.desk;
  expect(team?.seats.filter(({ is_owner: isOwner }) => isOwner)).toHaveLength(1);
});

test('two admins hand an orphaned subscription to somebody of the staff, with a reason that stays', async () => {
  expect((await handOver(colleague)).status).toBe(409);
  await offer(owner, colleague);
  await suspendAccount(app.db, owner.email, { userId: null, role: 'admin' });
  await app.waitForMail(colleague.email, /can’t sign in anymore/);
  expect((await teamOf(app, colleague)).body.desk).toMatchObject({ is_orphaned: true, is_live: true });
  const { body } = await app.call<UserDesks>('GET', `/api/users/${owner.userId}/desks`, {
    token: admin.token,
  });
  expect(body.desks).toMatchObject([
    {
      id: owner.subscriptionId,
      is_orphaned: true,
      candidates: [{ user_id: colleague.userId, has_seat: true }],
    },
  ]);
  // What a suspended owner had offered does not count.
  expect(problemOf(await takeOver(colleague)).code).toBe('not_allowed');
  const stranger = await app.join('coach');
  expect((await handOver(stranger)).status).toBe(409);
  expect(problemOf(await askHandOver(colleague, colleague)).code).toBe('not_found');
  const { body: asked } = await askHandOver(colleague);
  expect(asked).toMatchObject({ person: { user_id: owner.userId }, to: { user_id: colleague.userId } });
  // One admin alone hands nothing over, also not twice.
  expect((await askHandOver(colleague)).status).toBe(409);
  expect((await confirm(asked.id, admin)).status).toBe(403);
  expect(await ownerOf(owner.subscriptionId)).toBe(owner.userId);
  expect((await confirm(asked.id)).status).toBe(200);
  expect(await ownerOf(owner.subscriptionId)).toBe(colleague.userId);
  expect((await teamOf(app, colleague)).body.desk).toMatchObject({
    is_owner: true,
    is_orphaned: false,
    seats: [{ is_you: true }],
  });
  await app.waitForMail(colleague.email, /You now own/);
  await app.waitForMail(owner.email, /handed over to/);
  const [kept] = await app.db
    .selectFrom('subscription_handovers')
    .selectAll()
    .where('subscription_id', '=', owner.subscriptionId)
    .execute();
  const page = await app.call<UserDesks>('GET', `/api/users/${owner.userId}/desks`, { token: admin.token });
  expect(page.body).toMatchObject({ desks: [], handovers: [{ reason: REASON, by_name: 'Admin Reyes' }] });
  expect(kept).toMatchObject({ reason: REASON, handed_by: second.userId, to_user_id: colleague.userId });
  expect((await eventsOf(app.db, owner.subscriptionId)).at(-1)).toMatchObject({
    type: 'subscription.handed_over',
    data: { is_by_admin: true },
  });
});

test('the plan of an erased owner goes on for the staff, and is handed over from the page of a colleague', async () => {
  await eraseAccount(app.db, owner.userId, new Date());
  await app.waitForMail(colleague.email, /can’t sign in anymore/);
  expect((await teamOf(app, colleague)).body.desk).toMatchObject({
    is_live: true,
    is_orphaned: true,
    seats: [{ is_you: true }],
  });
  const { body } = await app.call<UserDesks>('GET', `/api/users/${colleague.userId}/desks`, {
    token: admin.token,
  });
  expect(body.desks.find(({ id }) => id === owner.subscriptionId)).toMatchObject({
    is_orphaned: true,
    candidates: [{ user_id: colleague.userId }],
  });
  expect((await handOver(colleague)).status).toBe(200);
  expect(await ownerOf(owner.subscriptionId)).toBe(colleague.userId);
});

test('nothing of an owner who comes back on a day is given away, and what was asked falls with the suspension', async () => {
  await suspend(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  const page = () => app.call<UserDesks>('GET', `/api/users/${owner.userId}/desks`, { token: admin.token });
  expect((await page()).body.desks).toMatchObject([
    { is_orphaned: true, can_hand_over: false, candidates: [] },
  ]);
  expect((await askHandOver(colleague)).status).toBe(409);
  await app.db.updateTable('suspensions').set({ until: null }).where('user_id', '=', owner.userId).execute();
  expect((await page()).body.desks).toMatchObject([{ can_hand_over: true, candidates: [{}] }]);
  const { body: asked } = await askHandOver(colleague);
  await app.call('POST', `/api/users/${owner.userId}/reinstate`, {
    token: admin.token,
    body: { reason: 'Is back.' },
  });
  expect((await confirm(asked.id)).status).toBe(409);
  expect(await ownerOf(owner.subscriptionId)).toBe(owner.userId);
});

test('an erased colleague frees the seat, and a plan that served nobody else ends with its owner', async () => {
  await eraseAccount(app.db, colleague.userId, new Date());
  await app.waitForMail(owner.email, /left your team/);
  expect((await teamOf(app, owner)).body.desk?.seats).toHaveLength(1);
  await eraseAccount(app.db, owner.userId, new Date());
  const { status } = await app.db
    .selectFrom('subscriptions')
    .select('status')
    .where('id', '=', owner.subscriptionId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('lapsed');
});

test('a verified coach of the same institution can get it too, and a coach of another cannot', async () => {
  const college = await seedCollege(app.db, owner.userId, 'Orphan College');
  const [near, far] = [await app.join('coach'), await app.join('coach')];
  await seedCollege(app.db, far.userId, 'Another College');
  await app.db
    .updateTable('coaches')
    .set({ institution_id: college, affiliation_status: 'verified' })
    .where('user_id', '=', near.userId)
    .execute();
  // By somebody else's word, so that it stays verified when its owner is suspended.
  await app.db
    .insertInto('verifications')
    .values({
      fact_group: 'institution',
      institution_id: college,
      status: 'verified',
      decided_at: new Date(),
      expires_at: new Date('2100-01-01'),
    })
    .execute();
  await suspendAccount(app.db, owner.email, { userId: null, role: 'admin' });
  expect((await handOver(far)).status).toBe(409);
  // Naming a college makes nobody there an heir: a director has to have confirmed that the owner worked there.
  expect((await handOver(near)).status).toBe(409);
  await app.db
    .insertInto('verifications')
    .columns(['fact_group', 'institution_id', 'coach_id', 'status', 'decided_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('coaches')
        .select([
          eb.val('institution' as const).as('fact_group'),
          eb.val(college).as('institution_id'),
          'id',
          eb.val('verified' as const).as('status'),
          eb.val(new Date()).as('decided_at'),
          eb.val(new Date('2100-01-01')).as('expires_at'),
        ])
        .where('user_id', '=', owner.userId),
    )
    .execute();
  expect((await handOver(near)).status).toBe(200);
  expect(await ownerOf(owner.subscriptionId)).toBe(near.userId);
  expect((await teamOf(app, near)).body.desk).toMatchObject({ plan: 'pro_scout', is_owner: true });
});
