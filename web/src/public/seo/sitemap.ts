/** sitemap.xml: every public address with its versions in the other languages. */
import { DEFAULT_LOCALE, LOCALES } from '@faircourt/contracts/vocabulary';
import { localePath } from '../locale-path.ts';
import type { PublicPage } from '../page.ts';
import { absoluteUrl } from '../site-url.ts';

export function sitemapXml(pages: readonly PublicPage[]): string {
  const urls = pages.filter((page) => !page.isErrorPage).map(urlElement);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement({ path, slug, lastModified }: PublicPage): string {
  return [
    '  <url>',
    `    <loc>${escapeXml(absoluteUrl(path))}</loc>`,
    ...(lastModified ? [`    <lastmod>${lastModified}</lastmod>`] : []),
    ...languageVersions(slug).map(
      ({ language, url }) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
    ),
    '  </url>',
  ].join('\n');
}

/** The same list goes into each page's head: search engines want both to agree. */
export function languageVersions(slug: string): { language: string; url: string }[] {
  return [
    ...LOCALES.map((locale) => ({ language: locale, url: absoluteUrl(localePath(locale, slug)) })),
    { language: 'x-default', url: absoluteUrl(localePath(DEFAULT_LOCALE, slug)) },
  ];
}

function escapeXml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
