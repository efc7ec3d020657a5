import { expect, test } from 'vitest';
import { COLUMNS, tableOf } from './directory-table.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+41 79', "'+41 79"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['=HYPERLINK("http://evil.example";"x")', `"'=HYPERLINK(""http://evil.example"";""x"")"`],
  ['two\nlines', '"two\nlines"'],
  ['O’Neil-Smith', 'O’Neil-Smith'],
])('a spreadsheet does not run %s', (name, cell) => {
  const table = tableOf(
    [
      {
        kind: 'institution',
        id: '0190a0a0-0000-7000-8000-000000000000',
        name,
        country_code: 'MX',
        city: null,
        state: 'none',
        last_active_on: null,
        institution_kind: 'club',
        status: 'unverified',
        coaches: 0,
      },
    ],
    COLUMNS.institutions,
  );
  expect(table.split('\r\n')[1]).toBe(`${cell},MX,,none,,club,unverified,0`);
});
