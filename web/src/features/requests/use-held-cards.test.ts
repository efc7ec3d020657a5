import { expect, test } from 'vitest';
import type { AskedTogether } from '../../domain/asked-together.ts';
import { placeHeld } from './use-held-cards.ts';

// The key is all that places look at.
const card = (key: string) => ({ key }) as AskedTogether;
const keys = (cards: readonly AskedTogether[]) => cards.map(({ key }) => key).join(' ');

test('a card that was set aside keeps its place, and what waits stays around it', () => {
  expect(keys(placeHeld([card('a'), card('c')], [{ at: 1, asked: card('b') }]))).toBe('a b c');
});

test('several keep theirs, in whichever order they were set aside, and what arrives comes last', () => {
  const held = [
    { at: 2, asked: card('c') },
    { at: 0, asked: card('a') },
  ];
  expect(keys(placeHeld([card('b'), card('new')], held))).toBe('a b c new');
});

test('while the answer is on its way a card is there once', () => {
  expect(keys(placeHeld([card('a'), card('b')], [{ at: 0, asked: card('a') }]))).toBe('a b');
});
