import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { markdownRenderer } from '../../content/markdown.ts';
import { articlesIn } from '../articles/articles.ts';
import { faqIn } from '../faq/faq.ts';
import { guidesIn } from '../guides/guides.ts';
import { numbersIn } from '../numbers.ts';
import { findForeignTerms } from '../terms.ts';
import { toolsIn } from '../tools/tools.ts';
import { createPageWords, WORDS } from './words.ts';

/** What readers of the first test did not know (docs/readers-test.md), as a text may spell it. */
const KEY_WORDS: Record<string, Record<Locale, RegExp>> = {
  ncaa: all(/\bNCAA\b(?! Eligibility)/),
  naia: all(/\bNAIA\b/),
  njcaa: all(/\bNJCAA\b/),
  division: {
    en: /\bDivisions? I+\b/,
    es: /\b[Dd]ivisi(ón|ones) I+\b/,
    'pt-BR': /\b[Dd]ivis(ão|ões) I+\b/,
  },
  'compliance-office': {
    en: /\bcompliance offic/i,
    es: /\boficinas? de cumplimiento\b/i,
    'pt-BR': /\bsetor(es)? de conformidade\b/i,
  },
  'third-party': { en: /\bthird[- ]part(y|ies)\b/i, es: /\bterceros\b/i, 'pt-BR': /\bterceiros\b/i },
  enroll: { en: /\benroll/i, es: /\binscri(b|p|t)/i, 'pt-BR': /\b(se|você) matricul|\bmatrícula/i },
  eligible: {
    en: /\beligible\b|\beligibility\b/,
    es: /\belegibles?\b|\belegibilidad\b/i,
    'pt-BR': /\belegíve(l|is)\b|\belegibilidade\b/i,
  },
  recruit: { en: /\brecruits\b/i, es: /\breclutas\b/i, 'pt-BR': /\brecrutas\b/i },
  transcript: {
    en: /\btranscripts?\b/i,
    es: /\bhistorial(es)? académicos?\b/i,
    'pt-BR': /\bhistóricos? escolar(es)?\b/i,
  },
  gpa: all(/(?<!core |Core )\bGPA\b(?! básico)/),
  'core-course': {
    en: /\bcore courses?\b/i,
    es: /\bmaterias? básicas?\b/i,
    'pt-BR': /\bdisciplinas? básicas?\b/i,
  },
  amateur: {
    en: /\bamateur (status|rules?)\b/i,
    es: /\b(condición de amateur|amateurismo)\b/i,
    'pt-BR': /\b(condição de amador|amadorismo)\b/i,
  },
  'official-visit': {
    en: /(?<!un)\bofficial visits?\b/i,
    es: /\bvisitas? oficial(es)?\b/i,
    'pt-BR': /\bvisitas? ofici(al|ais)\b/i,
  },
  'unofficial-visit': {
    en: /\bunofficial visits?\b/i,
    es: /\bvisitas? no oficial(es)?\b/i,
    'pt-BR': /\bvisitas? não ofici(al|ais)\b/i,
  },
  'i-20': all(/\bI-20\b/),
  uil: all(/\bUIL\b/),
  'house-settlement': {
    en: /\bHouse settlement\b/,
    es: /\bacuerdo judicial House\b/,
    'pt-BR': /\bacordo judicial House\b/,
  },
  'field-group': { en: /\bfield groups?\b/i, es: /\bgrupos? de datos\b/i, 'pt-BR': /\bgrupos? de dados\b/i },
  'regional-director': {
    en: /\bregional directors?\b/i,
    es: /\bdirector(a|es)? regional(es)?\b/i,
    'pt-BR': /\bdiretor(a|es)? regiona(l|is)\b/i,
  },
  audience: { en: /\b(?:each|one|that) audience\b/i, es: /\bcada público\b/i, 'pt-BR': /\bcada público\b/i },
  'verified-institution': {
    en: /\bverified (institution|college)s?\b/i,
    es: /\b(instituci|universidad)\S+ verificadas?\b/i,
    'pt-BR': /\b(institui|universidade)\S* verificadas?\b/i,
  },
  'homeland-security': {
    en: /\bHomeland Security\b/,
    es: /\bSeguridad Nacional\b/,
    'pt-BR': /\bSegurança Interna\b/,
  },
  'sat-act': all(/\b(SAT|ACT)\b/),
  license: { en: /\blicenses?\b/i, es: /\blicencias?\b/i, 'pt-BR': /\blicenças?\b/i },
  'directory-information': {
    en: /\bdirectory information\b/i,
    es: /\binformación de directorio\b/i,
    'pt-BR': /\binformaç(ão|ões) de diretório\b/i,
  },
};

