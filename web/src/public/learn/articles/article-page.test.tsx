import { LOCALES } from '@faircourt/contracts/vocabulary';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '../../catalogues.ts';
import { ArticlePage } from './article-page.tsx';
import { articlesIn } from './articles.ts';

/** Printing 135 pages is slow on a busy machine, and is not what this test measures. */
const PRINTING_MS = 240_000;

test(
  'an article has one box for what is not known yet, also in its contents',
  () => {
    for (const locale of LOCALES) {
      for (const article of articlesIn(locale)) {
        const html = renderToStaticMarkup(
          <I18nProvider i18n={i18nFor(locale)}>
            <ArticlePage article={article} locale={locale} />
          </I18nProvider>,
        );
        const found = {
          boxes: html.split('id="unknown"').length - 1,
          listed: html.includes('href="#unknown"'),
        };
        expect({ path: article.path, locale, ...found }).toEqual({
          path: article.path,
          locale,
          boxes: 1,
          listed: true,
        });
      }
    }
  },
  PRINTING_MS,
);
