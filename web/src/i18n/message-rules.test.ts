import { expect, test } from 'vitest';
import { checkCatalogues, checkPlainValues } from './message-rules.ts';

test('catalogues with the same ids and values pass, whatever their plural forms', () => {
  const problems = checkCatalogues('en', {
    en: { 'a.count': '{count, plural, one {# video} other {# videos}}', 'b.name': 'Hello {name}' },
    es: {
      'a.count': '{count, plural, one {# video} many {# videos} other {# videos}}',
      'b.name': 'Hola {name}',
    },
  });
  expect(problems).toEqual([]);
});

test('a message that a language lacks, leaves empty or has alone is reported', () => {
  const problems = checkCatalogues('en', {
    en: { 'a.one': 'One', 'a.two': 'Two' },
    es: { 'a.extra': 'Otro', 'a.two': ' ' },
  });
  expect(problems).toEqual([
    'es: "a.one" is missing or empty',
    'es: "a.two" is missing or empty',
    'es: "a.extra" is not in en',
  ]);
});

test('a translation that drops or renames a value is reported', () => {
  const problems = checkCatalogues('en', {
    en: { 'a.name': 'Hello {name}', 'a.plan': '{count, plural, one {# of {max}} other {# of {max}}}' },
    es: { 'a.name': 'Hola {nombre}', 'a.plan': '{count, plural, one {# de {max}} other {#}}' },
  });
  expect(problems).toEqual(['es: "a.name" takes {nombre}, expected {name}']);
});

test('broken ICU and unsorted ids are reported', () => {
  const problems = checkCatalogues('en', { en: { 'b.broken': 'Hello {name', 'a.late': 'Late' } });
  expect(problems).toHaveLength(2);
  expect(problems[0]).toBe('en: "a.late" is out of order; ids are sorted');
  expect(problems[1]).toContain('en: "b.broken" is not valid ICU');
});

test('a mail that takes more than plain values, or whose quotes ICU would swallow, is reported', () => {
  const problems = checkPlainValues({
    en: {
      'a.count': '{count, plural, one {# day} other {# days}}',
      'a.plain': "Hello {name}, this is the guardian's page.",
      'a.quoted': "Write '{name}' here",
    },
  });
  expect(problems.map((problem) => problem.split('"')[1])).toEqual(['a.count', 'a.quoted']);
});

test('an accessible name without the words on the button is reported', () => {
  const problems = checkCatalogues('en', {
    en: { 'a.end': 'End link', 'a.end.label': 'End link with {name}' },
    es: { 'a.end': 'Terminar vínculo', 'a.end.label': 'Terminar el vínculo con {name}' },
  });
  expect(problems).toEqual([
    'es: "a.end.label" is read out for a button that says "Terminar vínculo", and has to contain these words',
  ]);
});
