/**
 * What must hold for the education hub's content, as a list of problems for people: the specification's counts,
 * complete translations that match each other, lengths, citations and links. The tests fail while it is not empty.
 */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { parseContentFile } from '../content/front-matter.ts';
import { citedKeys, countWords, linksIn, splitSections } from '../content/markdown.ts';
import { isOutside, saysWhereItLeads } from '../content/outside-links.ts';
import { notesProblems, notesText } from '../content/page-notes.ts';
import type { ArticleFile } from './articles/article-files.ts';
import { articleSchema, type ArticleFrontMatter } from './articles/article.schema.ts';
import { unexplainedOldSources, unsourcedFigures } from './claims.ts';
import { differing, factualNumbers } from './numbers.ts';
import { findForeignTerms } from './terms.ts';
import { SPECIFIED_COUNTS, TOPICS } from './topics.ts';
import { boxProblems } from './unknown-box.ts';

const ARTICLE_WORDS = { min: 500, max: 1000 } as const;

type ParsedArticle = ArticleFile & { name: string; data: ArticleFrontMatter; body: string };

/** Parsing is most of the work, and a test that changes one file should not pay for all of them again. */
const parsed = new WeakMap<ArticleFile, ParsedArticle>();

export function checkArticles(files: readonly ArticleFile[], sitePaths: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const articles = files.flatMap((file) => {
    try {
      return [parseArticle(file)];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  const names = new Set(articles.map(({ name }) => name));
  const paths = new Set([...sitePaths, ...[...names].map((name) => `/learn/${name}`)]);
  return [
    ...problems,
    ...checkCounts(articles),
    ...articles.flatMap((article) => checkArticle(article, names, paths)),
    ...[...names].flatMap((name) => checkTranslations(articles.filter((article) => article.name === name))),
  ];
}

function parseArticle(file: ArticleFile): ParsedArticle {
  const known = parsed.get(file);
  if (known) return known;
  const { data, body } = parseContentFile(file.file, file.source, articleSchema);
  const article = { ...file, name: `${file.topic}/${file.slug}`, data, body };
  parsed.set(file, article);
  return article;
}

/** Counts and the order of reading, per language. */
function checkCounts(articles: readonly ParsedArticle[]): string[] {
  return LOCALES.flatMap((locale) =>
    TOPICS.flatMap((topic) => {
      const orders = articles
        .filter((article) => article.locale === locale && article.topic === topic)
        .map(({ data }) => data.order)
        .toSorted((a, b) => a - b);
      const expected = SPECIFIED_COUNTS[topic];
      if (orders.length !== expected)
        return [`${topic} (${locale}): ${orders.length} articles, the specification has ${expected}`];
      return orders.every((order, index) => order === index + 1)
        ? []
        : [`${topic} (${locale}): order should run from 1 to ${expected}, found ${orders.join(', ')}`];
    }),
  );
}

function checkArticle(
  article: ParsedArticle,
  names: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): string[] {
  const { file, data, body } = article;
  const words = countWords(body);
  const keys = data.sources.map(({ key }) => key);
  const rules = data.topic === 'countries' ? [...data.minorMay, ...data.minorMayNot] : [];
  const claims = `${body}\n${notesText(data)}`;
  const cited = [...citedKeys(claims), ...rules.map(({ source }) => source)];
  const found = [
    data.topic !== article.topic && `says topic ${data.topic}, but lies in ${article.topic}`,
    data.locale !== article.locale && `says locale ${data.locale}, but is named ${article.locale}`,
    (words < ARTICLE_WORDS.min || words > ARTICLE_WORDS.max) &&
      `has ${words} words, should have ${ARTICLE_WORDS.min} to ${ARTICLE_WORDS.max}`,
    ...notesProblems(data),
    ...boxProblems(article.locale, data, body),
    new Set(keys).size !== keys.length && 'lists a source twice',
    ...cited
      .filter((key) => !keys.includes(key))
      .map((key) => `cites [${key}], which is not among its sources`),
    ...keys.filter((key) => !cited.includes(key)).map((key) => `lists the source ${key} and never cites it`),
    // The other languages have the numbers and citations of the English text.
    ...(article.locale === 'en' ? unsourcedFigures(body) : []).map(
      (figure) => `claims ${figure} and names no source for it`,
    ),
    ...unexplainedOldSources(data.sources, data.asOf).map(
      (key) => `rests on the old source ${key} and does not say why`,
    ),
    ...data.related
      .filter((name) => !names.has(name) || name === article.name)
      .map((name) => `names ${name} as related, which is no other article`),
    ...checkText(claims, paths),
    ...findForeignTerms(article.locale, article.source),
  ];
  return found.filter((problem) => problem !== false).map((problem) => `${file} ${problem}`);
}

/** For guides and questions too. */
export function checkText(body: string, paths: ReadonlySet<string>): string[] {
  const links = linksIn(body);
  return [
    ...links
      .filter(({ href }) => !isOutside(href) && !paths.has(href.split(/[?#]/)[0] ?? ''))
      .map(({ href }) => `links to ${href}, which does not exist`),
    ...links
      .filter(({ words, href }) => isOutside(href) && !saysWhereItLeads(words, href))
      .map(({ words, href }) => `says ${words} where it links to ${href}`),
    ...(/^# /m.test(body) ? ['has a first-level heading; the page prints the title'] : []),
  ];
}

/** A translation may choose its words, never its facts: sources, dates, links between articles and the shape match. */
function checkTranslations(versions: readonly ParsedArticle[]): string[] {
  const [first] = versions;
  if (!first) return [];
  return [
    ...LOCALES.filter((locale) => !versions.some((version) => version.locale === locale)).map(
      (locale) => `${first.name} has no ${locale} version`,
    ),
    ...versions
      .filter((version) => fingerprint(version) !== fingerprint(first))
      .map(
        (version) => `${version.file} differs from ${first.file} in sources, dates, relations or headings`,
      ),
    ...versions.flatMap((version) => checkFacts(version, first)),
  ];
}

/** What a sentence claims may not change on its way into another language. */
function checkFacts(version: ParsedArticle, first: ParsedArticle): string[] {
  const [claims, firstClaims] = [version, first].map(({ body, data }) => `${body}\n${notesText(data)}`);
  const numbers = differing(factualNumbers(claims ?? ''), factualNumbers(firstClaims ?? ''));
  const citations = differing(citedKeys(claims ?? ''), citedKeys(firstClaims ?? ''));
  return [
    ...(numbers.length > 0
      ? [`${version.file} has other numbers than ${first.file}: ${numbers.join(', ')}`]
      : []),
    ...(citations.length > 0
      ? [`${version.file} cites otherwise than ${first.file}: ${citations.join(', ')}`]
      : []),
  ];
}

function fingerprint({ data, body }: ParsedArticle): string {
  const { order, country, audience, asOf, reviewedOn, related, sources, reviewer, reviewBy, changes } = data;
  const rules = data.topic === 'countries' ? [data.minorMay, data.minorMayNot] : [];
  return JSON.stringify([
    { order, country, audience, asOf, reviewedOn, related, reviewer, reviewBy },
    [data.unknown?.items.length, changes.map(({ on }) => on)],
    sources.map(({ key, url }) => [key, url]),
    rules.map((list) => list.map(({ source, uncertain }) => [source, uncertain])),
    splitSections(body, 2).sections.length,
  ]);
}
