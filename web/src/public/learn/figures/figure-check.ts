/**
 * What must hold for the pictures of articles and guides, as a list of problems for people: every text has one, it says the
 * same in every language, and it claims no number that its text does not have.
 */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { numbersIn } from '../numbers.ts';
import { findForeignTerms } from '../terms.ts';
import { words as wordsSchema, type Figure, type Words } from './figure.schema.ts';

/** An article or a guide in one language. */
export type PicturedText = { topic: string; slug: string; locale: Locale; source: string };

export function checkFigures(
  figures: ReadonlyMap<string, Figure>,
  articles: readonly PicturedText[],
): string[] {
  const names = new Set(articles.map(nameOf));
  return [
    ...[...names].filter((name) => !figures.has(name)).map((name) => `${name} has no picture`),
    ...[...figures.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `${name} is a picture of no article`),
    ...[...figures].flatMap(([name, figure]) => [
      ...checkLanguages(name, figure),
      ...articles
        .filter((article) => nameOf(article) === name)
        .flatMap((article) => checkNumbers(figure, article)),
    ]),
  ];
}

function nameOf({ topic, slug }: PicturedText): string {
  return `${topic}/${slug}`;
}

/** A translation may choose its words, never its numbers. A description that was only copied is none. */
function checkLanguages(name: string, figure: Figure): string[] {
  const problems: string[] = [];
  for (const words of wordsIn(figure)) {
    const expected = numbersIn(words[DEFAULT_LOCALE]).toSorted().join(' ');
    for (const locale of LOCALES) {
      if (numbersIn(words[locale]).toSorted().join(' ') !== expected)
        problems.push(`${name} has other numbers in ${locale}: "${words[locale]}"`);
      problems.push(
        ...findForeignTerms(locale, words[locale]).map((problem) => `${name} (${locale}) ${problem}`),
      );
    }
  }
  if (new Set(LOCALES.map((locale) => figure.alt[locale])).size < LOCALES.length)
    problems.push(`${name} describes the picture in the same words in two languages`);
  return problems;
}

/** Small numbers are often spelled out in the text, so only those from ten on are looked up. */
function checkNumbers(figure: Figure, article: PicturedText): string[] {
  const known = new Set(numbersIn(article.source));
  const shown = [...numbersShown(figure, article.locale), ...numbersDrawn(figure)];
  return [...new Set(shown)]
    .filter((number) => number.length > 1 && !known.has(number))
    .map((number) => `${nameOf(article)} (${article.locale}) shows ${number}, which its text does not have`);
}

function numbersShown(figure: Figure, locale: Locale): string[] {
  return wordsIn(figure).flatMap((words) => numbersIn(words[locale]));
}

/** Ages and amounts that are drawn to scale. The ends of a scale are no claim. */
function numbersDrawn(figure: Figure): string[] {
  if (figure.shape === 'total') return [...figure.parts, figure.line].map(({ amount }) => String(amount));
  if (figure.shape !== 'ages') return [];
  const { from, to, rows } = figure;
  return rows
    .flatMap(({ start, end }) => [start, end])
    .filter((age) => age !== from && age !== to)
    .map(String);
}

/** Everything in a figure that is written in all languages, however deep it lies. */
function wordsIn(value: unknown): Words[] {
  const parsed = wordsSchema.safeParse(value);
  if (parsed.success) return [parsed.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
