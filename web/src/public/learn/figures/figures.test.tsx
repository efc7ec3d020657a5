import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { ARTICLE_FILES } from '../articles/article-files.ts';
import { GUIDE_RULES } from '../guides/guide.schema.ts';
import { GUIDE_FILES } from '../guides/guides.ts';
import { ArticleFigure } from './article-figure.tsx';
import { DRAWN } from './drawings/drawn.ts';
import { checkFigures, type PicturedText } from './figure-check.ts';
import type { Figure } from './figure.schema.ts';
import { FIGURES, readFigure } from './figures.ts';

const GUIDE_TEXTS: PicturedText[] = GUIDE_RULES.flatMap((slug) =>
  LOCALES.map((locale) => {
    const [, source = ''] =
      Object.entries(GUIDE_FILES).find(([path]) => path.endsWith(`/${slug}.${locale}.md`)) ?? [];
    return { topic: 'guides', slug, locale, source };
  }),
);
const TEXTS: PicturedText[] = [...ARTICLE_FILES, ...GUIDE_TEXTS];

describe('the pictures of articles and guides', () => {
  test('exist for every article and every guide to a rule, described in three languages with the same numbers as the text', () => {
    expect(checkFigures(FIGURES, TEXTS)).toEqual([]);
  });

  test('point to as many parts as they explain', () => {
    for (const [name, figure] of FIGURES) {
      if (figure.shape !== 'anatomy') continue;
      const Drawn = DRAWN[figure.drawing];
      const marks = renderToStaticMarkup(<Drawn />).match(/<circle[^>]*class="fill-ball-strong"/g) ?? [];
      expect([name, marks.length]).toEqual([name, figure.parts.length]);
    }
  });

  test('are text that can be read aloud, and need neither a script nor a style of their own', () => {
    for (const [name, figure] of FIGURES) {
      for (const locale of LOCALES) {
        const html = renderToStaticMarkup(<ArticleFigure figure={figure} locale={locale} />);
        expect([name, html.includes(escaped(figure.alt[locale]))]).toEqual([name, true]);
        // What inline styles say cannot follow the theme, the width of the screen or the paper.
        expect([name, /\s(style|on\w+)="/.test(html)]).toEqual([name, false]);
        expect([name, /<svg(?![^>]*aria-hidden)/.test(html.replaceAll(/<svg x=/g, ''))]).toEqual([
          name,
          false,
        ]);
      }
    }
  });
});

describe('the check of the pictures', () => {
  const problemsAfter = (name: string, change: (figure: Figure) => Figure | null) => {
    const figures = new Map(FIGURES);
    const figure = FIGURES.get(name);
    if (!figure) throw new Error(`${name} has no picture to change`);
    const changed = change(figure);
    if (changed) figures.set(name, changed);
    else figures.delete(name);
    return checkFigures(figures, TEXTS);
  };

  test('notices an article without a picture', () => {
    const problems = problemsAfter('nil-basics/what-is-nil', () => null);
    expect(problems).toContain('nil-basics/what-is-nil has no picture');
  });

  test('notices a number that a translation changed', () => {
    const problems = problemsAfter('nil-basics/reporting-deals', (figure) => ({
      ...figure,
      title: { ...figure.title, es: 'Los 700 dólares' },
    }));
    expect(problems).toContain('nil-basics/reporting-deals has other numbers in es: "Los 700 dólares"');
  });

  test('notices a number that the article does not have', () => {
    const title = { en: 'Report at $775', es: 'Declara con 775 dólares', 'pt-BR': 'Declare com US$ 775' };
    const problems = problemsAfter('nil-basics/reporting-deals', (figure) => ({ ...figure, title }));
    expect(problems).toContain('nil-basics/reporting-deals (es) shows 775, which its text does not have');
  });

  test('notices a description that was copied instead of translated', () => {
    const problems = problemsAfter('nil-basics/what-is-nil', (figure) => ({
      ...figure,
      alt: { ...figure.alt, es: figure.alt.en },
    }));
    expect(problems).toContain(
      'nil-basics/what-is-nil describes the picture in the same words in two languages',
    );
  });

  test('names the file and the place of a language that lacks', () => {
    const source = 'shape: sum\ntitle: { en: Both, es: Los dos }\n';
    expect(() => readFigure('parents/your-role', source)).toThrow(/^parents\/your-role\.figure\.yaml: title/);
  });
});

function escaped(text: string): string {
  return renderToStaticMarkup(<>{text}</>);
}
