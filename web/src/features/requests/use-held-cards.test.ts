import type { FamilyRequest } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import type { AskedTogether } from '../../domain/asked-together.ts';
import { decidedPlaces, placeHeld, putOffElsewhere, stillSetAside } from './use-held-cards.ts';

// The key is all that places look at.
const card = (key: string) => ({ key }) as AskedTogether;
const held = (key: string, above: string[]) => ({ asked: card(key), above });
const keys = (cards: readonly AskedTogether[]) => cards.map(({ key }) => key).join(' ');

test('a card that was set aside keeps its place, and what waits stays around it', () => {
  expect(keys(placeHeld([card('a'), card('c')], [held('b', ['a'])]))).toBe('a b c');
});

test('also when a card above it goes', () => {
  expect(keys(placeHeld([card('c')], [held('b', ['a'])]))).toBe('b c');
  expect(keys(placeHeld([card('a'), card('d')], [held('c', ['a', 'b'])]))).toBe('a c d');
});

test('several keep theirs, in whichever order they were set aside, and what arrives comes last', () => {
  const both = [held('c', ['a', 'b']), held('a', [])];
  expect(keys(placeHeld([card('b'), card('new')], both))).toBe('a b c new');
  expect(keys(placeHeld([card('new')], both)), 'between them is nothing').toBe('a c new');
});

const asked = (id: string, coach: string, isPutOff: boolean) =>
  ({
    id,
    athlete: { id: 'maya' },
    coach: { coach_id: coach, institution: { id: 'college' } },
    set_aside_until: isPutOff ? '2026-11-25T00:00:00.000Z' : null,
  }) as FamilyRequest;
const pressed = (...requests: [FamilyRequest, ...FamilyRequest[]]) => [
  { asked: { ...card('maya otis college'), requests }, above: [] },
];
const ids = (cards: readonly AskedTogether[]) =>
  cards.map(({ requests }) => requests.map(({ id }) => id).join('+')).join(' ');

test('a card is held while all that it asks is set aside', () => {
  const one = pressed(asked('r1', 'otis', false), asked('r2', 'otis', false));
  const [r1, r2] = [asked('r1', 'otis', true), asked('r2', 'otis', true)];
  expect(stillSetAside(one, [r1, r2])).toEqual(one);
  expect(stillSetAside(one, [r1]), 'one of them was decided or blocked').toEqual([]);
  expect(stillSetAside(one, [r1, asked('r2', 'otis', false)]), 'or taken up elsewhere').toEqual([]);
  expect(stillSetAside(one, [asked('r1', 'otis', false), asked('r2', 'otis', false)])).toEqual([]);
});

test('what the same coach asks next is seen', () => {
  const one = pressed(asked('r1', 'otis', false));
  const open = [asked('r1', 'otis', true), asked('r2', 'otis', false)];
  expect(stillSetAside(one, open)).toEqual([]);
  expect(stillSetAside(one, [asked('r1', 'otis', true), asked('r2', 'wilma', false)])).toEqual(one);
});

test('what the same coach asked before stays among what was set aside', () => {
  const open = [asked('r0', 'otis', true), asked('r1', 'otis', true), asked('r2', 'otis', false)];
  expect(ids(putOffElsewhere(open, pressed(asked('r1', 'otis', false))))).toBe('r0');
});

test('a card keeps its place once all that it asked is decided, and not while some of it waits', () => {
  const shown = pressed(asked('r1', 'otis', false), asked('r2', 'otis', false));
  const [r1, r2] = [asked('r1', 'otis', false), asked('r2', 'otis', false)];
  expect(decidedPlaces(shown, [], [r1, r2])).toEqual(shown);
  expect(decidedPlaces(shown, [], [r1]), 'one was withdrawn by the coach').toEqual([]);
  expect(decidedPlaces(shown, [card('maya otis college')], [r1, r2]), 'the coach asks again').toEqual([]);
});
