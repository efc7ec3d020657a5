import { expect, test } from 'vitest';
import { excerptOf } from './post-excerpt.ts';

const PARAGRAPH = 'The league opens its doors in March. '.repeat(6).trim();

test('a short text is shown whole', () => {
  const source = '## Trials\n\nBring **two** shirts.';
  expect(excerptOf(source)).toEqual({ source, isShortened: false });
});

test('a long text is cut between its blocks, and says that there is more', () => {
  const source = [PARAGRAPH, PARAGRAPH, '- one\n- two'].join('\n\n');
  expect(excerptOf(source)).toEqual({ source: PARAGRAPH, isShortened: true });
});

test('one endless paragraph is cut between words, without half a mark or link', () => {
  const { source, isShortened } = excerptOf(
    `**${'word '.repeat(62)}[a link](https://example.com/${'x'.repeat(200)}) and ${'more '.repeat(60)}end**`,
  );
  expect(isShortened).toBe(true);
  expect(source).toMatch(/^word .*…$/);
  expect(source).not.toMatch(/[*[\]]|https/);
  expect(source.length).toBeLessThan(330);
});

test('a long list becomes a line of its words', () => {
  const { source } = excerptOf(Array.from({ length: 80 }, (_, item) => `- point ${item}`).join('\n'));
  expect(source).toMatch(/^point 0 point 1 point 2 .*…$/);
});

test('what is HTML in the text stays text', () => {
  expect(excerptOf('<script>alert(1)</script>').source).toBe('<script>alert(1)</script>');
});
