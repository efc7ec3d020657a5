import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/faircourt',
  AUTH_SECRET: 'k3yboard-mash-of-thirty-two-or-more-characters',
  BASE_URL: 'https://faircourt.example/',
  SMTP_URL: 'smtps://mail.example',
};

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('development needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    loadsDemoData: true,
    baseUrl: 'http://localhost:3000',
  });
});

test('DEMO=0 loads no demo data', () => {
  expect(readConfig({ DEMO: '0' }).loadsDemoData).toBe(false);
});

test('production refuses the embedded database, demo data and default secrets, all at once, and says what to set', () => {
  const problems = problemsOf({ NODE_ENV: 'production', DEMO: '1' });
  for (const name of ['DATABASE_URL', 'DEMO', 'AUTH_SECRET', 'BASE_URL', 'SMTP_URL']) {
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
  }
});

test('production with its settings starts, without demo data', () => {
  expect(problemsOf(PRODUCTION)).toEqual([]);
  expect(readConfig(PRODUCTION)).toMatchObject({
    loadsDemoData: false,
    host: '0.0.0.0',
    baseUrl: 'https://faircourt.example',
  });
});

test('a setting that makes no sense is named', () => {
  expect(problemsOf({ PORT: 'eighty' })[0]).toMatch(/^PORT/);
  expect(problemsOf({ TRUST_PROXY: 'true' })[0]).toMatch(/^TRUST_PROXY: name the proxies/);
  expect(problemsOf({ TRUST_PROXY: 'loopback, 10.0.0.0/8' })).toEqual([]);
});
