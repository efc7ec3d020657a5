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
  common: ['nil'],
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

/** A page of each title, with one section of these words. */
function searchAmong(pages: Record<string, string>, common: string[] = []) {
  const titles = Object.keys(pages);
  const find = createHubSearch({
    pages: titles.map((title) => [title, `/${title}`, 'Guides']),
    sections: Object.values(pages).map((words, page) => [page, '', '', words]),
    common,
  });
  return (query: string) => find(query).map(({ title }) => title);
}

test('a page with more of the words comes before one that has a single one in its title', () => {
  const find = searchAmong({
    'Luiza, 15': 'brazil diary',
    'Five years': 'clock division',
    'Who may be paid': '15 earn money old',
    Taxes: 'money forms',
    Visas: 'earn campus',
  });
  expect(find('15 years old earn money')[0]).toBe('Who may be paid');
});

test('a rare word tells more than one that many pages have, and one that nearly all have tells next to nothing', () => {
  const find = searchAmong(
    {
      'NIL and school': 'letter',
      'NIL and you': 'letter money',
      One: 'money',
      Two: 'money visa',
      Three: 'money stamp',
    },
    ['nil'],
  );
  expect(find('nil money visa')[0]).toBe('Two');
  expect(find('nil stamp')[0]).toBe('Three');
  expect(find('nil'), 'asked alone it is found all the same').toHaveLength(2);
});

test('words that a title has one after the other tell more than the same words apart', () => {
  const find = searchAmong({
    'School rules for a high bar': 'texas',
    'Rules for high school': 'texas',
  });
  expect(find('high school rules')[0]).toBe('Rules for high school');
  expect(find('school rules high')[0]).toBe('School rules for a high bar');
});
