import {
  COMPARED_LETTERS,
  SUMMARY_FACT_KEYS,
  SUMMARY_LIMITS,
  type ComparedFact,
  type SummaryFact,
} from '@faircourt/contracts/summaries';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeSummary } from './summary.composer.ts';
import { composeComparison } from './comparison.composer.ts';
import { keysOf, refusalOf, refusalOfComparing } from './summary.sentences.ts';

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
  expect(refusalOf('Has a GPA of {gpa}.', ALL, 'en')).toBeNull();
  expect(refusalOf('Has a GPA of {gpa}.', facts, 'en')).toBe('unknown_fact');
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

const COMPARED: ComparedFact[] = COMPARED_LETTERS.flatMap((letter, n) =>
  (['name', ...SUMMARY_FACT_KEYS] as const).map((fact) => ({
    key: `${letter}_${fact}`,
    athlete_id: `0190a0a0-0000-7000-8000-00000000000${n}`,
    fact,
    value: fact === 'name' ? `Somebody ${letter}` : n,
    badge: null,
  })),
);

test.each([
  ['{a_name} measures {b_height}.', 'wrong_athlete'],
  ['{a_name} and {b_name} measure {a_height} and {b_height}.', 'wrong_athlete'],
  ['Measures {a_height}.', 'wrong_athlete'],
  ['{a_name} is taller than {b_name} at {b_height}.', 'comparative'],
  ['{a_name} leads with {a_points} points.', 'comparative'],
  ['{a_name} outscored {b_name} with {b_points}.', 'comparative'],
  ['{a_name} supera a {b_name} con {b_points}.', 'comparative'],
  ['{a_name} tem vantagem com {a_height}.', 'comparative'],
  ['{a_name} es mejor, con {a_points}.', 'superlative'],
  ['{a_name} averaged 18 points, {b_name} {b_points}.', 'digit'],
  ['Jordan averaged {a_points}.', 'wrong_athlete'],
  ['{e_name} averaged {e_points}.', 'unknown_fact'],
  ['{a_name} measures {a_height}, {b_name} {b_height}.', null],
  ['{b_name} holds a GPA of {b_gpa}; {a_name} holds {a_gpa}.', null],
])('in a comparison "%s" is refused: %s', (sentence, refusal) => {
  expect(refusalOfComparing(sentence, COMPARED, 'en')).toBe(refusal);
});

test('whatever is known of two to four athletes, our own writer sets it beside each other in sentences to be believed', () => {
  fc.assert(
    fc.property(fc.subarray(COMPARED), fc.constantFrom(...LOCALES), (known, locale) => {
      // A name is always known.
      const facts = COMPARED.filter((fact) => fact.fact === 'name' || known.includes(fact));
      const sentences = composeComparison(facts, locale);
      expect(sentences.length).toBeLessThanOrEqual(SUMMARY_LIMITS.sentencesMax);
      expect(sentences.filter((sentence) => refusalOfComparing(sentence, facts, locale) !== null)).toEqual(
        [],
      );
    }),
  );
});

test('the largest figure comes first', () => {
  const facts = COMPARED.filter(({ fact }) => fact === 'height' || fact === 'name');
  expect(composeComparison(facts, 'en')).toEqual([
    'Height: {d_name} at {d_height}, {c_name} at {c_height}, {b_name} at {b_height}, and {a_name} at {a_height}.',
  ]);
});
