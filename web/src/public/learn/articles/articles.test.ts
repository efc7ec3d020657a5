import { LOCALES } from '@faircourt/contracts/vocabulary';
import { beforeAll, describe, expect, test } from 'vitest';
import { SPECIFIED_COUNTS, TOPICS } from '../topics.ts';
import { ARTICLE_FILES } from './article-files.ts';
import { articlesIn, articlesOn, loadArticles, recentArticles } from './articles.ts';

/** Reading and rendering 135 files is slow on a busy machine, and is not what these tests measure. */
const LOADING_MS = 60_000;

beforeAll(() => {
  for (const locale of LOCALES) articlesIn(locale);
}, LOADING_MS);

describe('the articles of a language', () => {
  test('render in full, every citation leading to one of the listed sources', () => {
    for (const article of LOCALES.flatMap(articlesIn)) {
      const html = [article.introHtml, ...article.sections.map((section) => section.html)].join('');
      for (const [, key] of html.matchAll(/href="#source-([a-z0-9]+)"/g)) {
        expect(article.sources.map((source) => source.key)).toContain(key);
      }
      expect(html).not.toMatch(/\[[a-z]{1,3}\d?[a-z]?\]/);
      expect(article.minutes).toBeGreaterThanOrEqual(3);
    }
  });

  test('number their sources in the order a reader meets them', () => {
    for (const article of articlesIn('en').filter(({ data }) => data.topic !== 'countries')) {
      const { introHtml, sections, notes } = article;
      const box = notes.unknown ? [...notes.unknown.items, notes.unknown.ask] : [];
      const html = [introHtml, ...sections.map((section) => section.html), ...box].join('');
      const numbers = Array.from(html.matchAll(/">(\d+)<\/a><\/sup>/g), ([, number]) => Number(number));
      expect([article.path, ...new Set(numbers)]).toEqual([
        article.path,
        ...article.sources.map((source) => source.number),
      ]);
    }
  });

  test('have the counts that the cards show', () => {
    for (const topic of TOPICS) expect(articlesOn(topic, 'es')).toHaveLength(SPECIFIED_COUNTS[topic]);
  });

  test('recent ones are the newest, and an older day comes later', () => {
    const recent = recentArticles('en', 45).map(({ data }) => data.asOf);
    expect(recent).toEqual(recent.toSorted().toReversed());
    expect(recentArticles('en', 3)).toHaveLength(3);
  });

  test('fall back to English where a translation lacks, and know it', () => {
    const files = ARTICLE_FILES.filter(({ file }) => file !== 'nil-basics/what-is-nil.es.md');
    const [first, second] = loadArticles(files, 'es');
    expect(first?.slug).toBe('what-is-nil');
    expect(first?.textLocale).toBe('en');
    expect(first?.introHtml).toBe(articlesIn('en')[0]?.introHtml);
    expect(second?.textLocale).toBe('es');
    const html = first?.sections.map((section) => section.html).join('') ?? '';
    expect(html).toContain('href="/es/learn/');
  });
});
