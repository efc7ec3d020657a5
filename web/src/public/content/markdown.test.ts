import { describe, expect, test } from 'vitest';
import { renderMarkdown, slugify, splitSections } from './markdown.ts';

const SOURCES = [{ key: 'hs1', number: 1, title: 'A "patchwork" of policies' }];

describe('rendered Markdown', () => {
  test("links inside the site carry the page's language, the application's do not", () => {
    const source =
      '[a](/learn/countries) [b](/support?type=safety) [c](/auth?mode=signup) [d](https://example.org/x)';
    const html = renderMarkdown(source, { locale: 'pt-BR' });
    expect(html).toContain('href="/pt-BR/learn/countries"');
    expect(html).toContain('href="/pt-BR/support?type=safety"');
    expect(html).toContain('href="/auth?mode=signup"');
    expect(html).toContain('href="https://example.org/x"');
    expect(renderMarkdown(source, { locale: 'en' })).toContain('href="/learn/countries"');
  });

  test('a number is called by a press, and an address leads out and parts between its words', () => {
    const html = renderMarkdown('[017](tel:017) [Example.org/report](https://www.example.org/report)', {
      locale: 'es',
    });
    expect(html).toContain('<a class="phone" href="tel:017">017</a>');
    expect(html).toContain(
      '<a class="address" rel="noopener external" href="https://www.example.org/report">Example.<wbr>org/<wbr>report</a>',
    );
  });

  test('a cited key becomes a numbered link to its source, right behind the word', () => {
    const html = renderMarkdown('Most states allow it [hs1].', { locale: 'en', sources: SOURCES });
    expect(html).toContain('allow it<sup><a class="citation" role="doc-noteref" href="#source-hs1"');
    expect(html).toContain('title="A &quot;patchwork&quot; of policies">1</a></sup>.');
  });

  test('two citations in a row stay two links', () => {
    const sources = [...SOURCES, { key: 'au2', number: 2, title: 'Second' }];
    const html = renderMarkdown('So it is [hs1] [au2].', { locale: 'en', sources });
    expect(html.match(/class="citation"/g)).toHaveLength(2);
  });

  test('an unknown key stops the build', () => {
    expect(() => renderMarkdown('Says who [zz9]?', { locale: 'en', sources: SOURCES })).toThrow('[zz9]');
  });

  test('HTML in a text stops the build', () => {
    expect(() => renderMarkdown('<script>alert(1)</script>', { locale: 'en' })).toThrow('Markdown only');
    expect(() => renderMarkdown('Plain <b>bold</b>', { locale: 'en' })).toThrow('Markdown only');
  });

  test('a table scrolls in a region that the keyboard reaches and that has a name', () => {
    const html = renderMarkdown('| Layer | Decides |\n|---|---|\n| State | Signing [hs1] |', {
      locale: 'en',
      sources: SOURCES,
    });
    expect(html).toContain('role="region" tabindex="0" aria-label="Layer, Decides"');
    expect(html).toContain('<th scope="col">Layer</th>');
    expect(html).toContain('class="citation"');
  });
});

describe('sections', () => {
  test('split at their depth, with readable and unique ids', () => {
    const { intro, sections } = splitSections(
      'Hello.\n\n## ¿Quién pone las reglas?\n\nUno.\n\n### x\n\n## Quién pone las reglas\n\nDos.',
      2,
    );
    expect(intro).toBe('Hello.');
    expect(sections.map(({ id }) => id)).toEqual(['quien-pone-las-reglas', 'quien-pone-las-reglas-2']);
    expect(sections[0]?.source).toBe('Uno.\n\n### x');
  });

  test('ids drop accents and signs', () => {
    expect(slugify('Educação: o que fazer?')).toBe('educacao-o-que-fazer');
  });
});
