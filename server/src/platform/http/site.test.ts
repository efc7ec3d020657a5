import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enforceActions } from '../../access/engine/enforcement.ts';
import { createHttpServer, type HttpServer } from './server.ts';
import { serveSite } from './site.ts';

let directory: string;
const servers: HttpServer[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'faircourt-site-'));
  await mkdir(join(directory, 'es/pricing'), { recursive: true });
  await mkdir(join(directory, 'assets'), { recursive: true });
  await mkdir(join(directory, 'app-pages'));
  const files = {
    'routes.json': JSON.stringify({
      app: { '/dashboard': 'app-pages/dashboard.html', '/athletes/:id': 'app-pages/athlete.html' },
      development: { '/dev/ui': 'app-pages/ui.html' },
    }),
    'index.html': 'home',
    'es/pricing/index.html': 'precios',
    'app.html': 'application',
    'app-pages/dashboard.html': 'dashboard',
    'app-pages/athlete.html': 'athlete',
    'app-pages/ui.html': 'samples',
    '404.html': 'missing',
    'es/404.html': 'no existe',
    'assets/app-1a2b.js': 'script',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  for (const name of ['app-pages/dashboard.html', 'index.html', 'es/pricing/index.html'] as const) {
    await writeFile(join(directory, `${name}.br`), brotliCompressSync(files[name]));
  }
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(directory, { recursive: true, force: true });
});

async function site(isProduction: boolean): Promise<HttpServer> {
  const server = await createHttpServer({ isProduction, logLevel: 'silent', trustProxy: null });
  enforceActions(server);
  await serveSite(server, { directory, isProduction });
  servers.push(server);
  return server;
}

describe('the built site', () => {
  test.each([
    ['/', 200, 'home'],
    ['/es/pricing', 200, 'precios'],
    ['/es/pricing/', 200, 'precios'],
    ['/dashboard', 200, 'dashboard'],
    ['/athletes/42', 200, 'athlete'],
    ['/dashboard/unknown', 404, 'application'],
    ['/dashboards', 404, 'missing'],
    ['/athletes', 404, 'application'],
    ['/es/unknown', 404, 'no existe'],
    ['/routes.json', 404, 'missing'],
    ['/app-pages/dashboard.html', 404, 'missing'],
    ['/../package.json', 404, 'missing'],
    ['/%2e%2e/package.json', 404, 'missing'],
  ])('%s answers %i', async (url, status, body) => {
    const answer = await (await site(false)).inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
  });

  test('unknown API routes and other methods get a problem document, not a page', async () => {
    const server = await site(false);
    expect((await server.inject('/api/unknown')).json()).toMatchObject({ code: 'not_found' });
    expect((await server.inject({ method: 'POST', url: '/dashboard' })).json()).toMatchObject({
      code: 'not_found',
    });
  });

  test('hashed assets may be kept for ever, pages are asked for again', async () => {
    const server = await site(false);
    expect((await server.inject('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await server.inject('/')).headers['cache-control']).toBe('public, no-cache');
  });

  test.each([
    ['/dashboard', 'dashboard'],
    ['/', 'home'],
    ['/es/pricing', 'precios'],
  ])('a browser that understands brotli gets %s in it, another one does not', async (url, text) => {
    const server = await site(false);
    const packed = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text);
    const plain = await server.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, text]);
  });

  test('development pages do not exist in production', async () => {
    expect((await (await site(false)).inject('/dev/ui')).statusCode).toBe(200);
    expect((await (await site(true)).inject('/dev/ui')).statusCode).toBe(404);
  });

  test('production asks browsers to stay on https', async () => {
    const answer = await (await site(true)).inject('/');
    expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
  });
});
