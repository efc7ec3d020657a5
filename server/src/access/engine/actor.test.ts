import { expect, test } from 'vitest';
import { deskOf, hasLivePlan, livePlan, type CoachActor, type HeldPlan } from './actor.ts';
import { MATRIX_PEOPLE } from '../matrix/matrix-people.ts';

const now = new Date('2026-01-15T12:00:00.000Z');
const before = new Date('2026-01-15T11:59:59.999Z');
const after = new Date('2026-01-15T12:00:00.001Z');
const coachWith = (...plans: HeldPlan[]): CoachActor => ({ ...MATRIX_PEOPLE['coach, verified'], plans });

test('a trial or paid plan is live up to the instant it ends', () => {
  for (const status of ['trial', 'active'] as const) {
    expect(
      hasLivePlan(coachWith({ subscriptionId: 's', plan: 'basic_scout', status, endsAt: after }), now),
    ).toBe(true);
    expect(
      hasLivePlan(coachWith({ subscriptionId: 's', plan: 'basic_scout', status, endsAt: now }), now),
    ).toBe(false);
    expect(
      hasLivePlan(coachWith({ subscriptionId: 's', plan: 'basic_scout', status, endsAt: before }), now),
    ).toBe(false);
  }
});

test('a lapsed plan is not live, whatever its dates say', () => {
  expect(
    hasLivePlan(coachWith({ subscriptionId: 's', plan: 'pro_scout', status: 'lapsed', endsAt: after }), now),
  ).toBe(false);
  expect(
    hasLivePlan(coachWith({ subscriptionId: 's', plan: 'pro_scout', status: 'lapsed', endsAt: null }), now),
  ).toBe(false);
});

test('a coach without any plan has no live plan', () => {
  expect(hasLivePlan(coachWith(), now)).toBe(false);
});

test('of two live plans the greater one counts, and an ended one never shadows a live one', () => {
  const basic: HeldPlan = { subscriptionId: 's', plan: 'basic_scout', status: 'active', endsAt: after };
  const pro: HeldPlan = { subscriptionId: 's', plan: 'pro_scout', status: 'trial', endsAt: after };
  expect(livePlan(coachWith(basic, pro), now)).toEqual(pro);
  expect(livePlan(coachWith(basic, { ...pro, endsAt: before }), now)).toEqual(basic);
});

test('a staff keeps its desk when its plan has lapsed', () => {
  const lapsed: HeldPlan = { subscriptionId: 's', plan: 'pro_scout', status: 'lapsed', endsAt: before };
  expect(deskOf(coachWith(lapsed), now)).toEqual(lapsed);
  expect(deskOf(coachWith(), now)).toBeNull();
});
