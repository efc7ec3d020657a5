/** What machines ask a server: is it alive, may it get traffic, what does its API look like. */
import swaggerUi from '@fastify/swagger-ui';
import { z } from 'zod';
import { knownMigrations } from '../../platform/database/migrate.ts';
import { AppError } from '../../platform/errors.ts';
import { isLeaving } from '../../platform/http/finish-requests.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import { askEveryConnection, type ReadinessDeps } from './readiness.ts';

export async function operationsRoutes(server: HttpServer, deps: ReadinessDeps): Promise<void> {
  const expected = await knownMigrations();

  server.get(
    '/api/health',
    {
      config: { action: 'public' },
      schema: { tags: ['operations'], response: { 200: z.object({ status: z.literal('ok') }) } },
    },
    () => ({ status: 'ok' as const }),
  );

  server.get(
    '/api/ready',
    {
      config: { action: 'public' },
      schema: {
        tags: ['operations'],
        response: { 200: z.object({ status: z.literal('ready'), migration: z.string() }) },
      },
    },
    async () => {
      if (isLeaving(server)) {
        throw new AppError('unavailable', 'This server is about to stop. Ask another one.', {
          retryAfterSeconds: 5,
        });
      }
      const ran = await askEveryConnection(deps);
      const missing = expected.filter((name) => !ran.includes(name));
      if (missing.length > 0) {
        throw new AppError('unavailable', `These migrations have not run: ${missing.join(', ')}.`, {
          retryAfterSeconds: 5,
        });
      }
      return { status: 'ready' as const, migration: ran.at(-1) ?? '' };
    },
  );

  server.get('/api/openapi.json', { config: { action: 'public' }, schema: { hide: true } }, () =>
    server.swagger(),
  );

  await server.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, action: 'public' };
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
  });
}
