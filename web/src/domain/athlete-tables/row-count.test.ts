import { expect, test } from 'vitest';
import { RowCount } from './row-count.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('rows are counted without the head, and a line break inside a cell is none', () => {
  const count = new RowCount();
  expect(count.add(bytes('Name,Notes\r\n'))).toBe(0);
  expect(count.add(bytes('Mía,"one\ntwo"\r\nJo,\r\n'))).toBe(2);
});

test('a row whose end arrives in two pieces is counted once', () => {
  const count = new RowCount();
  count.add(bytes('Name\r\nMía\r'));
  expect(count.rows).toBe(0);
  expect(count.add(bytes('\nJo\r\n'))).toBe(2);
});
