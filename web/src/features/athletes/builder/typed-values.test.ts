import { expect, test } from 'vitest';
import { EMPTY_VIDEO, isVideoField } from './video-values.ts';
import { numberOf, orNull, textOf } from './typed-values.ts';

test('an empty field is no value', () => {
  expect(numberOf('  ')).toBeNull();
  expect(orNull(' ')).toBeNull();
  expect(textOf(null)).toBe('');
  expect(textOf(undefined)).toBe('');
});

test('a figure is read with a comma as with a point', () => {
  expect(numberOf('198,5')).toBe(198.5);
  expect(numberOf(' 198.5 ')).toBe(198.5);
  expect(textOf(198.5)).toBe('198.5');
  expect(textOf(0)).toBe('0');
});

test('what is no figure is not taken for nothing', () => {
  expect(numberOf('tall')).toBeNaN();
});

test('text is kept as it was typed', () => expect(orNull(' Lincoln High ')).toBe(' Lincoln High '));

test('the server’s findings about a video belong to its fields', () => {
  expect(Object.keys(EMPTY_VIDEO).every(isVideoField)).toBe(true);
  expect(isVideoField('athlete_id')).toBe(false);
});
