import { expect, test } from 'vitest';
import { createHubSearch } from './hub-search.ts';
import type { SearchIndex } from './search-index.ts';

const INDEX: SearchIndex = {
  pages: [
    ['Agents in 2026', '/learn/guides/agents', 'Guides'],
    ['México', '/learn/countries/mexico', 'Countries'],
  ],
  sections: [
    [0, '', '', 'agent contract sign'],
    [0, 'fees', 'What a fee may be', 'percent flat agent'],
    [1, '', '', 'autorización imagen menores'],
  ],
};
const search = createHubSearch(INDEX);

test('a page is found once, by its best section, with its place and the words found', () => {
  expect(search('flat fee')).toEqual([
    {
      title: 'Agents in 2026',
      path: '/learn/guides/agents',
      where: 'Guides',
      anchor: 'fees',
      heading: 'What a fee may be',
      words: ['flat', 'fee'],
    },
  ]);
});

test('accents, case, word beginnings and small typos are forgiven, and words are shown as written', () => {
  expect(search('MEXICO')[0]?.title).toBe('México');
  expect(search('autoriz')[0]?.words).toEqual(['autorización']);
  expect(search('contratc')[0]?.words).toEqual(['contract']);
});

test('where no page has all words, some are better than none; nonsense finds nothing', () => {
  expect(search('agent zzzz')[0]?.title).toBe('Agents in 2026');
  expect(search('zzzz')).toEqual([]);
  expect(search('  ')).toEqual([]);
});
