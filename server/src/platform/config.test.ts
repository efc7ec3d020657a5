import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/faircourt',
  AUTH_SECRET: 'k3yboard-mash-of-thirty-two-or-more-characters',
  BASE_URL: 'https://faircourt.example/',
  SMTP_URL: 'smtps://mail.example',
  FILES_S3_BUCKET: 'faircourt-files',
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
    stopDelaySeconds: 0,
  });
});

test('DEMO=0 loads no demo data', () => {
  expect(readConfig({ DEMO: '0' }).loadsDemoData).toBe(false);
});

test('production refuses the embedded database, demo data and default secrets, all at once, and says what to set', () => {
  const problems = problemsOf({ NODE_ENV: 'production', DEMO: '1' });
  for (const name of ['DATABASE_URL', 'DEMO', 'AUTH_SECRET', 'BASE_URL', 'SMTP_URL', 'FILES_S3_BUCKET']) {
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
  }
});

test('production with its settings starts, without demo data', () => {
  expect(problemsOf(PRODUCTION)).toEqual([]);
  expect(readConfig(PRODUCTION)).toMatchObject({
    loadsDemoData: false,
    host: '0.0.0.0',
    baseUrl: 'https://faircourt.example',
    stopDelaySeconds: 10,
  });
});

test('a replica needs the primary that it follows', () => {
  expect(readConfig({}).databaseReplicaUrl).toBeNull();
  expect(problemsOf({ DATABASE_REPLICA_URL: 'postgres://replica/faircourt' })[0]).toMatch(
    /^DATABASE_REPLICA_URL: set DATABASE_URL too/,
  );
  const both = { ...PRODUCTION, DATABASE_REPLICA_URL: 'postgres://replica/faircourt' };
  expect(readConfig(both).databaseReplicaUrl).toBe('postgres://replica/faircourt');
});

test('a setting that makes no sense is named', () => {
  expect(problemsOf({ PORT: 'eighty' })[0]).toMatch(/^PORT/);
  expect(problemsOf({ TRUST_PROXY: 'true' })[0]).toMatch(/^TRUST_PROXY: name the proxies/);
  expect(problemsOf({ TRUST_PROXY: 'loopback, 10.0.0.0/8' })).toEqual([]);
});

test('files lie in the data folder unless a folder or a bucket is named', () => {
  expect(readConfig({ DATA_DIR: 'somewhere' }).files).toEqual({
    kind: 'disk',
    directory: resolve('somewhere/files'),
  });
  expect(readConfig({ FILES_DIR: '/srv/files' }).files).toEqual({ kind: 'disk', directory: '/srv/files' });
  expect(readConfig({ FILES_S3_BUCKET: 'b' }).files).toEqual({
    kind: 's3',
    bucket: 'b',
    region: 'us-east-1',
    endpoint: null,
    credentials: null,
    forcePathStyle: false,
  });
  expect(
    readConfig({
      FILES_S3_BUCKET: 'b',
      FILES_S3_REGION: 'auto',
      FILES_S3_ENDPOINT: 'https://store.example',
      FILES_S3_ACCESS_KEY_ID: 'id',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
      FILES_S3_FORCE_PATH_STYLE: '1',
    }).files,
  ).toEqual({
    kind: 's3',
    bucket: 'b',
    region: 'auto',
    endpoint: 'https://store.example',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    forcePathStyle: true,
  });
});

test('production takes a folder for files only when it is named', () => {
  const { FILES_S3_BUCKET: _, ...withoutBucket } = PRODUCTION;
  expect(problemsOf(withoutBucket)).toEqual([
    expect.stringMatching(/^FILES_S3_BUCKET is not set.*FILES_DIR/),
  ]);
  expect(problemsOf({ ...withoutBucket, FILES_DIR: '/srv/files' })).toEqual([]);
});

test.each([
  ['keys without a bucket', { FILES_S3_REGION: 'auto' }, /^FILES_S3_REGION: set FILES_S3_BUCKET/],
  ['half a key', { FILES_S3_BUCKET: 'b', FILES_S3_ACCESS_KEY_ID: 'id' }, /belong together/],
  ['two stores', { FILES_S3_BUCKET: 'b', FILES_DIR: '/srv' }, /^FILES_DIR and FILES_S3_BUCKET/],
  ['an address that is none', { FILES_S3_BUCKET: 'b', FILES_S3_ENDPOINT: 'store' }, /^FILES_S3_ENDPOINT/],
])('a file store by halves is refused before anybody uploads: %s', (_case, settings, problem) => {
  expect(problemsOf(settings)).toEqual([expect.stringMatching(problem)]);
});

test('payments by card need both keys, and the start says which one is missing', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not.',
  );
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(
    'STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY is not.',
  );
  expect(() => readConfig({ STRIPE_API_BASE: 'http://localhost:1' })).toThrow('STRIPE_API_BASE');
  expect(readConfig({}).stripe).toBeNull();
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readConfig(keys).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: null,
  });
});
