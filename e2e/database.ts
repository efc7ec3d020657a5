/** Where the product keeps its data: its own embedded PostgreSQL, or a new database on the server of DATABASE_URL. */
import pg from 'pg';

/** Null leaves it to the product. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const given = process.env['DATABASE_URL'];
  if (!given) return null;
  const name = `faircourt_e2e_${process.pid}`;
  await run(given, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(given, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
