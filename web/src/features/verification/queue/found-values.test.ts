import { describe, expect, test } from 'vitest';
import { foundTexts, readFound } from './found-values.ts';

const claimed = { height_cm: 198.5, weight_kg: 92, wingspan_cm: null, vertical_cm: null };

describe('what a director found instead', () => {
  test('the fields start from the claim', () => {
    expect(foundTexts('measurements', claimed)).toEqual({
      height_cm: '198.5',
      weight_kg: '92',
      wingspan_cm: '',
      vertical_cm: '',
    });
    expect(foundTexts('school', { school_name: 'Lincoln High' })).toEqual({});
  });

  test('only what differs is offered, commas and all', () => {
    const typed = { ...foundTexts('measurements', claimed), height_cm: '196,5' };
    expect(readFound('measurements', claimed, typed)).toEqual({
      kind: 'found',
      values: { height_cm: 196.5 },
    });
  });

  test('what was not typed follows the claim, also when the family changes it meanwhile', () => {
    const changed = { ...claimed, weight_kg: 94 };
    expect(readFound('measurements', changed, { height_cm: '196.5' })).toEqual({
      kind: 'found',
      values: { height_cm: 196.5 },
    });
  });

  test('the claim itself is nothing new', () => {
    expect(readFound('measurements', claimed, foundTexts('measurements', claimed))).toEqual({
      kind: 'unchanged',
    });
  });

  test('what the record could not hold is refused at its field', () => {
    const typed = { gpa: '7', sat: 'many', act: '' };
    expect(readFound('academics', { gpa: 3.5, sat: null, act: null }, typed)).toEqual({
      kind: 'refused',
      codes: { gpa: 'too_big', sat: 'wrong_type' },
    });
  });

  test('a group without numbers to measure has nothing to correct', () => {
    expect(readFound('school', { school_name: 'Lincoln High' }, {})).toEqual({ kind: 'unchanged' });
  });
});
