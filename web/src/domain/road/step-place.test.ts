import type { Road, RoadStep } from '@faircourt/contracts/road';
import { expect, test } from 'vitest';
import { currentStep, isReleaseNext, todoTarget } from './step-place.ts';

const ROAD: Road = {
  athlete_id: 'a1',
  athlete_name: 'Ida',
  is_self: false,
  is_card_in_search: false,
  is_proof_needed: true,
  optional_forms: [],
  missing_basics: [],
  steps: [],
};
const current = (steps: RoadStep[], isProofNeeded = true) =>
  currentStep({ steps, is_proof_needed: isProofNeeded })?.step;
const step = (name: RoadStep['step'], changes: Partial<RoadStep> = {}): RoadStep => ({
  step: name,
  state: 'now',
  turn: 'director',
  todo: null,
  ...changes,
});

test('the step to look at is the first one that the reader can do something about', () => {
  const steps = [step('proof'), step('forms', { todo: 'sign' }), step('released', { todo: 'release' })];
  expect(current(steps)).toBe('forms');
});

test('while only others act, it is the first that is not done', () => {
  const steps = [step('profile', { state: 'done', turn: null }), step('proof'), step('forms')];
  expect(current(steps)).toBe('proof');
  expect(current([])).toBeUndefined();
});

test('a step that waits for another is not the one to look at', () => {
  const profileOfChild = step('profile', { state: 'later', turn: 'you' });
  expect(current([profileOfChild, step('guardian', { turn: 'guardian' })])).toBe('guardian');
  expect(current([profileOfChild])).toBe('profile');
});

test('a proof that colleges do not wait for comes after what they wait for', () => {
  const ask = step('proof', { turn: 'you', todo: 'ask' });
  const sign = step('forms', { turn: 'you', todo: 'sign' });
  expect(current([ask, sign])).toBe('proof');
  expect(current([ask, sign], false)).toBe('forms');
  expect(current([ask, step('verified')], false), 'it is all that there is to do').toBe('proof');
  expect(current([step('proof'), step('verified')], false), 'nobody waits for the director').toBe('verified');
  expect(current([step('proof', { todo: 'answer' }), sign], false), 'a director asked').toBe('proof');
  expect(current([step('proof', { todo: 'state' }), sign], false), 'who signs is known first').toBe('proof');
});

test('once something is released, who finds the athlete comes before a check; the bar keeps its order', () => {
  const released = step('released', { state: 'done', turn: null });
  const check = step('verified', { turn: 'you', todo: 'ask_director' });
  const choose = step('visible', { turn: 'you', todo: 'choose_visibility' });
  expect(current([released, check, choose], false)).toBe('visible');
  const tell = step('visible', { turn: 'athlete', todo: 'tell_athlete' });
  expect(current([released, check, tell], false), 'a guardian tells the athlete').toBe('visible');
  const more = step('forms', { turn: 'you', todo: 'sign_waited_for' });
  expect(current([more, released, check, tell], false), 'nothing is seen yet').toBe('visible');
  const partly = step('released', { state: 'partly', turn: null });
  expect(current([more, partly, check, tell], false), 'some of it can be found').toBe('visible');
  const waits = step('visible', { turn: 'athlete' });
  expect(current([released, check, waits], false), 'and goes on once that is done').toBe('verified');
  const fill = step('profile', { turn: 'you', todo: 'fill_profile' });
  expect(current([fill, released, check, choose], false), 'coaches want to see a profile').toBe('profile');
  const open = step('released', { turn: 'guardian' });
  expect(current([open, check, choose], false), 'there is nothing to find yet').toBe('verified');
  const answer = step('verified', { turn: 'you', todo: 'answer_director' });
  expect(current([released, answer, choose], false), 'a director waits for an answer').toBe('verified');
});

test('each button leads to the very thing, with its form open', () => {
  expect(todoTarget('choose_visibility', ROAD)).toBe('/profile?choose=visibility');
  expect(todoTarget('sign', ROAD)).toBe('/dashboard/consent?sign=a1');
  expect(todoTarget('state', ROAD)).toBe('/dashboard/athletes?prove=a1');
  expect(todoTarget('release', ROAD)).toBe('/dashboard/athletes?release=a1');
  expect(todoTarget('release', { ...ROAD, is_self: true }), 'an adult decides on the own page').toBe(
    '/dashboard/guardians',
  );
});

test('releasing comes next only while nothing is released and the reader can', () => {
  expect(isReleaseNext({ steps: [step('released', { turn: 'you', todo: 'release' })] })).toBe(true);
  const done = step('released', { state: 'done', turn: null });
  expect(isReleaseNext({ steps: [done] }), 'something is on').toBe(false);
  const later = step('released', { state: 'later', turn: 'you' });
  expect(isReleaseNext({ steps: [later] }), 'a child under 13 before the proof').toBe(false);
  expect(isReleaseNext(undefined), 'the road is done').toBe(false);
});
