import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { beforeAll, describe, expect, test } from 'vitest';
import { PATHS } from '../../shell/paths.ts';
import { parseContentFile } from '../content/front-matter.ts';
import { citedKeys, splitSections } from '../content/markdown.ts';
import { notesProblems, notesText } from '../content/page-notes.ts';
import { ARTICLE_FILES, type ArticleFile } from './articles/article-files.ts';
import { articleSchema } from './articles/article.schema.ts';
import { unexplainedOldSources, unsourcedFigures } from './claims.ts';
import { checkArticles, checkText } from './content-check.ts';
import { FAQ_FILES, faqSchema } from './faq/faq.ts';
import { GUIDE_NAMES, GUIDE_RULES, guideSchema, type GuideName } from './guides/guide.schema.ts';
import { GUIDE_FILES } from './guides/guides.ts';
import {
  ALL_ARTICLES,
  GUIDES,
  guidePath,
  LEARN,
  QUESTIONS,
  statePath,
  toolPath,
  TOOLS,
  topicPath,
} from './learn-paths.ts';
import { factualNumbers } from './numbers.ts';
import { findForeignTerms } from './terms.ts';
import { TOOL_NAMES, toolSchema, type ToolName } from './tools/tool.schema.ts';
import { STATES } from './tools/states/states.ts';
import { TOOL_FILES } from './tools/tools.ts';
import { TOPICS } from './topics.ts';

/** What texts may link to, besides articles. */
const SITE_PATHS = new Set([
  ...Object.values(PATHS),
  ...[LEARN, ALL_ARTICLES, GUIDES, TOOLS, QUESTIONS],
  ...TOPICS.map(topicPath),
  ...GUIDE_NAMES.map(guidePath),
  ...TOOL_NAMES.map(toolPath),
  ...STATES.map(({ slug }) => statePath(slug)),
  ...['/legal/terms', '/legal/privacy', '/legal/consent'],
]);
const ARTICLE_PATHS = ARTICLE_FILES.map(({ topic, slug }) => `${LEARN}/${topic}/${slug}`);
const ALL_PATHS = new Set([...SITE_PATHS, ...ARTICLE_PATHS]);

/** Reading and parsing 135 files is slow on a busy machine, and is not what these tests measure. */
const LOADING_MS = 60_000;

beforeAll(() => {
  checkArticles(ARTICLE_FILES, SITE_PATHS);
}, LOADING_MS);

describe('the articles', () => {
  test('are complete, translated, sourced and linked as the specification asks', () => {
    expect(checkArticles(ARTICLE_FILES, SITE_PATHS)).toEqual([]);
  });

  test('are 45 in every language', () => {
    for (const locale of LOCALES) {
      expect(ARTICLE_FILES.filter((file) => file.locale === locale)).toHaveLength(45);
    }
  });
});

describe('the reviews of the articles', () => {
  const reviews = ARTICLE_FILES.filter(({ locale }) => locale === 'en').map(
    ({ file, source }) => parseContentFile(file, source, articleSchema).data,
  );

  test('are a named role’s duty, by a day, with a log of what changed', () => {
    for (const { title, reviewer, reviewBy, changes } of reviews)
      expect({ title, reviewer, reviewBy, changed: changes.length > 0 }).toEqual({
        title,
        reviewer: expect.stringMatching(/_editor$/),
        reviewBy: expect.any(String),
        changed: true,
      });
  });

  test('are spread over the year', () => {
    const perMonth = Map.groupBy(reviews, ({ reviewBy }) => reviewBy.slice(0, 7));
    expect(perMonth.size).toBeGreaterThanOrEqual(9);
    for (const [month, due] of perMonth)
      expect({ month, atMostSeven: due.length <= 7 }).toEqual({ month, atMostSeven: true });
  });
});

