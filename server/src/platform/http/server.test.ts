import { PLAYER_HOSTS } from '@faircourt/contracts/video-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createHttpServer } from './server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function policyOf(header: unknown): Record<string, string> {
  const directives = String(header).split(';').filter(Boolean);
  return Object.fromEntries(directives.map((directive) => directive.trim().split(/ (.*)/).slice(0, 2)));
}

test('our pages show pictures of our own and frames of known video players, and run no script but ours', async () => {
  const { headers } = await app.call('GET', '/api/health');
  expect(policyOf(headers['content-security-policy'])).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': PLAYER_HOSTS.join(' '),
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  });
});

test('a server that is told of no players shows no frames at all', async () => {
  const server = await createHttpServer({ isProduction: false, logLevel: 'silent', trustProxy: null });
  server.get('/', async () => 'x');
  const { headers } = await server.inject('/');
  expect(policyOf(headers['content-security-policy'])['frame-src']).toBe("'none'");
  await server.close();
});
