/**
 * One real PostgreSQL for the whole run, with one migrated template database; each test file copies the template.
 * With DATABASE_URL set, that server is used instead of the embedded one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A connection that may create databases. */
    postgresUrl: string;
    templateName: string;
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await choosePostgres();
  const templateName = `faircourt_template_${process.pid}`;
  await withClient(url, (client) => client.query(`create database ${templateName}`));
  await migrate(databaseUrl(url, templateName));
  project.provide('postgresUrl', url);
  project.provide('templateName', templateName);
  return async () => {
    await withClient(url, (client) => client.query(`drop database if exists ${templateName} with (force)`));
    await stop();
  };
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function choosePostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'faircourt-test-'));
  const embedded = await startEmbedded({ directory, throwaway: true });
  return {
    url: `${embedded.baseUrl}postgres`,
    async stop() {
      await embedded.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
