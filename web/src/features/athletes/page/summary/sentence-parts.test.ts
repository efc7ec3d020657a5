import type { SummaryFact } from '@faircourt/contracts/summaries';
import { expect, test } from 'vitest';
import { cutSentence } from './sentence-parts.ts';

const height: SummaryFact = {
  key: 'height',
  value: 190,
  badge: { verified_on: '2026-01-01', expires_on: '2027-01-01', method: null, director_name: null },
};
const year: SummaryFact = { key: 'grad_year', value: 2028, badge: null };

test('a sentence is cut where its facts belong, and says which of them were checked', () => {
  const sentence = cutSentence('Measures {height} and graduates in {grad_year}.', [height, year]);
  expect(sentence.parts).toEqual(['Measures ', height, ' and graduates in ', year, '.']);
  expect(sentence.facts).toEqual([height, year]);
  expect(sentence.isSelfReported).toBe(false);
});

test('a sentence whose facts are all self-reported is called so', () => {
  expect(cutSentence('Graduates in {grad_year}.', [height, year]).isSelfReported).toBe(true);
});
