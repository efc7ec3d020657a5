/**
 * Serves the built web package: prerendered public pages, hashed assets, and the application's page for its own
 * routes. Everything else has status 404: below the application's folders its page, which keeps the navigation around
 * the message, elsewhere the prerendered 404 page in the language of the address.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, NOTHING_FOUND } from '../errors.ts';
import { loadPage, sendPage, type Page } from './page.ts';
import { sendProblem } from './problems.ts';
import type { HttpServer } from './server.ts';

/** Routes of the application, each with the file of its page. */
const routesSchema = z.object({
  app: z.record(z.string(), z.string()),
  development: z.record(z.string(), z.string()),
});

const ONE_YEAR_SECONDS = 31_536_000;
const LANGUAGE_PREFIXES = ['es', 'pt-BR'];

export interface SiteOptions {
  /** Null, or a folder that is not built yet, serves the API alone. */
  directory: string | null;
  isProduction: boolean;
}

export async function serveSite(server: HttpServer, options: SiteOptions): Promise<void> {
  const { directory } = options;
  if (!directory || !existsSync(join(directory, 'routes.json'))) {
    if (directory) server.log.warn('the web package is not built: only the API is served');
    server.setNotFoundHandler(sendNothingFound);
    return;
  }
  await serveFiles(server, directory);
  const application = await serveApplication(server, directory, options.isProduction);

  const missingPages = await loadMissingPages(directory);
  server.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendNothingFound(request, reply);
    const language = LANGUAGE_PREFIXES.find((prefix) => request.url.startsWith(`/${prefix}/`)) ?? '';
    const isOfApplication = application.folders.has(folderOf(request.url));
    const page = isOfApplication ? application.page : (missingPages.get(language) ?? missingPages.get(''));
    return page ? sendPage(request, reply, page, 404) : sendNothingFound(request, reply);
  });
}

async function serveFiles(server: HttpServer, directory: string): Promise<void> {
  await server.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, action: 'public' };
    });
    await files.register(fastifyStatic, {
      root: directory,
      // As a list: given as a plain string, precompressed index files are not found.
      index: ['index.html'],
      redirect: false,
      preCompressed: true,
      // Known files become routes at start, so an unknown path never reaches the disk.
      wildcard: false,
      globIgnore: [
        '**/*.br',
        '**/*.gz',
        '.vite/**',
        'routes.json',
        'app.html',
        'app-pages/**',
        '**/404.html',
      ],
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(directory, 'assets'));
        reply.header(
          'cache-control',
          isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'public, no-cache',
        );
      },
    });
  });
}

interface Application {
  page: Page;
  /** What its addresses begin with. */
  folders: ReadonlySet<string>;
}

async function serveApplication(
  server: HttpServer,
  directory: string,
  isProduction: boolean,
): Promise<Application> {
  const routes = routesSchema.parse(JSON.parse(await readFile(join(directory, 'routes.json'), 'utf8')));
  const application = await loadPage(join(directory, 'app.html'));
  const served = isProduction ? routes.app : { ...routes.app, ...routes.development };
  for (const [url, file] of Object.entries(served)) {
    const page = await loadPage(join(directory, file));
    server.get(url, { config: { action: 'public' }, schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply, page, 200),
    );
  }
  return { page: application, folders: new Set(Object.keys(routes.app).map(folderOf)) };
}

/** `/dashboard/lists?sort=name` is in `dashboard`. */
function folderOf(url: string): string {
  return url.split(/[/?#]/, 2)[1] ?? '';
}

async function loadMissingPages(directory: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for (const language of ['', ...LANGUAGE_PREFIXES]) {
    const file = join(directory, language, '404.html');
    if (existsSync(file)) pages.set(language, await loadPage(file));
  }
  return pages;
}

function wantsPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/');
}

function sendNothingFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, new AppError('not_found', NOTHING_FOUND));
}
