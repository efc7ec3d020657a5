import { expect, test } from 'vitest';
import { readLength } from './typed-length.ts';

test.each([`6'3"`, `6' 3`, '6’3”', '6′ 3″', '6 3', '6-3', '6 ft 3 in', '6ft3', '6 pies 3', '75 in', '75"'])(
  '%s is six feet three',
  (typed) => {
    expect(readLength(typed)).toEqual({ cm: 190.5, system: 'imperial' });
  },
);

test('centimetres and metres are read as ever, also with a decimal comma', () => {
  expect(readLength('190.5')?.cm).toBe(190.5);
  expect(readLength(' 190,5 cm')?.cm).toBe(190.5);
  expect(readLength('1.9 m')?.cm).toBe(190);
  expect(readLength('75')).toEqual({ cm: 75, system: 'metric' });
  expect(readLength('20 ft')).toEqual({ cm: 609.6, system: 'imperial' });
});

test.each([`5'14"`, 'tall', '6 3 2', '-6', '1e2', ''])('%s is no length', (typed) => {
  expect(readLength(typed)).toBeNull();
});
