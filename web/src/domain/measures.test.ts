import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../i18n/messages.ts';
import { UNIT_SYSTEMS, type UnitSystem } from '../i18n/units.ts';
import { formatFor } from '../i18n/use-format.ts';
import { measureText, type Units } from '../i18n/use-units.ts';
import { MEASURE_KINDS, MEASURE_LIMITS, MEASURES, measureLimitWords, measureWords } from './measures.ts';
import { fromInches, fromPounds } from '../i18n/units.ts';

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

test('metric limits are the limits themselves', () => {
  const { min, max } = MEASURE_LIMITS.weight_kg;
  expect(measureLimitWords('weight_kg', units('metric'))).toEqual({ min: `${min} kg`, max: `${max} kg` });
});

test.each(MEASURES)(
  'a limit of %s that is read in feet or pounds can be typed and is accepted',
  (measure) => {
    const { min, max } = MEASURE_LIMITS[measure];
    const typed = (words: string) => {
      const [whole = 0, rest = 0] = words.match(/[\d.]+/g)?.map(Number) ?? [];
      if (MEASURE_KINDS[measure] === 'weight') return fromPounds(whole);
      return fromInches(MEASURE_KINDS[measure] === 'height' ? whole * 12 + rest : whole);
    };
    const words = measureLimitWords(measure, units('imperial'));
    expect(typed(words.min)).toBeGreaterThanOrEqual(min);
    expect(typed(words.max)).toBeLessThanOrEqual(max);
  },
);

test('every system of units can be chosen', () => {
  expect(UNIT_SYSTEMS.map((system) => measureWords('height_cm', 200, units(system)))).toEqual([
    '200 cm',
    '6′ 6.5″',
  ]);
});
