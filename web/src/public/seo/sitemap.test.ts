import { expect, test } from 'vitest';
import { placePage, type PageDefinition } from '../page.ts';
import { sitemapXml } from './sitemap.ts';

const pricing: PageDefinition = {
  slug: '/pricing',
  name: 'pricing',
  title: { words: 'Pricing' },
  description: { words: 'What it costs' },
  Component: () => null,
};

test('an address is listed with its versions in every language and the default', () => {
  const xml = sitemapXml([placePage({ ...pricing, lastModified: '2026-11-01' }, 'es')]);
  expect(xml).toContain('<loc>https://faircourt.example/es/pricing</loc>');
  expect(xml).toContain('<lastmod>2026-11-01</lastmod>');
  expect(xml).toContain('hreflang="pt-BR" href="https://faircourt.example/pt-BR/pricing"');
  expect(xml).toContain('hreflang="x-default" href="https://faircourt.example/pricing"');
});

test('the page for missing addresses is not an address', () => {
  expect(sitemapXml([placePage({ ...pricing, isErrorPage: true }, 'en')])).not.toContain('<loc>');
});
