import { SUMMARY_FACT_KEYS, SUMMARY_LIMITS, type SummaryFact } from '@faircourt/contracts/summaries';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeSummary } from './summary.composer.ts';
import { keysOf, refusalOf } from './summary.sentences.ts';

const ALL: SummaryFact[] = SUMMARY_FACT_KEYS.map((key) => ({ key, value: 1, badge: null }));

test.each([
  ['Averaged 18 points in {season}.', 'digit'],
  ['Averaged ١٨ points in {season}.', 'digit'],
  ['Averaged eighteen points in {season}.', 'number_word'],
  ['Promedió dieciocho y veinte puntos en {season}.', 'number_word'],
  ['Plays {position} like LeBron.', 'name'],
  ['Plays {position} for Lincoln High.', 'name'],
  ['The best {position} of the class.', 'superlative'],
  ['Una {position} altísima.', 'superlative'],
  ['El mejor {position} de la región.', 'superlative'],
  ['O melhor {position} da região.', 'superlative'],
  ['Plays {position}, see example.com/x', 'markup'],
  ['Plays {position} <b>well</b>.', 'markup'],
  ['Plays {position}. [Call](tel)', 'markup'],
  ['Plays {position} {phone}.', 'unknown_fact'],
  ['Plays {constructor} well.', 'unknown_fact'],
  ['A great teammate.', 'no_fact'],
  ['   ', 'empty'],
  [`Plays {position} ${'and runs '.repeat(40)}.`, 'too_long'],
])('%s is refused: %s', (sentence, refusal) => {
  expect(refusalOf(sentence, ALL, 'en')).toBe(refusal);
});

test('a fact that was not given cannot be spoken of', () => {
  const facts = ALL.filter(({ key }) => key !== 'gpa');
  expect(refusalOf('Holds a GPA of {gpa}.', ALL, 'en')).toBeNull();
  expect(refusalOf('Holds a GPA of {gpa}.', facts, 'en')).toBe('unknown_fact');
});

test('whatever is known, our own writer says it in sentences that would be believed of a model', () => {
  fc.assert(
    fc.property(fc.subarray(ALL), fc.constantFrom(...LOCALES), (facts, locale) => {
      const sentences = composeSummary(facts, locale);
      expect(sentences.length).toBeLessThanOrEqual(SUMMARY_LIMITS.sentencesMax);
      expect(sentences.filter((sentence) => refusalOf(sentence, facts, locale) !== null)).toEqual([]);
    }),
  );
});

test.each(LOCALES)('with everything known there is a summary of about a hundred words in %s', (locale) => {
  const words = composeSummary(ALL, locale).join(' ').split(/\s+/);
  expect(words.length).toBeGreaterThan(70);
  expect(words.length).toBeLessThan(140);
});

test('a fact is said once', () => {
  for (const locale of LOCALES) {
    const said = composeSummary(ALL, locale).flatMap(keysOf);
    expect(said).toEqual([...new Set(said)]);
  }
});
