import { expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../../i18n/messages.ts';
import { formatFor } from '../../../i18n/use-format.ts';
import { measureText } from '../../../i18n/use-units.ts';
import { factLines } from './fact-lines.ts';

async function wordsIn(system: 'metric' | 'imperial') {
  const t = translatorOf(createI18n('en', await loadMessages('en')));
  const format = formatFor('en');
  return { t, format, units: { system, setSystem: () => {}, ...measureText(system, t, format) } };
}

test('measurements read in the units that the reader thinks in, and what is missing is told from zero', async () => {
  const values = { height_cm: 188, weight_kg: 82.5, wingspan_cm: null, vertical_cm: 80 };
  const texts = async (system: 'metric' | 'imperial') =>
    factLines('measurements', values, await wordsIn(system)).map(({ text }) => text);
  expect(await texts('metric')).toEqual(['188 cm', '82.5 kg', null, '80 cm']);
  expect((await texts('imperial'))[0]).toBe('6′ 2″ (188 cm)');
});

test('courses read as one line, each with its grade where there is one', async () => {
  const core_courses = [
    { title: 'Algebra II', grade: 'A-' },
    { title: 'Biology', grade: null },
  ];
  const lines = factLines(
    'academics',
    { gpa: 3.75, sat: 1320, act: null, core_courses },
    await wordsIn('metric'),
  );
  expect(lines.map(({ label, text }) => [label, text])).toEqual([
    ['GPA', '3.75'],
    ['SAT Score', '1320'],
    ['ACT Score', null],
    ['Core courses', 'Algebra II A-, Biology'],
  ]);
});

test('a season has its shots as made of attempted', async () => {
  const values = { label: '2025-26', games: 20, threes_made: 31, threes_attempted: 90 };
  const lines = factLines('season', values, await wordsIn('metric'));
  expect(lines.find(({ field }) => field === 'threes')?.text).toBe('31 of 90');
  expect(lines.find(({ field }) => field === 'games')?.text).toBe('20');
});

test('what a guardian stated reads in words, the birthdate as a day', async () => {
  const values = { full_name: 'Ingrid Solheim', birthdate: '1984-05-06', relationship: 'mother' };
  const lines = factLines('guardianship', values, await wordsIn('metric'));
  expect(lines.map(({ text }) => text)).toEqual(['Ingrid Solheim', 'May 6, 1984', 'Mother']);
});

test('a stated birthdate reads as a day', async () => {
  const lines = factLines('age', { birthdate: '2000-05-05' }, await wordsIn('metric'));
  expect(lines.map(({ text }) => text)).toEqual(['May 5, 2000']);
});

test('values of another shape than the record has are left out and break nothing', async () => {
  const words = await wordsIn('metric');
  const strange = { gpa: 'high', sat: {}, core_courses: [null, { title: 7 }], school_name: 12 };
  for (const group of ['measurements', 'academics', 'transcript', 'season', 'school'] as const) {
    expect(factLines(group, strange, words).every(({ text }) => text === null)).toBe(true);
  }
});