describe('the check of the articles', () => {
  const problemsAfter = (change: (file: ArticleFile) => ArticleFile | null) =>
    checkArticles(
      ARTICLE_FILES.flatMap((file) => change(file) ?? []),
      SITE_PATHS,
    );
  const editing = (name: string, edit: (source: string) => string) =>
    problemsAfter((file) => (file.file === name ? { ...file, source: edit(file.source) } : file));

  test('notices a topic that is one article short', () => {
    const problems = problemsAfter((file) => (file.slug === 'canada' ? null : file));
    expect(problems).toContain('countries (en): 11 articles, the specification has 12');
  });

  test('notices a missing translation', () => {
    const problems = problemsAfter((file) => (file.file === 'parents/your-role.pt-BR.md' ? null : file));
    expect(problems).toContain('parents/your-role has no pt-BR version');
  });

  test('notices an article that is too short or too long', () => {
    const name = 'nil-basics/what-is-nil.en.md';
    const cut = editing(name, (source) => source.slice(0, source.indexOf('\n## ')));
    expect(cut.some((problem) => /has \d+ words, should have 500 to 1000/.test(problem))).toBe(true);
    const long = editing(name, (source) => source + ' word'.repeat(1000));
    expect(long.some((problem) => problem.startsWith(`${name} has`))).toBe(true);
  });

  test('notices a citation that has no source', () => {
    const problems = editing('countries/brazil.es.md', (source) => `${source}\nAsí dice [zz9].`);
    expect(problems).toContain('countries/brazil.es.md cites [zz9], which is not among its sources');
  });

  test('notices a link that leads nowhere', () => {
    const problems = editing(
      'parents/your-role.en.md',
      (source) => `${source}\n[More](/learn/parents/nobody)`,
    );
    expect(problems).toContain(
      'parents/your-role.en.md links to /learn/parents/nobody, which does not exist',
    );
  });

  test('notices a translation whose facts have drifted', () => {
    const problems = editing('countries/brazil.es.md', (source) =>
      source.replace('uncertain: false', 'uncertain: true'),
    );
    expect(problems.some((problem) => problem.startsWith('countries/brazil.es.md differs from'))).toBe(true);
  });

  test('notices a number or a citation that only one language has', () => {
    const numbered = editing('countries/brazil.es.md', (source) => `${source}\nDesde los 97 años.`);
    expect(numbered).toContain('countries/brazil.es.md has other numbers than countries/brazil.en.md: 97');
    const cited = editing('countries/brazil.es.md', (source) => `${source}\nAsí dice [br1].`);
    expect(cited).toContain('countries/brazil.es.md cites otherwise than countries/brazil.en.md: br1');
  });

  test('notices front matter that does not fit', () => {
    const problems = editing('parents/your-role.en.md', (source) =>
      source.replace(/reviewedOn: .*/, 'reviewedOn: "soon"'),
    );
    expect(problems.some((problem) => problem.startsWith('parents/your-role.en.md: reviewedOn:'))).toBe(true);
  });

  test('notices an article without a box, and one that does not say whom to ask', () => {
    const name = 'parents/your-role.en.md';
    const boxless = editing(name, (source) => source.replace(/unknown:[^]*?\nchanges:/, 'changes:'));
    expect(boxless.some((problem) => problem.startsWith(`${name}: unknown:`))).toBe(true);
    const unanswered = editing(name, (source) => source.replace(/ask: ".*"/, 'ask: "Wait and see."'));
    expect(unanswered).toContain(`${name} does not say whom to ask`);
  });

  test('notices a hedge outside the box', () => {
    const problems = editing(
      'parents/your-role.es.md',
      (source) => `${source}\nNo encontramos ninguna regla.`,
    );
    expect(problems).toContain('parents/your-role.es.md hedges with "No encontramos" outside its box');
  });

  test("notices a word that is not the product's", () => {
    const problems = editing('parents/your-role.es.md', (source) => `${source}\nPara cada audiencia.`);
    expect(problems).toContain('parents/your-role.es.md says "audiencia" where the product says "público"');
  });
});

/** Guides to rules, and the tools, which answer by rules. */
const RULED = [
  ...GUIDE_RULES.map((guide) => `guides/${guide}`),
  ...TOOL_NAMES.map((tool) => `tools/${tool}`),
];

