/**
 * `node web/src/i18n/check-messages.ts`: fails on messages that are missing, unused, unknown or differ in their
 * values between languages, on text written into components, and on words that we no longer use. Emails and
 * documents are held to the same, in their own catalogues; articles, pictures, legal pages and consent forms to the words.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { articleLines, wordsInYaml } from './article-words.ts';
import { checkCatalogues, checkPlainValues, type Catalogue } from './message-rules.ts';
import { findMessageUses, type MessageUses } from './message-uses.ts';
import { checkRetiredWords } from './retired-words.ts';
import { checkServerUses, readServerUses, type ServerCatalogue } from './server-words.ts';

const SOURCES = join(import.meta.dirname, '..');
const CATALOGUES = join(import.meta.dirname, '../../../catalogues');
const ARTICLES = join(import.meta.dirname, '../../content');
const FORMS = join(import.meta.dirname, '../../../legal/consent');
/** Published, so families may have signed them: their words never change. The next version of a form is held to ours. */
const PUBLISHED_FORMS = [
  ...['colleges.v1', 'media.v1', 'platform.v1', 'summaries.v1', 'transcript.v1'],
  ...['colleges.v2', 'media.v2', 'platform.v2', 'transcript.v2'],
];
const SERVER_CATALOGUES: readonly ServerCatalogue[] = ['documents', 'mail'];
/** A workbench for developers that never reaches production: its samples need no translation. */
const EXEMPT_FROM_LITERALS = /^features\/dev\//;

export function checkUses(ids: readonly string[], uses: readonly MessageUses[]): string[] {
  const known = new Set(ids);
  const strings = new Set(uses.flatMap((use) => [...use.strings]));
  const patterns = uses.flatMap((use) => use.patterns.map(({ pattern }) => pattern));
  return [
    ...ids
      .filter((id) => !strings.has(id) && !patterns.some((pattern) => pattern.test(id)))
      .map((id) => `"${id}" is used nowhere`),
    ...uses
      .flatMap((use) => use.translated)
      .filter(({ id }) => !known.has(id))
      .map(({ id, place }) => `${place}: "${id}" is in no catalogue`),
    ...uses
      .flatMap((use) => use.literals)
      .map(({ text, place }) => `${place}: text in a component, move it to the catalogue: "${text}"`),
  ];
}

function checkProject(): { ids: number; problems: string[] } {
  const messages = readCatalogues('interface');
  const ids = Object.keys(messages[DEFAULT_LOCALE] ?? {});
  const written = SERVER_CATALOGUES.map(checkServerCatalogue);
  return {
    ids: written.reduce((sum, catalogue) => sum + catalogue.ids, ids.length),
    problems: [
      ...checkCatalogues(DEFAULT_LOCALE, messages),
      ...checkWords(messages),
      ...checkUses(ids, readUses()),
      ...LOCALES.flatMap(checkArticles),
      ...LOCALES.flatMap(checkForms),
      ...written.flatMap(({ problems }) => problems),
    ],
  };
}

function checkServerCatalogue(name: ServerCatalogue): { ids: number; problems: string[] } {
  const messages = readCatalogues(name);
  const ids = Object.keys(messages[DEFAULT_LOCALE] ?? {});
  const problems = [
    ...checkCatalogues(DEFAULT_LOCALE, messages),
    ...checkPlainValues(messages),
    ...checkWords(messages),
    ...checkServerUses(ids, readServerUses(name)),
  ];
  return { ids: ids.length, problems: problems.map((problem) => `${name}: ${problem}`) };
}

function checkWords(messages: Record<string, Catalogue>): string[] {
  return LOCALES.flatMap((locale) => checkRetiredWords(locale, messages[locale] ?? {}));
}

function checkArticles(locale: Locale): string[] {
  const articles = globSync(`**/*.${locale}.md`, { cwd: ARTICLES }).map((file) =>
    articleLines(file, readFileSync(join(ARTICLES, file), 'utf8')),
  );
  const inAllLanguages = globSync('**/*.yaml', { cwd: ARTICLES }).map((file) =>
    wordsInYaml(file, readFileSync(join(ARTICLES, file), 'utf8'), locale),
  );
  return [...articles, ...inAllLanguages].flatMap((words) => checkRetiredWords(locale, words));
}

function checkForms(locale: Locale): string[] {
  return globSync(`*.${locale}.md`, { cwd: FORMS })
    .filter((file) => !PUBLISHED_FORMS.some((form) => file.startsWith(`${form}.`)))
    .flatMap((file) =>
      checkRetiredWords(locale, articleLines(file, readFileSync(join(FORMS, file), 'utf8'))),
    );
}

function readCatalogues(name: 'interface' | ServerCatalogue): Record<string, Catalogue> {
  const read = (locale: string) =>
    JSON.parse(readFileSync(join(CATALOGUES, name, `${locale}.json`), 'utf8')) as Catalogue;
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)]));
}

function readUses(): MessageUses[] {
  return globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !/\.(test|test-support|gen)\.tsx?$/.test(file))
    .map((file) => {
      const uses = findMessageUses(
        relative(process.cwd(), join(SOURCES, file)),
        readFileSync(join(SOURCES, file), 'utf8'),
      );
      return EXEMPT_FROM_LITERALS.test(file) ? { ...uses, literals: [] } : uses;
    });
}

if (import.meta.main) {
  const { ids, problems } = checkProject();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${ids} messages in ${LOCALES.length} languages, all used and complete`);
}
