import { describe, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from '../../platform/http/server.ts';
import type { Actor } from './actor.ts';
import { enforceActions } from './enforcement.ts';
import { Guard } from './guard.ts';

const GUARDIAN: Actor = { kind: 'guardian', userId: 'someone', isMailboxProven: true, athleteIds: [] };

async function serverAs(actor: Actor): Promise<HttpServer> {
  const server = await createHttpServer({ isProduction: false, logLevel: 'silent', trustProxy: null });
  enforceActions(server);
  server.addHook('onRequest', async (request) => {
    request.guard = new Guard(actor, new Date());
  });
  return server;
}

describe('a route must name its action', () => {
  test('the server does not start with a route that names none', async () => {
    const server = await serverAs(GUARDIAN);
    server.get('/api/forgotten', () => ({ secret: true }));
    await expect(server.ready()).rejects.toThrow(/GET.*\/api\/forgotten/);
  });

  test('nor with one that names an action nobody has heard of', async () => {
    const server = await serverAs(GUARDIAN);
    // The type forbids it; a cast or plain JavaScript would not.
    server.get('/api/invented', { config: { action: 'athlete.do_anything' as 'athlete.open' } }, () => ({}));
    await expect(server.ready()).rejects.toThrow(/\/api\/invented/);
  });
});

describe('a success must have been authorised', () => {
  test('a handler that forgets to authorise has its answer refused, and nothing of it leaves', async () => {
    const server = await serverAs(GUARDIAN);
    server.get('/api/careless', { config: { action: 'session.list' } }, () => ({
      secret: 'a child’s address',
    }));
    const answer = await server.inject('/api/careless');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal_error' });
    expect(answer.body).not.toContain('address');
  });

  test('authorising another action than the named one is not enough', async () => {
    const server = await serverAs(GUARDIAN);
    server.get('/api/confused', { config: { action: 'session.list' } }, (request) => {
      request.guard.authorise('account.read', { userId: 'someone' });
      return {};
    });
    expect((await server.inject('/api/confused')).statusCode).toBe(500);
  });

  test('a stream without authorisation is refused as well', async () => {
    const { Readable } = await import('node:stream');
    const server = await serverAs(GUARDIAN);
    server.get('/api/stream', { config: { action: 'notification.stream' } }, (_request, reply) =>
      reply.send(Readable.from(['secret'])),
    );
    const answer = await server.inject('/api/stream');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });

  test('the authorised answer passes, and so does a public one', async () => {
    const server = await serverAs(GUARDIAN);
    server.get('/api/careful', { config: { action: 'session.list' } }, (request) => {
      request.guard.authorise('session.list', { userId: 'someone' });
      return { fine: true };
    });
    server.get('/api/open', { config: { action: 'public' } }, () => ({ fine: true }));
    expect((await server.inject('/api/careful')).json()).toEqual({ fine: true });
    expect((await server.inject('/api/open')).json()).toEqual({ fine: true });
  });
});
