import { expect, test } from 'vitest';
import { readMarkdown } from './plain-markdown.ts';

const words = (body: string) =>
  readMarkdown(body).map(({ kind, marker, spans }) => [
    kind,
    marker,
    spans.map(({ text, isBold }) => (isBold ? `<${text}>` : text)).join('|'),
  ]);

test('headings, paragraphs, lists and bold words are drawn as what they are', () => {
  expect(words('# What you sign\n\nYou **agree** to\nthis.\n\n- one\n- **two** and\n  more\n')).toEqual([
    ['heading', '', 'What you sign'],
    ['paragraph', '', 'You |<agree>| to this.'],
    ['item', '•', 'one'],
    ['item', '•', '<two>| and more'],
  ]);
});

test('a numbered list keeps its numbers', () => {
  expect(words('3. third\n4. fourth\n')).toEqual([
    ['item', '3.', 'third'],
    ['item', '4.', 'fourth'],
  ]);
});

test('a list inside an item follows it', () => {
  expect(words('- one\n  - inner\n- two\n').map(([, , text]) => text)).toEqual(['one', 'inner', 'two']);
});

test('what a form does not use stays the words it was written with', () => {
  expect(words('See [the page](https://example.org) and `code`.')).toEqual([
    ['paragraph', '', 'See [the page](https://example.org) and `code`.'],
  ]);
  expect(words('<b>not</b> bold\n')).toEqual([['paragraph', '', '<b>not</b> bold']]);
});

test('a sign that is written with a backslash is that sign', () => {
  expect(words('5 \\* 3')).toEqual([['paragraph', '', '5 * 3']]);
});
