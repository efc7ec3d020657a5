import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+41 79', "'+41 79"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("http://evil.example";"x")', `"'=HYPERLINK(""http://evil.example"";""x"")"`],
])('a spreadsheet does not run %s', (text, cell) => {
  expect(csvLines([[text]])).toBe(`${cell}\r\n`);
});

test.each([
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['León, Guanajuato', '"León, Guanajuato"'],
  ['a;b', '"a;b"'],
  ['Zoe "Z" Zamora', '"Zoe ""Z"" Zamora"'],
  ['O’Neil-Smith', 'O’Neil-Smith'],
  ['', ''],
])('%j is one cell', (text, cell) => {
  expect(csvLines([['before', text, 'after']])).toBe(`before,${cell},after\r\n`);
});

test('figures are figures, also below zero, and nothing is an empty cell', () => {
  expect(csvLines([[-2, 0, null, 3.5]])).toBe('-2,0,,3.5\r\n');
});

test('every row ends its line', () => {
  expect(csvLines([['a'], ['b']])).toBe('a\r\nb\r\n');
  expect(csvLines([])).toBe('');
});
