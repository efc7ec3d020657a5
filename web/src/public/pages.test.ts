import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { i18nFor } from './catalogues.ts';
import { translatorOf } from '../i18n/messages.ts';
import { pageWords } from './page.ts';
import { PUBLIC_PAGES } from './pages.ts';
import { renderPage } from './render.tsx';

const NO_ASSETS = { scripts: [], preloads: [], styles: [], fonts: [], isDevelopment: false };
const DESCRIPTION_MAX = 300;

async function htmlOf(path: string): Promise<string> {
  const page = PUBLIC_PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return (await renderPage(page, NO_ASSETS)).replaceAll('&amp;', '&');
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
}

test('every page exists once in every language', () => {
  const slugs = LOCALES.map((locale) =>
    PUBLIC_PAGES.filter((page) => page.locale === locale)
      .map(({ slug }) => slug)
      .toSorted(),
  );
  expect(new Set(slugs[0]).size).toBe(slugs[0]?.length);
  expect(slugs[1]).toEqual(slugs[0]);
  expect(slugs[2]).toEqual(slugs[0]);
});

test('no two pages of a language share a title, and each has a description of its own', () => {
  for (const locale of LOCALES) {
    const t = translatorOf(i18nFor(locale));
    const pages = PUBLIC_PAGES.filter((page) => page.locale === locale);
    const titles = pages.map((page) => pageWords(t, page.title));
    const descriptions = pages.map((page) => pageWords(t, page.description));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(descriptions.filter((words, index) => descriptions.indexOf(words) !== index)).toEqual([]);
    expect(descriptions.filter(({ length }) => length === 0 || length > DESCRIPTION_MAX)).toEqual([]);
  }
});

test('the scripts that pages name are files', () => {
  const islands = new Set(PUBLIC_PAGES.flatMap((page) => page.islands ?? []));
  expect([...islands].filter((island) => !existsSync(join(import.meta.dirname, island)))).toEqual([]);
});

test('the footer of every language has the nine links and the year', async () => {
  for (const [path, root] of [
    ['/', ''],
    ['/es', '/es'],
    ['/pt-BR', '/pt-BR'],
  ] as const) {
    const footer = (await htmlOf(path)).split('<footer')[1] ?? '';
    expect(linksIn(footer).slice(0, 9)).toEqual([
      `${root}/pricing`,
      '/dashboard',
      `${root}/support`,
      `${root}/learn`,
      `${root}/learn/guides`,
      `${root}/learn/faq`,
      `${root}/legal/terms`,
      `${root}/legal/privacy`,
      `${root}/legal/consent`,
    ]);
    expect(footer).toContain('© 2025');
  }
});

test('the landing page states the coach’s record to the digit', async () => {
  const html = await htmlOf('/');
  const figures = [...html.matchAll(/<dd class="font-heading[^>]*>([^<]+)</g)].map(([, figure]) => figure);
  expect(figures).toEqual(['23', '568-167', '184-4', '23', '7', '30+']);
});

test('the five plans of the landing page all lead to /pricing', async () => {
  const plans = (await htmlOf('/')).split('id="plans"')[1]?.split('<footer')[0] ?? '';
  const buttons = [...plans.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [
    href,
    text,
  ]);
  expect(buttons).toEqual([
    ['/pricing', 'Get Started'],
    ['/pricing', 'Subscribe'],
    ['/pricing', 'Subscribe'],
    ['/pricing', 'Subscribe'],
    ['/pricing', 'Subscribe'],
  ]);
});

test('the pricing page has the specification’s words and figures', async () => {
  const html = await htmlOf('/pricing');
  for (const words of [
    'Save Time & Money on Recruiting',
    '$1,500+',
    '$199',
    '100%',
    'Most Popular',
    'Up to 50 complete profiles per month',
    '3 team seats',
    'saves $3,000 (25%)',
    'All paid plans have a 14-day free trial with no credit card required.',
    'Plan changes take effect at the next billing cycle.',
    'Annual billing saves 20%.',
    'Institutional purchase orders are accepted for annual plans.',
    'Annual Pro adds priority feature requests, dedicated onboarding and quarterly strategy calls.',
  ]) {
    expect(html).toContain(words);
  }
});

test('a page tells search engines its address and its other languages', async () => {
  const html = await htmlOf('/es/pricing');
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('<link rel="canonical" href="https://faircourt.example/es/pricing"/>');
  expect(html).toContain('hrefLang="x-default" href="https://faircourt.example/pricing"');
  expect(html).toContain('<meta property="og:locale" content="es_LA"/>');
});

test('the missing page has the specification’s words, a way home, and stays out of search engines', async () => {
  const html = await htmlOf('/404');
  expect(html).toContain('Oops! Page not found');
  expect(html).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});
