import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../i18n/messages.ts';
import { axisTicks } from '../ui/line-chart-scale.ts';
import { UNIT_SYSTEMS, type UnitSystem } from '../i18n/units.ts';
import { formatFor } from '../i18n/use-format.ts';
import { measureText, type Units } from '../i18n/use-units.ts';
import {
  MEASURE_KINDS,
  MEASURE_LIMITS,
  MEASURES,
  measureAxis,
  measureInFull,
  measureLimitWords,
  ownLimitWords,
  measureWords,
} from './measures.ts';
import { fromInches } from '../i18n/units.ts';

const t = translatorOf(createI18n('en', await loadMessages('en')));
const units = (system: UnitSystem): Units => ({
  system,
  setSystem: () => undefined,
  ...measureText(system, t, formatFor('en')),
});

test('each measurement is written as people say it', () => {
  expect(MEASURES.map((measure) => measureWords(measure, 80, units('metric')))).toEqual([
    '80 cm',
    '80 kg',
    '80 cm',
    '80 cm',
  ]);
  expect(measureWords('height_cm', 188, units('imperial'))).toBe('6′ 2″');
  expect(measureWords('vertical_cm', 80, units('imperial'))).toBe('31.5 in');
  expect(measureWords('weight_kg', 82, units('imperial'))).toBe('181 lb');
});

test('in full the metric value stands behind feet and pounds, and nothing is said twice', () => {
  expect(measureInFull('height_cm', 188, units('metric'))).toBe('188 cm');
  expect(measureInFull('height_cm', 188, units('imperial'))).toBe('6′ 2″ (188 cm)');
  expect(measureInFull('vertical_cm', 80, units('imperial'))).toBe('31.5 in (80 cm)');
  expect(measureInFull('weight_kg', 82, units('imperial'))).toBe('181 lb (82 kg)');
});

test.each(UNIT_SYSTEMS)(
  'in %s, limits of height and weight are those of their metric fields, which always show',
  (system) => {
    expect(measureLimitWords('height_cm', units(system))).toEqual({ min: '100 cm', max: '250 cm' });
    expect(measureLimitWords('weight_kg', units(system))).toEqual({ min: '30 kg', max: '200 kg' });
  },
);

test.each(['wingspan_cm', 'vertical_cm'] as const)(
  'a limit of %s that is read in inches can be typed and is accepted',
  (measure) => {
    const { min, max } = MEASURE_LIMITS[measure];
    const typed = (words: string) => {
      const [whole = 0, rest = 0] = words.match(/[\d.]+/g)?.map(Number) ?? [];
      return fromInches(MEASURE_KINDS[measure] === 'height' ? whole * 12 + rest : whole);
    };
    const words = measureLimitWords(measure, units('imperial'));
    expect(typed(words.min)).toBeGreaterThanOrEqual(min);
    expect(typed(words.max)).toBeLessThanOrEqual(max);
  },
);

test('what was typed in feet or pounds is answered in them', () => {
  expect(ownLimitWords('height_cm', units('imperial'))).toEqual({ min: '3′ 3.5″', max: '8′ 2″' });
  expect(ownLimitWords('weight_kg', units('imperial'))).toEqual({ min: '66.5 lb', max: '441 lb' });
});

test('every system of units can be chosen', () => {
  expect(UNIT_SYSTEMS.map((system) => measureWords('height_cm', 200, units(system)))).toEqual([
    '200 cm',
    '6′ 6.5″',
  ]);
});

test.each([
  [167, 169.5],
  [167.6, 168],
  [168, 168],
])('no two lines of a chart from %s to %s cm read alike', (low, high) => {
  for (const system of UNIT_SYSTEMS) {
    const axis = measureAxis('height_cm', { system });
    const ticks = axisTicks([axis.to(low), axis.to(high)], false, axis).map(axis.from);
    const words = ticks.map((tick) => measureWords('height_cm', tick, units(system)));
    expect(new Set(words).size).toBe(words.length);
    expect(ticks[0]).toBeLessThanOrEqual(low);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
  }
});
