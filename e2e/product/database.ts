/** Where the product keeps its data: its own embedded PostgreSQL, or a new database on the server of DATABASE_URL. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Null leaves it to the product. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<unknown> } | null> {
  const given = process.env['DATABASE_URL'];
  if (!given) return null;
  const name = `faircourt_e2e_${process.pid}`;
  await run(given, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(given, `drop database if exists ${name} with (force)`) };
}

/** The port of the embedded PostgreSQL is in the file that PostgreSQL itself keeps while it runs. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return `postgres://postgres:postgres@127.0.0.1:${lines[3] ?? ''}/postgres`;
}

export async function run(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
