/** The HTML document around every public page. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { pageWords, type PublicPage } from '../page.ts';
import { PageMetadata } from './page-metadata.tsx';

export type PageAssets = {
  /** enhance.ts, then the page's islands. */
  scripts: string[];
  /** Modules that the scripts import, so that the browser asks for all of them at once. */
  preloads: string[];
  styles: string[];
  fonts: string[];
  isDevelopment: boolean;
};

export function PublicDocument({
  page,
  assets,
  children,
}: {
  page: PublicPage;
  assets: PageAssets;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <html lang={page.locale} data-page={page.name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{t('app.document_title', { title: pageWords(t, page.title) })}</title>
        <meta name="description" content={pageWords(t, page.description)} />
        <script src="/preferences.js" />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.preloads.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        {assets.isDevelopment && <script type="module" src="/@vite/client" />}
        {assets.scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1524" media="(prefers-color-scheme: dark)" />
        {page.isErrorPage ? <meta name="robots" content="noindex" /> : <PageMetadata page={page} />}
      </head>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
