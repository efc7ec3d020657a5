/**
 * Serves the built web package: prerendered public pages, hashed assets, and the application's page for its own
 * routes. Everything else is the prerendered 404 page with status 404.
 */
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { sendProblem } from './problems.ts';
import type { HttpServer } from './server.ts';
import { NOTHING_FOUND } from './validation.ts';

const routesSchema = z.object({ app: z.array(z.string()), development: z.array(z.string()) });

const ONE_YEAR_SECONDS = 31_536_000;

export async function serveSite(server: HttpServer, options: { directory: string; isProduction: boolean }): Promise<void> {
  const { directory } = options;
  if (!existsSync(join(directory, 'routes.json'))) {
    server.log.warn('the web package is not built: only the API is served');
    return;
  }
  const routes = routesSchema.parse(JSON.parse(await readFile(join(directory, 'routes.json'), 'utf8')));
  const applicationRoutes = options.isProduction ? routes.app : [...routes.app, ...routes.development];

  await server.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, action: 'public' };
    });
    await files.register(fastifyStatic, {
      root: directory,
      index: 'index.html',
      redirect: false,
      preCompressed: true,
      // Known files become routes at start, so an unknown path never reaches the disk.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'routes.json', 'app.html', '404.html'],
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'public, no-cache');
      },
    });
  });

  for (const url of applicationRoutes) {
    server.get(url, { config: { action: 'public' }, schema: { hide: true } }, (_request, reply) => sendPage(reply, 'app.html', 200));
  }
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return sendProblem(request, reply, new AppError('not_found', NOTHING_FOUND));
    return sendPage(reply, '404.html', 404);
  });

  function sendPage(reply: FastifyReply, file: string, status: number): FastifyReply {
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(createReadStream(join(directory, file)));
  }
}

function wantsPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/');
}
