import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createHubSearch } from './hub-search.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';

/** Made once: reading 200 files is slow on a busy machine. */
const INDEXES = Object.fromEntries(LOCALES.map((locale) => [locale, searchIndex(locale)])) as Record<
  Locale,
  SearchIndex
>;
/** As the specification of the hub's search has it. Gzip is the larger of the two ways in which it travels. */
const LARGEST_BYTES = 60 * 1024;

describe.each(LOCALES)('the index in %s', (locale) => {
  test('stays under 60 KB on the wire', () => {
    const bytes = gzipSync(JSON.stringify(INDEXES[locale]), { level: 9 }).length;
    expect(bytes).toBeLessThan(LARGEST_BYTES);
    expect(bytes).toBeGreaterThan(LARGEST_BYTES / 10);
  });

  test('names every page once, in its language', () => {
    const paths = INDEXES[locale].pages.map(([, path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const root = locale === 'en' ? '/learn/' : `/${locale}/learn/`;
    expect(paths.filter((path) => !path.startsWith(root))).toEqual([]);
  });
});

/** What readers ask, and where the answer is. */
test.each([
  ['en', 'visa', '/learn/nil-basics/nil-and-your-visa'],
  ['en', 'brazil', '/learn/countries/brazil'],
  ['en', 'sextorsion', '/learn/guides/sextortion'],
  ['en', 'may a coach write', '/learn/tools/may-a-coach-write'],
  ['en', 'prep year', '/learn/guides/juco-naia-prep'],
  ['en', '$600', '/learn/tools/600-dollar-clock'],
  ['en', 'transcrip', '/learn/eligibility/verified-transcripts'],
  ['en', 'georgia', '/learn/tools/high-school-nil/georgia'],
  ['en', 'texas nil', '/learn/tools/high-school-nil/texas'],
  ['en', 'uil', '/learn/tools/high-school-nil/texas'],
  ['es', 'carolina del norte', '/es/learn/tools/high-school-nil/north-carolina'],
  ['pt-BR', 'nova york', '/pt-BR/learn/tools/high-school-nil/new-york'],
  ['es', 'mexico', '/es/learn/countries/mexico'],
  ['es', 'impuestos', '/es/learn/guides/taxes'],
  ['es', 'reloj de cinco anos', '/es/learn/tools/five-year-clock'],
  ['pt-BR', 'divisao', '/pt-BR/learn/eligibility/gpa-by-division'],
  ['pt-BR', 'agentes', '/pt-BR/learn/guides/agents'],
  ['en', '15 years old earn money', '/learn/nil-basics/who-can-earn'],
  ['en', 'my son wants an agent contract', '/learn/guides/agents'],
  ['es', 'ganar dinero con 15 anos', '/es/learn/nil-basics/who-can-earn'],
  ['es', 'contrato con un agente', '/es/learn/guides/agents'],
  ['pt-BR', 'ganhar dinheiro com 15 anos', '/pt-BR/learn/nil-basics/who-can-earn'],
  ['pt-BR', 'contrato com um agente', '/pt-BR/learn/guides/agents'],
] as const)('in %s "%s" finds %s among the first five', (locale, query, path) => {
  const found = createHubSearch(INDEXES[locale])(query);
  expect(found.slice(0, 5).map((result) => result.path)).toContain(path);
});
