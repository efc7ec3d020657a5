/** The log as a table to keep. Its last column is the text that was hashed, so anybody can prove the chain. */
import { csvLines } from '../../platform/csv.ts';
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

export const LOG_CSV_HEAD = csvLines([COLUMNS]);

export function logCsvLines(rows: readonly LogProofRow[]): string {
  return csvLines(
    rows.map((row) => [
      row.seq,
      row.at,
      row.type,
      row.actor_role,
      row.actor_name,
      row.institution_name,
      JSON.stringify(row.data),
      row.prev_hash.toString('hex'),
      row.hash.toString('hex'),
      row.hashed_text,
    ]),
  );
}
