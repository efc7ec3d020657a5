// @vitest-environment happy-dom
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Road } from '@faircourt/contracts/road';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf, type Translate } from '../../../i18n/messages.ts';
import { openRoads, roadTurns } from './road-turns.tsx';

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
  steps: [
    { step: 'profile', state: 'done', turn: null, todo: null },
    { step: 'proof', state: 'now', turn: 'you', todo: 'ask' },
    { step: 'verified', state: 'now', turn: 'you', todo: 'ask_director' },
    { step: 'visible', state: 'now', turn: 'athlete', todo: null },
  ],
};
const LEO: Road = { ...MAYA, athlete_id: 'a2', athlete_name: 'Leo Torres', steps: [] };
const labels = (roads: Road[], answered: ReturnType<Parameters<typeof roadTurns>[1]['answered']> = []) =>
  roadTurns(roads, { answered: () => answered, t }).map(({ label }) => label);

test('the reader’s turns are the steps that they can do something about, what comes next first', () => {
  expect(labels([MAYA])).toEqual(['Ask for verification', 'Show you’re the guardian']);
});

test('a turn that is listed already is not counted again', () => {
  expect(labels([MAYA], ['ask_director'])).toEqual(['Show you’re the guardian']);
});

test('with several athletes each turn says whose it is', () => {
  expect(labels([MAYA, LEO], ['ask'])).toEqual(['Maya Torres: Ask for verification']);
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
