import { expect, test } from 'vitest';
import { cutSentence, type ShownFact } from './sentence-parts.ts';

const height: ShownFact = {
  key: 'height',
  label: 'Height',
  words: '190 cm',
  badge: { verified_on: '2026-01-01', expires_on: '2027-01-01', method: null, director_name: null },
};
const year: ShownFact = { key: 'grad_year', label: 'Graduation year', words: '2028', badge: null };
const name: ShownFact = { key: 'a_name', label: '', words: 'Nia B.', badge: null, isName: true };

test('a sentence is cut where its facts belong, and says which of them were checked', () => {
  const sentence = cutSentence('Measures {height} and graduates in {grad_year}.', [height, year]);
  expect(sentence.parts).toEqual(['Measures ', height, ' and graduates in ', year, '.']);
  expect(sentence.facts).toEqual([height, year]);
  expect(sentence.isSelfReported).toBe(false);
});

test('a sentence whose facts are all self-reported is called so', () => {
  expect(cutSentence('Graduates in {grad_year}.', [height, year]).isSelfReported).toBe(true);
});

test('a name is nothing to be checked, and nothing to ask about', () => {
  const sentence = cutSentence('{a_name} measures {height}.', [height, name]);
  expect(sentence.parts).toEqual([name, ' measures ', height, '.']);
  expect(sentence.facts).toEqual([height]);
});
