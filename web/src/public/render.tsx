/** Turns public pages into HTML. Runs in Node: in the dev server on request, and once in the build. */
import { text } from 'node:stream/consumers';
import { I18nProvider } from '@lingui/react';
import { prerenderToNodeStream } from 'react-dom/static';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { i18nFor } from './catalogues.ts';
import { PublicLayout } from './layout/public-layout.tsx';
import { searchIndexPath } from './learn/search/search-index-path.ts';
import { searchIndex } from './learn/search/search-index.ts';
import type { PublicPage } from './page.ts';
import { PUBLIC_PAGES } from './pages.ts';
import { PublicDocument, type PageAssets } from './seo/public-document.tsx';
import { robotsText } from './seo/robots.ts';
import { sitemapXml } from './seo/sitemap.ts';

export function listPages(): PublicPage[] {
  return PUBLIC_PAGES;
}

export function findPage(path: string): PublicPage | undefined {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return PUBLIC_PAGES.find((page) => page.path === wanted);
}

export async function renderPage(page: PublicPage, assets: PageAssets): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <I18nProvider i18n={i18nFor(page.locale)}>
      <PublicDocument page={page} assets={assets}>
        <PublicLayout page={page}>
          <page.Component locale={page.locale} />
        </PublicLayout>
      </PublicDocument>
    </I18nProvider>,
  );
  return text(prelude);
}

/** Files beside the pages, by name: for search engines, and for the search of the education hub. */
export function renderSiteFiles(): Record<string, string> {
  const indexes = LOCALES.map((locale) => [
    searchIndexPath(locale).slice(1),
    JSON.stringify(searchIndex(locale)),
  ]);
  return {
    'sitemap.xml': sitemapXml(PUBLIC_PAGES),
    'robots.txt': robotsText(),
    ...Object.fromEntries(indexes),
  };
}
