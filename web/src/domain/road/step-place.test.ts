import type { Road, RoadStep } from '@faircourt/contracts/road';
import { expect, test } from 'vitest';
import { currentStep, todoTarget } from './step-place.ts';

const ROAD: Road = { athlete_id: 'a1', athlete_name: 'Ida', is_self: false, steps: [] };
const step = (name: RoadStep['step'], changes: Partial<RoadStep> = {}): RoadStep => ({
  step: name,
  state: 'now',
  turn: 'director',
  todo: null,
  ...changes,
});

test('the step to look at is the first one that the reader can do something about', () => {
  const steps = [step('proof'), step('forms', { todo: 'sign' }), step('released', { todo: 'release' })];
  expect(currentStep({ steps })?.step).toBe('forms');
});

test('while only others act, it is the first that is not done', () => {
  const steps = [step('profile', { state: 'done', turn: null }), step('proof'), step('forms')];
  expect(currentStep({ steps })?.step).toBe('proof');
  expect(currentStep({ steps: [] })).toBeUndefined();
});

test('each button leads to the very thing, with its form open', () => {
  expect(todoTarget('sign', ROAD)).toBe('/dashboard/consent?sign=a1');
  expect(todoTarget('state', ROAD)).toBe('/dashboard/athletes?prove=a1');
  expect(todoTarget('release', ROAD)).toBe('/dashboard/athletes?release=a1');
  expect(todoTarget('release', { ...ROAD, is_self: true }), 'an adult decides on the own page').toBe(
    '/dashboard/guardians',
  );
});
