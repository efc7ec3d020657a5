import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('health answers without the database, ready says which migration the database has', async () => {
  expect((await app.call('GET', '/api/health')).body).toEqual({ status: 'ok' });
  const ready = await app.call<{ status: string; migration: string }>('GET', '/api/ready');
  expect(ready.body.status).toBe('ready');
  expect(ready.body.migration).toMatch(/^\d{4}_/);
});

test('the API document is OpenAPI 3.1 and names every route with its answers', async () => {
  const { body } = await app.call<{ openapi: string; paths: Record<string, unknown> }>(
    'GET',
    '/api/openapi.json',
  );
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toContain('/api/auth/sign-in');
  expect((await app.call<string>('GET', '/api/docs')).body).toContain('swagger-ui');
});

test('metrics count requests by route pattern, without addresses', async () => {
  await app.call('DELETE', '/api/auth/sessions/0190a0a0-0000-7000-8000-000000000000');
  const text = await app.runtime.metricsText();
  expect(text).toContain('route="/api/auth/sessions/:id"');
  expect(text).not.toContain('0190a0a0');
  expect(text).toContain('faircourt_live_connections');
});

describe('answers to bad requests are problem documents', () => {
  test.each([
    ['bad JSON', '{"email":', 'application/json', 400, 'malformed_request'],
    ['an empty body', '', 'application/json', 400, 'malformed_request'],
    [
      'a body past the limit',
      JSON.stringify({ email: 'x'.repeat(70_000) }),
      'application/json',
      413,
      'body_too_large',
    ],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['plain text', 'hello', 'text/plain', 415, 'unsupported_media_type'],
    ['a wrong type', '{"email":1,"password":[]}', 'application/json', 422, 'validation_failed'],
  ])('%s', async (_name, payload, contentType, status, code) => {
    const answer = await app.runtime.server.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': contentType },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ code, status });
    expect(answer.json<{ request_id: string }>().request_id).toBe(answer.headers['x-request-id']);
  });

  test('an unknown route is a 404 problem', async () => {
    const answer = await app.call('GET', '/api/no/such/thing');
    expect([answer.status, problemOf(answer).code]).toEqual([404, 'not_found']);
  });
});

test('every answer carries the security headers, and scripts never run inline', async () => {
  const { headers } = await app.call('GET', '/api/health');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});
