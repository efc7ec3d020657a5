/** What a staff has written at many entries, for a table. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/** As many of the longest as one cell of a spreadsheet has room for. */
const NOTES = 15;

/** By entry, newest first, with day and author. */
export async function listNewestNotes(
  queries: Queries,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ entry_id: string; notes: string }>`
    select entry.id as entry_id, string_agg(
      to_char(note.created_at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || author.name || ': '
        || replace(note.body, chr(13), ''),
      chr(10) order by note.created_at desc, note.id desc) as notes
    from unnest(${entryIds}::uuid[]) as entry (id)
    cross join lateral (
      select * from list_notes where list_notes.entry_id = entry.id
      order by created_at desc, id desc limit ${NOTES}) note
    join users author on author.id = note.author_user_id
    group by entry.id`.execute(queries);
  return new Map(rows.map(({ entry_id, notes }) => [entry_id, notes]));
}

export interface AverageRow {
  entry_id: string;
  criterion_id: string;
  average: number;
}

export async function listAverages(queries: Queries, entryIds: readonly string[]): Promise<AverageRow[]> {
  const { rows } = await sql<AverageRow>`
    select entry_id, criterion_id, round(avg(value), 1)::float8 as average
    from entry_ratings where entry_id = any(${entryIds}::uuid[]) group by entry_id, criterion_id`.execute(
    queries,
  );
  return rows;
}