describe('the guides, the tools and the questions', () => {
  test('exist for every role and rule in every language, with the same steps', () => {
    for (const guide of GUIDE_NAMES) {
      const steps = LOCALES.map((locale) => {
        const { data, body } = readGuide(guide, locale);
        expect(data).toMatchObject({ guide, locale });
        return splitSections(body, 2).sections.length;
      });
      expect({ guide, steps }).toEqual({ guide, steps: steps.map(() => steps[0]) });
    }
  });

  test('say the same of a rule in every language: dates, sources, citations and numbers', () => {
    for (const name of RULED) {
      const facts = LOCALES.map((locale) => {
        const { data, body } = readRuled(name, locale);
        const { asOf, reviewedOn, sources, reviewer, reviewBy, unknown, changes } = data;
        const claims = `${body}\n${notesText(data)}`;
        const cited = citedKeys(claims);
        expect({ name, locale, cited: [...new Set(cited)].toSorted() }).toEqual({
          name,
          locale,
          cited: sources.map(({ key }) => key).toSorted(),
        });
        const notes = {
          reviewer,
          reviewBy,
          open: unknown?.items.length,
          changed: changes.map(({ on }) => on),
        };
        const steps = splitSections(body, 2).sections.length;
        return { name, asOf, reviewedOn, ...notes, steps, sources, cited, numbers: factualNumbers(claims) };
      });
      expect(facts).toEqual(facts.map(() => facts[0]));
    }
  });

  test('that are urgent name the same lines in every language, and none that the text has no source for', () => {
    const urgent = GUIDE_NAMES.filter((name) => readGuide(name, 'en').data.urgent);
    expect(urgent).toContain('sextortion');
    for (const name of urgent) {
      const versions = LOCALES.map((locale) => {
        const { data, body } = readGuide(name, locale);
        const { actions = [], lines = [], danger = '', title = '' } = data.urgent ?? {};
        const reached = lines.map((line) => ('call' in line ? line.call : line.visit));
        const cited = body.split('\n').filter((line) => citedKeys(line).length > 0);
        const unsourced = reached.filter(
          (line) =>
            !cited.some((text) => text.includes(line.startsWith('https:') ? `(${line})` : `[${line}]`)),
        );
        const notes = lines.flatMap(({ note }) => note ?? []).join(' ');
        const numbers = factualNumbers([title, danger, ...actions, notes].join(' '));
        const unread = numbers.filter((number) => !factualNumbers(body).includes(number));
        expect({ name, locale, unsourced, unread }).toEqual({ name, locale, unsourced: [], unread: [] });
        return { reached: reached.toSorted(), actions: actions.length, numbers };
      });
      expect(versions).toEqual(versions.map(() => versions[0]));
    }
  });

  test('to rules name who reviews them and when, what is not known yet and what changed', () => {
    for (const name of RULED) {
      const { data } = readRuled(name, 'en');
      expect({ name, problems: notesProblems(data) }).toEqual({ name, problems: [] });
      const has = { reviewer: !!data.reviewer, unknown: !!data.unknown, changes: data.changes.length > 0 };
      expect({ name, ...has }).toEqual({ name, reviewer: true, unknown: true, changes: true });
    }
  });

  test('to rules have a source for every figure and a reason for every old source', () => {
    for (const name of RULED) {
      const { data, body } = readRuled(name, 'en');
      const found = { figures: unsourcedFigures(body), old: unexplainedOldSources(data.sources, data.asOf) };
      expect({ name, ...found }).toEqual({ name, figures: [], old: [] });
    }
  });

  test('of a tool lead to articles and guides that exist, the same in every language', () => {
    for (const tool of TOOL_NAMES) {
      const versions = LOCALES.map((locale) => readTool(tool, locale).data);
      for (const [index, data] of versions.entries()) {
        expect(data).toMatchObject({ tool, locale: LOCALES[index], belongsTo: versions[0]?.belongsTo });
        expect(data.belongsTo.filter((name) => !ALL_PATHS.has(`${LEARN}/${name}`))).toEqual([]);
      }
    }
  });

  test('to rules are not all due for review in one month', () => {
    const months = GUIDE_RULES.map((guide) => readGuide(guide, 'en').data.reviewBy?.slice(0, 7));
    expect(new Set(months).size).toBeGreaterThan(GUIDE_RULES.length / 3);
  });

  test('ask and answer the same questions in every language, every fact with a source', () => {
    const shapes = LOCALES.map((locale) => {
      const [file = '', source = ''] = entryEnding(FAQ_FILES, `.${locale}.md`);
      const { data, body } = parseContentFile(file, source, faqSchema);
      const keys = data.sources.map(({ key }) => key);
      expect(new Set(citedKeys(body))).toEqual(new Set(keys));
      const groups = splitSections(body, 2).sections;
      return JSON.stringify([keys, groups.map((group) => splitSections(group.source, 3).sections.length)]);
    });
    expect(new Set(shapes).size).toBe(1);
  });

  test('are refused when a link calls another number, or leads elsewhere, than it says', () => {
    expect(checkText('[017](tel:017) [example.org](https://www.example.org)', ALL_PATHS)).toEqual([]);
    expect(checkText('[017](tel:071)', ALL_PATHS)).toEqual(['says 017 where it links to tel:071']);
    expect(checkText('[help](https://example.org)', ALL_PATHS)).toEqual([
      'says help where it links to https://example.org',
    ]);
  });

  test("link to pages that exist and use the product's words", () => {
    for (const [file, source] of Object.entries({ ...GUIDE_FILES, ...FAQ_FILES, ...TOOL_FILES })) {
      const locale = LOCALES.find((candidate) => file.endsWith(`.${candidate}.md`)) ?? 'en';
      const problems = [...checkText(source, ALL_PATHS), ...findForeignTerms(locale, source)];
      expect(problems.map((problem) => `${file} ${problem}`)).toEqual([]);
    }
  });
});

function readRuled(name: string, locale: Locale) {
  const guide = GUIDE_RULES.find((rule) => name === `guides/${rule}`);
  if (guide) return readGuide(guide, locale);
  const tool = TOOL_NAMES.find((candidate) => name === `tools/${candidate}`);
  if (!tool) throw new Error(`There is no ${name}`);
  return readTool(tool, locale);
}

function readTool(tool: ToolName, locale: Locale) {
  const [file = '', source = ''] = entryEnding(TOOL_FILES, `/tools/${tool}.${locale}.md`);
  return parseContentFile(file, source, toolSchema);
}

function readGuide(guide: GuideName, locale: Locale) {
  const [file = '', source = ''] = entryEnding(GUIDE_FILES, `/guides/${guide}.${locale}.md`);
  return parseContentFile(file, source, guideSchema);
}

function entryEnding(files: Record<string, string>, ending: string): string[] {
  return Object.entries(files).find(([path]) => path.endsWith(ending)) ?? [];
}
