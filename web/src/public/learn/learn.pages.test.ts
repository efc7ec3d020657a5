import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { beforeAll, describe, expect, test } from 'vitest';
import { translatorOf } from '../../i18n/messages.ts';
import { i18nFor } from '../catalogues.ts';
import type { PageDefinition } from '../page.ts';
import { GUIDE_NAMES } from './guides/guide.schema.ts';
import { learnPages } from './learn.pages.tsx';
import { TOOL_NAMES } from './tools/tool.schema.ts';

/** Reading and rendering 135 files is slow on a busy machine, and is not what these tests measure. */
const LOADING_MS = 60_000;

beforeAll(() => {
  for (const locale of LOCALES) learnPages(locale);
}, LOADING_MS);

describe('the pages of the education hub', () => {
  test('are the same addresses in every language, each once', () => {
    const [english = [], ...others] = LOCALES.map((locale) => learnPages(locale).map(({ slug }) => slug));
    // The hub, the list, six topics, 45 articles, the pages of guides and of tools, each of them, 51 states, the questions.
    const pages = 1 + 1 + 6 + 45 + 1 + GUIDE_NAMES.length + 1 + TOOL_NAMES.length + 51 + 1;
    expect(english).toHaveLength(pages);
    expect(new Set(english).size).toBe(pages);
    for (const slugs of others) expect(slugs).toEqual(english);
  });

  test('tell search engines what they are', () => {
    expect(typesOf('pt-BR', '/learn/countries/brazil')).toEqual(['Article', 'BreadcrumbList']);
    expect(typesOf('es', '/learn/guides/coach')).toEqual(['HowTo', 'BreadcrumbList']);
    expect(typesOf('es', '/learn/tools/may-a-coach-write')).toEqual(['WebApplication', 'BreadcrumbList']);
    expect(typesOf('es', '/learn/tools/high-school-nil/new-york')).toEqual(['Article', 'BreadcrumbList']);
    expect(typesOf('en', '/learn/faq')).toEqual(['FAQPage', 'BreadcrumbList']);
  });

  test('give an article its language, dates, sources and address', () => {
    const [article] = dataOf('es', '/learn/countries/brazil');
    expect(article).toMatchObject({
      inLanguage: 'es',
      dateModified: '2026-11-18',
      mainEntityOfPage: 'https://site.test/es/learn/countries/brazil',
    });
    expect(article?.citation).toContain('https://vlex.com.br/vid/art-14-942471056');
  });

  test('give answers as plain text', () => {
    const answers = JSON.stringify(dataOf('en', '/learn/faq')[0]);
    expect(answers).not.toMatch(/<[a-z]|\[[a-z]{2}\d\]|&quot;/);
    expect(answers).toContain('With an invitation code.');
  });
});

function typesOf(locale: Locale, slug: string): string[] {
  return dataOf(locale, slug).map((data) => data['@type']);
}

function dataOf(locale: Locale, slug: string) {
  const page: PageDefinition | undefined = learnPages(locale).find((candidate) => candidate.slug === slug);
  const t = translatorOf(i18nFor(locale));
  return page?.jsonLd?.({ locale, t, url: (path) => `https://site.test${path}` }) ?? [];
}
