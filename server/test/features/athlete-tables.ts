/** Athletes as a downloaded table: how tests ask for one and read it. */
import type { ListTable, SearchTable } from '@faircourt/contracts/athlete-tables';
import type { Answer, TestApp } from '../app/test-app.ts';

interface Person {
  token: string;
}

export const ALL_COLUMNS: SearchTable['columns'] = [
  'grad_year',
  'position',
  'height',
  'country',
  'city',
  'school',
];

export function exportSearch(
  app: TestApp,
  { token }: Person,
  asked: Partial<SearchTable> = {},
): Promise<Answer<string>> {
  const body = { columns: ALL_COLUMNS, locale: 'en', filters: {}, sort: 'grad_year', athlete_ids: null };
  return app.call('POST', '/api/search/export', { token, body: { ...body, ...asked } });
}

export function exportList(
  app: TestApp,
  { token }: Person,
  listId: string,
  asked: Partial<ListTable> = {},
): Promise<Answer<string>> {
  const body = { columns: [], work: [], locale: 'en', entry_ids: null, ...asked };
  return app.call('POST', `/api/lists/${listId}/export`, { token, body });
}

/** The cells of a table, row by row, as RFC 4180 says they are to be read. */
export function cellsIn(table: string): string[][] {
  const rows: string[][] = [[]];
  const text = table.replace(/^\uFEFF/u, '');
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  // Every row ends its line, so the last one is empty.
  return rows.slice(0, -1);
}

/** As objects, by the words of the head. */
export function recordsIn(table: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsIn(table);
  return rows.map((row) => Object.fromEntries(row.map((cell, place) => [head[place] ?? '', cell])));
}
