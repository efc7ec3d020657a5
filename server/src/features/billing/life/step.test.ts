import { expect, test } from 'vitest';
import type { Life, LifeEvent, Offer } from './life.ts';
import { endsWhenCancelled, openUntil } from './moments.ts';
import { periodFrom } from './periods.ts';
import { step } from './step.ts';

const TRIAL_END = new Date('2027-01-31T10:00:00Z');
const TRIAL: Life = {
  stage: 'trialing',
  plan: 'pro_scout',
  trialEndsAt: TRIAL_END,
  interval: null,
  isCancelled: false,
  bill: null,
  scheduled: null,
  billed: 0,
  hasOrder: false,
};
const BASIC: Offer = { plan: 'basic_scout', interval: 'month' };
const PRO: Offer = { plan: 'pro_scout', interval: 'month' };
const YEARLY: Offer = { plan: 'pro_scout', interval: 'year' };

function live(...moments: [at: string, event: LifeEvent][]): Life {
  return moments.reduce((life, [at, event]) => step(life, event, new Date(at)).life, TRIAL);
}

const TIME: LifeEvent = { kind: 'time' };

test('choosing in a trial bills the period that begins with its end, and an upgrade keeps the end', () => {
  const life = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: BASIC }],
    ['2027-01-25T00:00:00Z', { kind: 'chosen', offer: YEARLY }],
  );
  expect(life).toMatchObject({ stage: 'trialing', plan: 'pro_scout', trialEndsAt: TRIAL_END, billed: 2 });
  expect(life.bill).toMatchObject({ ordinal: 2, due: TRIAL_END, isPaid: false });
  expect(life.bill?.period).toMatchObject({ from: TRIAL_END, to: new Date('2028-01-31T10:00:00Z') });
});

test('a bill that is paid in the days of grace is for the period since the end of the trial', () => {
  const late = live(['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }], ['2027-02-03T00:00:00Z', TIME]);
  expect(late).toMatchObject({ stage: 'past_due', graceEndsAt: new Date('2027-02-07T10:00:00Z') });
  const { life } = step(late, { kind: 'paid', ordinal: 1 }, new Date('2027-02-06T00:00:00Z'));
  expect(life).toMatchObject({
    stage: 'active',
    period: { from: TRIAL_END, to: new Date('2027-02-28T10:00:00Z') },
  });
});

test('unpaid after the days of grace it lapses, and a return begins with the payment', () => {
  const lapsed = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }],
    ['2027-02-08T00:00:00Z', TIME],
  );
  expect(lapsed).toMatchObject({ stage: 'lapsed', bill: null });
  const chosen = step(lapsed, { kind: 'chosen', offer: BASIC }, new Date('2027-03-01T00:00:00Z')).life;
  expect(openUntil(chosen)).toBeNull();
  const paid = step(chosen, { kind: 'paid', ordinal: 2 }, new Date('2027-03-05T12:00:00Z')).life;
  expect(paid).toMatchObject({
    stage: 'active',
    plan: 'basic_scout',
    period: { from: new Date('2027-03-05T12:00:00Z'), to: new Date('2027-04-05T12:00:00Z') },
  });
});

test('a plan that is paid changes with the next period, and the open bill is replaced', () => {
  const active = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }],
    ['2027-01-21T00:00:00Z', { kind: 'paid', ordinal: 1 }],
    ['2027-02-20T00:00:00Z', TIME],
  );
  expect(active.bill).toMatchObject({ ordinal: 2, plan: 'pro_scout' });
  const { life, effects } = step(active, { kind: 'chosen', offer: BASIC }, new Date('2027-02-21T00:00:00Z'));
  expect(effects.map(({ kind }) => kind)).toEqual(['void', 'issue']);
  expect(life).toMatchObject({ stage: 'active', plan: 'pro_scout', scheduled: BASIC });
  const paid = step(life, { kind: 'paid', ordinal: 3 }, new Date('2027-02-22T00:00:00Z')).life;
  expect(paid.plan).toBe('pro_scout');
  const after = step(paid, TIME, new Date('2027-02-28T10:00:00Z'));
  expect(after.life).toMatchObject({ stage: 'active', plan: 'basic_scout', scheduled: null });
  expect(after.effects).toContainEqual({ kind: 'changed', offer: BASIC });
});

