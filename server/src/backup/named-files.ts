/** The uploaded files that rows name, a page at a time. */
import type pg from 'pg';
import { quoted } from './tables.ts';

export interface NamedFile {
  key: string;
  bytes: number;
  sha256: string;
  contentType: string;
}

const PAGE = 1000;

/** Every table that names bytes in the store, recognised by its columns, as keepContent fills them. */
export async function listFileTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attname in ('storage_key', 'bytes', 'sha256', 'content_type')
     group by c.relname having count(*) = 4
     order by 1`);
  return rows.map((row) => row.name);
}

export async function* namedFiles(client: pg.Client): AsyncGenerator<NamedFile[]> {
  const tables = await listFileTables(client);
  let after = '';
  for (;;) {
    const { rows } = await client.query<NamedFile>(
      `select storage_key as key, bytes::float8 as bytes, encode(sha256, 'hex') as sha256,
              content_type as "contentType"
         from (${unionOf(tables, 'storage_key, bytes, sha256, content_type')}) named
        where storage_key > $1 order by storage_key limit ${PAGE}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.key;
  }
}

/** Returns those of the keys that no row names. */
export async function unnamed(client: pg.Client, keys: string[]): Promise<string[]> {
  const tables = await listFileTables(client);
  const { rows } = await client.query<{ key: string }>(
    `select key from unnest($1::text[]) key
     except select storage_key from (${unionOf(tables, 'storage_key')}) named where storage_key = any($1)`,
    [keys],
  );
  return rows.map((row) => row.key);
}

function unionOf(tables: string[], columns: string): string {
  return tables.map((name) => `select ${columns} from public.${quoted(name)}`).join(' union all ');
}
