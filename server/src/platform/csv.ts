/** Tables for spreadsheet programs: RFC 4180, and no cell that such a program would run. */
import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** Without it at the start of a file, spreadsheet programs misread the accents of names. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What begins like this is a formula to a spreadsheet, also in full width, and people choose their own names. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/;

export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    record_delimiter: '\r\n',
    cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
    // Some programs separate by these, and either end of a line breaks a row.
    quoted_match: /[\r\n;\t]/,
  });
}
