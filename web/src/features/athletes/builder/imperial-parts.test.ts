import { expect, test } from 'vitest';
import { imperialText, metricText } from './imperial-parts.ts';

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