test('cancelling runs to the end of what is paid, resuming undoes it, and past due it ends at once', () => {
  const active = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }],
    ['2027-01-21T00:00:00Z', { kind: 'paid', ordinal: 1 }],
    ['2027-02-20T00:00:00Z', { kind: 'cancelled' }],
  );
  expect(active).toMatchObject({ stage: 'active', isCancelled: true, bill: null });
  expect(openUntil(active)).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(endsWhenCancelled(active, new Date('2027-02-20T00:00:00Z'))).toEqual(openUntil(active));
  const resumed = step(active, { kind: 'resumed' }, new Date('2027-02-21T00:00:00Z')).life;
  expect(resumed).toMatchObject({ isCancelled: false, bill: { ordinal: 3 } });
  expect(step(active, TIME, new Date('2027-03-01T00:00:00Z')).life.stage).toBe('lapsed');
  const late = step(resumed, TIME, new Date('2027-03-01T00:00:00Z')).life;
  expect(late.stage).toBe('past_due');
  const ended = step(late, { kind: 'cancelled' }, new Date('2027-03-02T00:00:00Z'));
  expect(ended.life).toMatchObject({ stage: 'lapsed', bill: null });
  expect(ended.effects.map(({ kind }) => kind)).toEqual(['void', 'lapsed']);
});

test('money that comes after the plan lapsed opens a period from now, once', () => {
  const lapsed = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }],
    ['2027-02-08T00:00:00Z', TIME],
  );
  const none: LifeEvent = { kind: 'paid_late', offer: PRO, period: null };
  const late = step(lapsed, none, new Date('2027-02-10T00:00:00Z'));
  expect(late.effects.map(({ kind }) => kind)).toEqual(['issue', 'settle']);
  expect(late.life).toMatchObject({
    stage: 'active',
    period: { from: new Date('2027-02-10T00:00:00Z'), to: new Date('2027-03-10T00:00:00Z') },
  });
  expect(() => step(late.life, none, new Date('2027-02-11T00:00:00Z'))).toThrow('not_open');
});

test('late money gives back the period that it was for while that runs, and a new one after it', () => {
  const lapsed = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }],
    ['2027-02-08T00:00:00Z', TIME],
  );
  const period = periodFrom(TRIAL_END, 'month');
  const late: LifeEvent = { kind: 'paid_late', offer: PRO, period };
  const running = step(lapsed, late, new Date('2027-02-10T00:00:00Z'));
  expect(running.life).toMatchObject({ stage: 'active', period });
  const over = step(lapsed, late, period.to);
  expect(over.life).toMatchObject({ stage: 'active', period: { from: period.to } });
});

test('a bill that an admin takes back ends the plan with what is tried or paid, and says when', () => {
  const chosen = live(['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }]);
  const voided = step(chosen, { kind: 'voided', ordinal: 1 }, new Date('2027-01-21T00:00:00Z'));
  expect(voided.effects).toEqual([
    { kind: 'void', ordinal: 1, why: 'by_admin' },
    { kind: 'stopped', at: TRIAL_END },
  ]);
});

test('a plan whose owner is gone is billed to nobody and ends with what is paid', () => {
  const active = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: PRO }],
    ['2027-01-21T00:00:00Z', { kind: 'paid', ordinal: 1 }],
    ['2027-02-20T00:00:00Z', TIME],
  );
  const orphaned = step(active, { kind: 'orphaned' }, new Date('2027-02-21T00:00:00Z'));
  expect(orphaned.effects).toEqual([
    { kind: 'void', ordinal: 2, why: 'orphaned' },
    { kind: 'orphaned', at: new Date('2027-02-28T10:00:00Z') },
  ]);
  expect(step(orphaned.life, TIME, new Date('2027-03-01T00:00:00Z')).life).toMatchObject({
    stage: 'lapsed',
    billed: 2,
  });
});

const SENT: LifeEvent = { kind: 'order_sent' };
const ACCEPTED: LifeEvent = { kind: 'order_accepted' };

