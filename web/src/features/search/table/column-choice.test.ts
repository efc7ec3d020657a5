import { expect, test } from 'vitest';
import { moveColumn, toggleColumn } from './column-choice.ts';

test('a shown column goes, and one that was not shown comes last', () => {
  expect(toggleColumn(['height', 'city'], 'height')).toEqual(['city']);
  expect(toggleColumn(['city'], 'height')).toEqual(['city', 'height']);
});

test('a column changes places with its neighbour and stays at the ends', () => {
  expect(moveColumn(['height', 'city', 'school'], 'school', -1)).toEqual(['height', 'school', 'city']);
  expect(moveColumn(['height', 'city'], 'height', 1)).toEqual(['city', 'height']);
  expect(moveColumn(['height', 'city'], 'height', -1)).toEqual(['height', 'city']);
  expect(moveColumn(['height', 'city'], 'school', 1)).toEqual(['height', 'city']);
});
