/** The log as a table to keep. Its last column is the text that was hashed, so anybody can prove the chain. */
import type { LogProofRow } from './family-log.store.ts';

const COLUMNS = [
  'seq',
  'time',
  'type',
  'actor_role',
  'actor',
  'institution',
  'data',
  'prev_hash',
  'hash',
  'hashed_text',
];

export const LOG_CSV_HEAD = `${COLUMNS.join(',')}\r\n`;

export function logCsvLine(row: LogProofRow): string {
  const cells = [
    String(row.seq),
    row.at,
    row.type,
    row.actor_role,
    asText(row.actor_name ?? ''),
    asText(row.institution_name ?? ''),
    JSON.stringify(row.data),
    row.prev_hash.toString('hex'),
    row.hash.toString('hex'),
    row.hashed_text,
  ];
  return `${cells.map(quote).join(',')}\r\n`;
}

/** People choose their names: a spreadsheet must not take one for a formula. */
function asText(name: string): string {
  return /^[=+\-@\t\r]/.test(name) ? `'${name}` : name;
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
