// @vitest-environment happy-dom
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Road, RoadTodo } from '@faircourt/contracts/road';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf, type Translate } from '../../../i18n/messages.ts';
import { openRoads, roadItems } from './road-items.tsx';

let t: Translate;
beforeAll(async () => {
  t = translatorOf(createI18n('en', await loadMessages('en')));
});

const MAYA: Road = {
  athlete_id: 'a1',
  athlete_name: 'Maya Torres',
  is_self: false,
  is_card_in_search: false,
  is_proof_needed: false,
  optional_forms: [],
  missing_basics: [],
  steps: [
    { step: 'profile', state: 'done', turn: null, todo: null },
    { step: 'proof', state: 'now', turn: 'you', todo: 'ask' },
    { step: 'verified', state: 'now', turn: 'you', todo: 'ask_director' },
    { step: 'visible', state: 'now', turn: 'athlete', todo: null },
  ],
};
const LEO: Road = { ...MAYA, athlete_id: 'a2', athlete_name: 'Leo Torres', steps: [] };
const OWN: Road = { ...MAYA, is_self: true };
const withStep = (road: Road, ...steps: Road['steps']): Road => ({ ...road, steps });
const rows = (roads: Road[], answered: readonly RoadTodo[] = [], isInvitationHere = false) =>
  roadItems(roads, {
    answered: () => answered,
    isInvitationHere,
    saving: { onSaving: () => undefined, onNotSaved: () => undefined },
    t,
    listOf: (things) => things.join(', '),
  });
const labels = (...asked: Parameters<typeof rows>) =>
  rows(...asked).map(({ action }) => ('label' in action ? action.label : 'in place'));

test('each of the reader’s turns is a row with its button, what comes next first and the rest quietly', () => {
  expect(labels([MAYA])).toEqual(['Ask for verification', 'Show you’re the guardian']);
  expect(rows([MAYA]).map(({ urgency }) => urgency)).toEqual(['blocked', 'news']);
});

test('what another row asks is not asked again', () => {
  expect(labels([MAYA], ['ask_director'])).toEqual(['Show you’re the guardian']);
});

test('with several athletes each row says whose it is', () => {
  expect(rows([MAYA, LEO], ['ask']).map(({ title }) => title)).toEqual(['Maya Torres: Your next step']);
});

test('where only the athlete can go on, a guardian tells them from the list, once nothing of their own comes before', () => {
  const tell = { step: 'visible', state: 'now', turn: 'athlete', todo: 'tell_athlete' } as const;
  expect(labels([withStep(MAYA, tell)])).toEqual(['in place']);
  const sign = { step: 'forms', state: 'now', turn: 'you', todo: 'sign' } as const;
  expect(labels([withStep(MAYA, sign, tell)])).toEqual(['Read and sign']);
});

test('the birthdate is asked for right there, with or without a profile, and the rest by its name', () => {
  const profile = (todo: RoadTodo) => ({ step: 'profile', state: 'now', turn: 'you', todo }) as const;
  for (const athlete_id of [null, 'a1']) {
    const road = withStep({ ...OWN, athlete_id }, profile('set_birthdate'));
    expect(labels([road]), `of ${athlete_id}`).toEqual(['in place']);
  }
  const filling = { ...withStep(OWN, profile('fill_profile')), missing_basics: ['height', 'school'] } as Road;
  expect(rows([filling])[0]).toMatchObject({
    text: 'Add the height, the school. That’s what coaches look for first.',
    action: { label: 'Fill in your profile', to: '/profile' },
  });
});

test('a missing guardian comes before everything, on the page itself where the invitation is', () => {
  const road = withStep(
    OWN,
    { step: 'profile', state: 'now', turn: 'you', todo: 'fill_profile' },
    { step: 'guardian', state: 'now', turn: 'you', todo: 'invite_guardian' },
    { step: 'visible', state: 'now', turn: 'you', todo: 'choose_visibility' },
  );
  expect(labels([road])).toEqual(['Invite your guardian', 'Fill in your profile', 'Choose who finds you']);
  expect(rows([road]).map(({ urgency }) => urgency)).toEqual(['blocked', 'blocked', 'news']);
  expect(labels([road], [], true)[0]).toBe('in place');
});

test('a locked-down athlete’s road is not shown, that of a sibling and a first road are', () => {
  const locked = { since: '2026-11-18T10:00:00.000Z', by: 'Dana Torres', can_lift: true };
  const athletes = [
    { id: 'a1', locked_down: locked },
    { id: 'a2', locked_down: null },
  ] as FamilyAthlete[];
  const first = { ...LEO, athlete_id: null };
  expect(openRoads({ athletes, roads: [MAYA, LEO, first] })).toEqual([LEO, first]);
  expect(openRoads(undefined)).toEqual([]);
});
