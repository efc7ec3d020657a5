/**
 * What a public page is. A page module exports a function from locale to definitions and pages.ts lists it;
 * the document, the top bar, `<main>` and the footer are put around its component by the pipeline.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { ComponentType } from 'react';
import type { MessageId, Translate } from '../i18n/messages.ts';
import { localePath } from './locale-path.ts';

/** A message of the catalogue, or words that come from content such as an article's title. */
export type PageWords = MessageId | { words: string };

export type JsonLd = { '@type': string } & Record<string, unknown>;
export type JsonLdContext = {
  locale: Locale;
  t: Translate;
  /** Makes a path of the site absolute, as structured data wants it. */
  url: (path: string) => string;
};

export type PageDefinition = {
  /** Path under the locale's root: '' is the landing page, '/pricing' is /pricing and /es/pricing. */
  slug: string;
  /** Names the page in <html data-page> for scripts and styles. */
  name: string;
  title: PageWords;
  description: PageWords;
  /** What goes into <main>. It holds the page's only <h1>. */
  Component: ComponentType<{ locale: Locale }>;
  /** Scripts of this page alone, as files under src/public that end in .island.ts: 'landing/carousel.island.ts'. */
  islands?: string[];
  /** 'article' in Open Graph terms; everything else is a website. */
  isArticle?: boolean;
  /** YYYY-MM-DD for the sitemap, where the content knows. */
  lastModified?: string;
  jsonLd?: (context: JsonLdContext) => JsonLd[];
  /** The server answers with this file itself, so it has no address of its own. */
  isErrorPage?: boolean;
};

export type PageSource = (locale: Locale) => PageDefinition[];

export type PublicPage = PageDefinition & { locale: Locale; path: string; file: string };

export function placePage(definition: PageDefinition, locale: Locale): PublicPage {
  const path = localePath(locale, definition.slug);
  const file = definition.isErrorPage ? `${path}.html` : `${path}/index.html`;
  return { ...definition, locale, path, file: file.replace(/^\/+/, '') };
}

export function pageWords(t: Translate, words: PageWords): string {
  return typeof words === 'string' ? t(words) : words.words;
}
