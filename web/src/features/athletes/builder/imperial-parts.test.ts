import { expect, test } from 'vitest';
import { imperialText, metricText, wrongPart, type ImperialText } from './imperial-parts.ts';

test('six feet two is typed in two parts and stays six feet two', () => {
  const typed = [
    { part: 'feet', text: '6' },
    { part: 'inches', text: '2' },
  ] as const;
  expect(metricText([...typed])).toBe('188');
  expect(imperialText('height_cm', '188')).toEqual(typed);
});

test('feet alone are enough', () => {
  const typed = imperialText('wingspan_cm', '').map(({ part }) => ({
    part,
    text: part === 'feet' ? '7' : '',
  }));
  expect(metricText(typed)).toBe('213.4');
});

test('a leap is told in inches, a weight in pounds', () => {
  expect(imperialText('vertical_cm', '87.6')).toEqual([{ part: 'inches', text: '34.5' }]);
  expect(imperialText('weight_kg', '82.1')).toEqual([{ part: 'pounds', text: '181' }]);
  expect(metricText([{ part: 'pounds', text: '181' }])).toBe('82.1');
});

test('empty parts are no value, and what is no number is told as none', () => {
  expect(metricText(imperialText('height_cm', ''))).toBe('');
  expect(imperialText('height_cm', 'NaN').map(({ text }) => text)).toEqual(['', '']);
  expect(metricText([{ part: 'pounds', text: 'heavy' }])).toBe('NaN');
});

const height = (feet: string, inches: string): ImperialText => [
  { part: 'feet', text: feet },
  { part: 'inches', text: inches },
];

test('inches that are another foot are refused and stay as they were typed, feet too', () => {
  for (const [feet, inches] of [
    ['5', '14'],
    ['5', '12'],
    ['5', '-1'],
    ['5', '11.8'],
    ['', '70'],
  ] as const) {
    const kept = metricText(height(feet, inches));
    expect(Number(kept), `${feet} ft ${inches} in`).toBeNaN();
    expect(imperialText('height_cm', kept)).toEqual(height(feet, inches));
    expect(wrongPart(height(feet, inches))).toBe('inches');
  }
});

test('part of a foot is typed in inches', () => {
  expect(wrongPart(height('5.5', '2'))).toBe('feet');
  expect(imperialText('wingspan_cm', metricText(height('5.5', '2')))).toEqual(height('5.5', '2'));
  expect(wrongPart(height('five', ''))).toBe('feet');
});

test('eleven inches and a half are a height, and jumps have as many inches as they have', () => {
  expect(wrongPart(height('5', '11.5'))).toBeNull();
  expect(imperialText('height_cm', metricText(height('5', '11.5')))).toEqual(height('5', '11.5'));
  expect(wrongPart([{ part: 'inches', text: '34.5' }])).toBeNull();
});
