/** Seats that several people want at the same moment, over real parallel connections: there are never more than the plan has. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import {
  problemOf,
  startTestApp,
  type Answer,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';
import {
  acceptSeat,
  endSeat,
  joinOwner,
  joinStaff,
  mailedSeat,
  seatIdOf,
} from '../../../../test/features/staff.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const outcomeOf = (answer: Answer) => (answer.status === 204 ? 'seat' : problemOf(answer).code);

async function countSeats(subscriptionId: string): Promise<number> {
  const { count } = await app.db
    .selectFrom('seats')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subscription_id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

async function inviteMany(owner: Joined, count: number): Promise<[Joined, { token: string }][]> {
  const invited: [Joined, { token: string }][] = [];
  for (let n = 0; n < count; n++) {
    const person = await app.join('coach');
    invited.push([person, await mailedSeat(app, owner, person.email)]);
  }
  return invited;
}

test('two who accept the last seat at once: one gets it', async () => {
  const owner = await joinOwner(app);
  await joinStaff(app, owner);
  const invited = await inviteMany(owner, 2);
  const lock: [string, string] = ['select from subscriptions where id = $1 for update', owner.subscriptionId];
  const running = await whileLocked(app.url, lock, async (untilWaiting) => {
    const calls = invited.map(([person, key]) => acceptSeat(app, person, key));
    await untilWaiting(2);
    return { calls };
  });
  const answers = await Promise.all(running.calls);
  expect(answers.map(outcomeOf).toSorted()).toEqual(['seat', 'seats_taken']);
  expect(await countSeats(owner.subscriptionId)).toBe(3);
});

test('ten who accept at once never make a fourth seat', async () => {
  const owner = await joinOwner(app);
  const invited = await inviteMany(owner, 10);
  const answers = await Promise.all(invited.map(([person, key]) => acceptSeat(app, person, key)));
  const outcomes = answers.map(outcomeOf);
  expect(outcomes.filter((one) => one === 'seat')).toHaveLength(2);
  expect(outcomes.filter((one) => one === 'seats_taken')).toHaveLength(8);
  expect(await countSeats(owner.subscriptionId)).toBe(3);
});

test('one person who accepts two seats at once gets one', async () => {
  const [one, other] = [await joinOwner(app), await joinOwner(app)];
  const person = await app.join('coach');
  const keys = [await mailedSeat(app, one, person.email), await mailedSeat(app, other, person.email)];
  const answers = await Promise.all(keys.map((key) => acceptSeat(app, person, key)));
  expect(answers.map(outcomeOf).toSorted()).toEqual(['seat', 'seat_elsewhere']);
});

test('a double click on accepting makes one seat', async () => {
  const owner = await joinOwner(app);
  const person = await app.join('coach');
  const key = await mailedSeat(app, owner, person.email);
  const answers = await Promise.all(Array.from({ length: 4 }, () => acceptSeat(app, person, key)));
  expect(answers.map(outcomeOf)).toEqual(['seat', 'seat', 'seat', 'seat']);
  expect(await countSeats(owner.subscriptionId)).toBe(2);
});

test('two owners who accept a seat at each other’s desk at once: one of them moves', async () => {
  const [one, other] = [await joinOwner(app), await joinOwner(app)];
  const calls = [
    () => mailedSeat(app, one, other.email).then((key) => () => acceptSeat(app, other, key)),
    () => mailedSeat(app, other, one.email).then((key) => () => acceptSeat(app, one, key)),
  ];
  const ready = [];
  for (const call of calls) ready.push(await call());
  const answers = await Promise.all(ready.map((accept) => accept()));
  expect(answers.map(outcomeOf).filter((outcome) => outcome === 'seat')).toHaveLength(1);
});

test('a seat is taken back and left at once: it ends once', async () => {
  const owner = await joinOwner(app);
  const person = await joinStaff(app, owner);
  const seatId = await seatIdOf(app, person);
  const answers = await Promise.all([endSeat(app, owner, seatId), endSeat(app, person, seatId)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const ended = await app.db
    .selectFrom('events')
    .select('type')
    .where('chain', '=', owner.subscriptionId)
    .where('type', '=', 'seat.ended')
    .execute();
  expect(ended).toHaveLength(1);
});