function all(pattern: RegExp): Record<Locale, RegExp> {
  return { en: pattern, es: pattern, 'pt-BR': pattern };
}

describe('the words that open', () => {
  test('are explained in every language, in the product’s words and with the same numbers', () => {
    expect(new Set(WORDS.map(({ id }) => id)).size).toBe(WORDS.length);
    for (const { id, text, name } of WORDS)
      for (const locale of LOCALES) {
        const problems = findForeignTerms(locale, `${name[locale]} ${text[locale]}`);
        expect({ id, locale, problems, numbers: numbersIn(text[locale]) }).toEqual({
          id,
          locale,
          problems: [],
          numbers: numbersIn(text.en),
        });
      }
  });

  test('have spellings of their own', () => {
    for (const locale of LOCALES) {
      const forms = WORDS.flatMap((word) => word.forms[locale]);
      expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    }
  });

  test('open once, where the text first has them, and never in links, headings, quotes or heads of tables', () => {
    const words = createPageWords('en');
    const html = markdownRenderer({ locale: 'en', words })(
      '### NCAA\n\n> NCAA\n\n[NCAA](/learn) and the **NCAA** act on the ACT, then the NCAA.\n\n| GPA |\n|---|\n| Core GPA, GPA |',
    );
    expect(html.match(/<button/g)).toHaveLength(4);
    expect(html).toContain(
      '<strong><button type="button" class="word" popovertarget="word-ncaa">NCAA</button>',
    );
    expect(html).toContain('act on the <button type="button" class="word" popovertarget="word-sat-act">ACT');
    expect(words.opened().map(({ id }) => id)).toEqual(['ncaa', 'sat-act', 'core-gpa', 'gpa']);
  });

  test.each(LOCALES)('open on every page that uses one of those that readers did not know (%s)', (locale) => {
    for (const { path, html, opened } of pagesIn(locale)) {
      const text = plainText(html);
      const missing = Object.entries(KEY_WORDS)
        .filter(([id, pattern]) => pattern[locale].test(text) && !opened.has(id))
        .map(([id]) => id);
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
  });

  test('have an explanation on the page, and every explanation a word', () => {
    for (const locale of LOCALES)
      for (const { html, opened } of pagesIn(locale)) {
        const targets = Array.from(html.matchAll(/popovertarget="word-([^"]+)"/g), ([, id]) => id);
        expect(new Set(targets)).toEqual(opened);
      }
  });

  test('are all used', () => {
    const used = new Set(pagesIn('en').flatMap(({ opened }) => [...opened]));
    expect(WORDS.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

function pagesIn(locale: Locale): { path: string; html: string; opened: Set<string> }[] {
  const faq = faqIn(locale);
  const notes = ({ unknown, changes }: ReturnType<typeof guidesIn>[number]['notes']) => [
    ...(unknown ? [...unknown.items, unknown.ask] : []),
    ...changes.map(({ html }) => html),
  ];
  return [
    ...articlesIn(locale).map(({ minorRules, ...page }) => ({
      path: page.path,
      parts: [
        page.introHtml,
        ...[...(minorRules?.may ?? []), ...(minorRules?.mayNot ?? [])].map(({ html }) => html),
        ...page.sections.map(({ html }) => html),
        ...notes(page.notes),
      ],
      words: page.words,
    })),
    ...guidesIn(locale).map((page) => ({
      path: page.path,
      parts: [page.introHtml, ...page.steps.map(({ html }) => html), ...notes(page.notes)],
      words: page.words,
    })),
    ...toolsIn(locale).map((page) => ({
      path: page.path,
      parts: [page.introHtml, ...page.sections.map(({ html }) => html), ...notes(page.notes)],
      words: page.words,
    })),
    {
      path: 'faq',
      parts: faq.groups.flatMap(({ questions }) => questions.map(({ html }) => html)),
      words: faq.words,
    },
  ].map(({ path, parts, words }) => ({
    path,
    html: parts.join('\n'),
    opened: new Set(words.map(({ id }) => id)),
  }));
}

/** What is left when links, headings, quotes and heads of tables are taken out: there no word opens. */
function plainText(html: string): string {
  return html.replaceAll(/<(h\d|blockquote|thead|a)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, '');
}
