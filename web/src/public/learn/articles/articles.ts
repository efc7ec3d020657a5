/** The articles of one language, ready to print: validated, rendered, in order, English where a translation lacks. */
import { DEFAULT_LOCALE, type Locale } from '@faircourt/contracts/vocabulary';
import { parseContentFile } from '../../content/front-matter.ts';
import { citedKeys, markdownRenderer, readingMinutes, splitSections } from '../../content/markdown.ts';
import { numberSources, type NumberedSource } from '../../content/sources.ts';
import { ARTICLE_FILES, type ArticleFile } from './article-files.ts';
import { articleSchema, type ArticleFrontMatter, type MinorRule } from './article.schema.ts';
import { createPageWords, type Word } from '../words/words.ts';
import type { Figure } from '../figures/figure.schema.ts';
import { figureOf } from '../figures/figures.ts';
import { articlePath } from '../learn-paths.ts';
import { citedInNotes, renderNotes, reviewDueOf, type RenderedNotes } from '../../content/page-notes.ts';
import { TOPICS, type Topic } from '../topics.ts';

export type TextSection = { id: string; title: string; html: string };
export type RenderedRule = MinorRule & { html: string };

export type Article = {
  slug: string;
  /** Under the language's root. */
  path: string;
  /** The language of the text: English on a Spanish page whose translation does not exist yet. */
  textLocale: Locale;
  data: ArticleFrontMatter;
  introHtml: string;
  /** What a minor may and may not do, on the page of a country. */
  minorRules: { may: RenderedRule[]; mayNot: RenderedRule[] } | null;
  figure: Figure;
  sections: TextSection[];
  notes: RenderedNotes;
  /** Explained on the page, where the text first uses them. */
  words: Word[];
  /** Numbered in the order a reader meets them. */
  sources: NumberedSource[];
  minutes: number;
  /** From this day on the page warns that it may be out of date. */
  reviewDue: string;
};

const loaded = new Map<Locale, Article[]>();

export function articlesIn(locale: Locale): Article[] {
  const articles = loaded.get(locale) ?? loadArticles(ARTICLE_FILES, locale);
  loaded.set(locale, articles);
  return articles;
}

export function articlesOn(topic: Topic, locale: Locale): Article[] {
  return articlesIn(locale).filter((article) => article.data.topic === topic);
}

/** Newest first. Articles of one day come in reading order, the first of every topic before the second. */
export function recentArticles(locale: Locale, count: number): Article[] {
  return articlesIn(locale)
    .toSorted((a, b) => b.data.asOf.localeCompare(a.data.asOf) || a.data.order - b.data.order)
    .slice(0, count);
}

export function loadArticles(files: readonly ArticleFile[], locale: Locale): Article[] {
  const names = new Set(files.map(({ topic, slug }) => `${topic}/${slug}`));
  return [...names]
    .map((name) => {
      const versions = files.filter(({ topic, slug }) => `${topic}/${slug}` === name);
      const best =
        versions.find((version) => version.locale === locale) ??
        versions.find((version) => version.locale === DEFAULT_LOCALE);
      if (!best) throw new Error(`${name} exists neither in ${locale} nor in ${DEFAULT_LOCALE}`);
      return loadArticle(best, locale);
    })
    .toSorted(
      (a, b) => TOPICS.indexOf(a.data.topic) - TOPICS.indexOf(b.data.topic) || a.data.order - b.data.order,
    );
}

function loadArticle({ file, topic, slug, source }: ArticleFile, locale: Locale): Article {
  const { data, body } = parseContentFile(file, source, articleSchema);
  const sources = numberSources(data.sources, citedInOrder(data, body));
  const { intro, sections } = splitSections(body, 2);
  const words = createPageWords(data.locale);
  const render = markdownRenderer({ locale, sources, words });
  // In the order of the page: a word opens where it is met first.
  const text = {
    introHtml: render(intro),
    minorRules: minorRules(data, render),
    sections: sections.map(({ id, title, source: part }) => ({ id, title, html: render(part) })),
    notes: renderNotes(data, render),
  };
  return {
    slug,
    path: articlePath(topic, slug),
    textLocale: data.locale,
    data,
    ...text,
    figure: figureOf(topic, slug),
    words: words.opened(),
    sources,
    minutes: readingMinutes(body),
    reviewDue: reviewDueOf(data),
  };
}

function minorRules(data: ArticleFrontMatter, render: (source: string) => string): Article['minorRules'] {
  if (data.topic !== 'countries') return null;
  const inLine = (rule: MinorRule) => ({
    ...rule,
    html: render(rule.text).replaceAll(/^<p>|<\/p>\s*$/g, ''),
  });
  return { may: data.minorMay.map(inLine), mayNot: data.minorMayNot.map(inLine) };
}

/** The box of a country page is above the text, so its sources are numbered first. */
function citedInOrder(data: ArticleFrontMatter, body: string): string[] {
  const boxed = data.topic === 'countries' ? [...data.minorMay, ...data.minorMayNot] : [];
  return [...boxed.map((rule) => rule.source), ...citedKeys(body), ...citedInNotes(data)];
}
