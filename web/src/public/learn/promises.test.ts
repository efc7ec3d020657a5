/** What the hub promises about Faircourt itself, held against the product: each test names the promise. */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { ARTICLE_FILES } from './articles/article-files.ts';
import { FAQ_FILES } from './faq/faq.ts';
import { GUIDE_FILES } from './guides/guides.ts';

const TEXTS = [
  ...ARTICLE_FILES.map(({ file, source, locale }) => ({ file, source, locale })),
  ...Object.entries({ ...GUIDE_FILES, ...FAQ_FILES }).map(([file, source]) => ({
    file,
    source,
    locale: LOCALES.find((locale) => file.endsWith(`.${locale}.md`)) ?? 'en',
  })),
];

const PAID: Record<Locale, string> = { en: '(paid)', es: '(de pago)', 'pt-BR': '(paga)' };

/** The product treats an athlete without a birthdate as under 13, not merely as a minor. */
const WITHOUT_BIRTHDATE: Record<Locale, RegExp> = {
  en: /(without a|no) birthdate[^.|]*(under|minor)[^.|]*/gi,
  es: /sin fecha de nacimiento[^.|]*menor[^.|]*/gi,
  'pt-BR': /sem data de nascimento[^.|]*menor[^.|]*/gi,
};

describe('the texts of the hub', () => {
  test('say that consulting is paid wherever they lead to it', () => {
    for (const { file, source, locale } of TEXTS) {
      for (const [link, label = ''] of source.matchAll(/\[([^\]]*)\]\(\/support\?type=nil-consulting\)/g))
        expect({ file, link, isPaid: label.endsWith(PAID[locale]) }).toEqual({ file, link, isPaid: true });
    }
  });

  test('count an athlete without a birthdate as under 13', () => {
    const claims = TEXTS.flatMap(({ file, source, locale }) =>
      Array.from(source.matchAll(WITHOUT_BIRTHDATE[locale]), ([claim]) => ({ file, claim })),
    );
    expect(claims.length).toBeGreaterThanOrEqual(6);
    for (const { file, claim } of claims) expect(`${file}: ${claim}`).toMatch(/13/);
  });

  test('lead from every country to the place where threats with pictures are reported', () => {
    const countries = TEXTS.filter(({ file }) => file.startsWith('countries/'));
    expect(countries).toHaveLength(36);
    for (const { file, source } of countries)
      expect({ file, leads: source.includes('](/learn/guides/sextortion)') }).toEqual({ file, leads: true });
  });
});