test('an accepted order in a trial bills the year after it, and is open on account until the invoice is due', () => {
  const waiting = live(['2027-01-20T00:00:00Z', SENT]);
  expect(waiting).toMatchObject({ stage: 'trialing', hasOrder: true, bill: null });
  expect(openUntil(waiting)).toEqual(TRIAL_END);
  const accepted = step(waiting, ACCEPTED, new Date('2027-01-25T00:00:00Z')).life;
  expect(accepted).toMatchObject({ stage: 'trialing', hasOrder: false, interval: 'year' });
  expect(accepted.bill?.period).toMatchObject({ from: TRIAL_END, to: new Date('2028-01-31T10:00:00Z') });
  expect(accepted.bill?.due).toEqual(new Date('2027-02-24T00:00:00Z'));
  expect(step(accepted, TIME, new Date('2027-02-01T00:00:00Z')).life.stage).toBe('on_account');
  const late = step(accepted, TIME, new Date('2027-02-25T00:00:00Z'));
  expect(late.life).toMatchObject({ stage: 'past_due', graceEndsAt: new Date('2027-03-03T00:00:00Z') });
  expect(late.effects.map(({ kind }) => kind)).toEqual(['past_due']);
  expect(step(accepted, TIME, new Date('2027-03-03T00:00:00Z')).life.stage).toBe('lapsed');
  const paid = step(late.life, { kind: 'paid', ordinal: 1 }, new Date('2027-03-01T00:00:00Z')).life;
  expect(paid).toMatchObject({ stage: 'active', period: { from: TRIAL_END } });
});

test('an accepted order opens a plan that has ended at once, and a paid period runs to its end first', () => {
  const ended = live(['2027-02-20T00:00:00Z', SENT]);
  expect(ended).toMatchObject({ stage: 'lapsed', hasOrder: true });
  const back = step(ended, ACCEPTED, new Date('2027-03-01T00:00:00Z')).life;
  expect(back).toMatchObject({ stage: 'on_account', plan: 'pro_scout', interval: 'year' });
  expect(openUntil(back)).toEqual(new Date('2027-04-07T00:00:00Z'));
  const monthly = live(
    ['2027-01-20T00:00:00Z', { kind: 'chosen', offer: BASIC }],
    ['2027-01-21T00:00:00Z', { kind: 'paid', ordinal: 1 }],
    ['2027-02-10T00:00:00Z', SENT],
    ['2027-02-20T00:00:00Z', ACCEPTED],
  );
  expect(monthly).toMatchObject({ stage: 'active', plan: 'basic_scout', scheduled: YEARLY });
  expect(monthly.bill?.period?.from).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(step(monthly, TIME, new Date('2027-03-10T00:00:00Z')).life).toMatchObject({
    stage: 'on_account',
    plan: 'pro_scout',
  });
});

test('without its order a year on account is due at once, and cancelling takes a waiting order along', () => {
  const open = live(['2027-02-20T00:00:00Z', SENT], ['2027-03-01T00:00:00Z', ACCEPTED]);
  const changed = step(open, { kind: 'chosen', offer: PRO }, new Date('2027-03-10T00:00:00Z')).life;
  expect(changed).toMatchObject({ stage: 'past_due', graceEndsAt: new Date('2027-03-17T00:00:00Z') });
  const waiting = live(['2027-01-20T00:00:00Z', SENT]);
  const cancelled = step(waiting, { kind: 'cancelled' }, new Date('2027-01-21T00:00:00Z'));
  expect(cancelled).toMatchObject({
    life: { hasOrder: false },
    effects: [{ kind: 'order_dropped', isByCard: false }],
  });
  expect(() => step(cancelled.life, ACCEPTED, new Date('2027-01-22T00:00:00Z'))).toThrow('no_order');
});

test('months keep the day they began on, and a year ends on the same day', () => {
  const ends: string[] = [];
  let period = periodFrom(new Date('2027-10-31T23:30:00Z'), 'month');
  for (let n = 0; n < 5; n++) {
    ends.push(period.to.toISOString());
    period = periodFrom(period.to, 'month', period.anchorDay);
  }
  expect(ends).toEqual([
    '2027-11-30T23:30:00.000Z',
    '2027-12-31T23:30:00.000Z',
    '2028-01-31T23:30:00.000Z',
    '2028-02-29T23:30:00.000Z',
    '2028-03-31T23:30:00.000Z',
  ]);
  expect(periodFrom(new Date('2028-02-29T00:00:00Z'), 'year').to).toEqual(new Date('2029-02-28T00:00:00Z'));
});
