/** Where words are found in the whole database and in a file store: every column of every table, and every file. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '../../src/platform/database/scratch.ts';

/** By `schema.table.column`, how many rows hold one of them. Read as the owner, who sees everything. */
export function findInDatabase(url: string, words: readonly string[]): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{
      schema: string;
      name: string;
      columns: string[];
      bytes: string[];
    }>(`
      select n.nspname as schema, c.relname as name,
        array_agg(a.attname::text order by a.attnum) as columns,
        coalesce(array_agg(a.attname::text) filter (where a.atttypid = 'bytea'::regtype), '{}') as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      group by 1, 2 order by 1, 2`);
    const found: Record<string, number> = {};
    for (const { schema, name, columns, bytes } of tables) {
      const counts = columns.map((column) => {
        const text = bytes.includes(column) ? `encode("${column}", 'escape')` : `"${column}"::text`;
        return `count(*) filter (where ${text} ilike any ($1::text[])) as "${column}"`;
      });
      const { rows } = await client.query<Record<string, string>>(
        `select ${counts.join(', ')} from "${schema}"."${name}"`,
        [words.map((word) => `%${word}%`)],
      );
      for (const [column, count] of Object.entries(rows[0] ?? {})) {
        if (Number(count) > 0) found[`${schema}.${name}.${column}`] = Number(count);
      }
    }
    return found;
  });
}

/** The paths of files that hold one of the words, or have it in their name. */
export async function findInFolder(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const content = await readFile(path, 'latin1');
    if (words.some((word) => path.includes(word) || content.toLowerCase().includes(word))) found.push(path);
  }
  return found;
}

/** Every column of the product's tables that can hold words, as `schema.table.column`. Views and enums hold none. */
export function listWordColumns(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ place: string }>(`
      select format('%s.%s.%s', n.nspname, c.relname, a.attname) as place
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type type on type.oid = a.atttypid
      where c.relkind = 'r' and n.nspname = 'public' and (
        type.typname in ('text', '_text', 'varchar', 'citext', '_citext', 'json', 'jsonb', 'inet', 'tsvector'))
      order by 1`);
    return rows.map(({ place }) => place);
  });
}
