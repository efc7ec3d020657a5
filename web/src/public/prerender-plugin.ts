/**
 * Public pages are React rendered to HTML: on request by the dev server, into files by the build. They ship
 * no React, only the shared style sheet, the small script enhance.ts and the islands a page names.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin, type ViteBuilder, type ViteDevServer } from 'vite';
import { writeApplicationPages } from '../../application-pages.ts';
import { checkBudgets } from '../../page-budgets.ts';
import { APP_ROUTES, DEVELOPMENT_ROUTES, matchesRoute } from '../shell/paths.ts';
import { applicationModules, readPageSources } from './application-modules.ts';
import { builtAssets, ENHANCE, FIRST_FONTS, islandSource, readManifest } from './built-assets.ts';
import type { PublicPage } from './page.ts';
import { precompress } from './precompress.ts';
import type * as renderModule from './render.tsx';

type Renderer = typeof renderModule;

const RENDERER = '/src/public/render.tsx';
const ROUTER = 'src/app/router.tsx';

export function publicPages(): Plugin {
  return {
    name: 'faircourt:public-pages',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        devPage(server, path).then(({ status, html }) => {
          response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** `vite build --app`: the application, then the renderer, then every public page as a file, then .br and .gz. */
export async function buildEverything(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs the client and the ssr environment');
  await builder.build(client);
  await builder.build(ssr);

  const { root } = builder.config;
  const clientDir = join(root, client.config.build.outDir);
  const serverDir = join(root, ssr.config.build.outDir);
  await cp(join(serverDir, 'assets'), join(clientDir, 'assets'), { recursive: true });
  const renderer = (await import(pathToFileURL(join(serverDir, 'render.js')).href)) as Renderer;
  const chunkOf = await readManifest(clientDir);
  const assetsOf = builtAssets(chunkOf);
  for (const page of renderer.listPages()) {
    await writeInto(clientDir, page.file, await renderer.renderPage(page, assetsOf(page)));
  }
  for (const [file, content] of Object.entries(renderer.renderSiteFiles())) {
    await writeInto(clientDir, file, content);
  }
  const sources = readPageSources(await readFile(join(root, ROUTER), 'utf8'));
  const modules = {
    app: applicationModules(APP_ROUTES, sources, chunkOf),
    development: applicationModules(DEVELOPMENT_ROUTES, sources, chunkOf),
  };
  checkBudgets(clientDir, modules.app);
  const routes = await writeApplicationPages(clientDir, serverDir, modules);
  await writeInto(clientDir, 'routes.json', `${JSON.stringify(routes, null, 2)}\n`);
  await precompress(clientDir);
}

async function writeInto(directory: string, file: string, content: string): Promise<void> {
  const target = join(directory, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

async function devPage(server: ViteDevServer, path: string): Promise<{ status: number; html: string }> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('The ssr environment cannot run modules');
  const { findPage, renderPage } = await environment.runner.import<Renderer>(RENDERER);
  const page = findPage(path);
  if (page && !page.isErrorPage) return { status: 200, html: await renderPage(page, devAssets(page)) };
  if ([...APP_ROUTES, ...DEVELOPMENT_ROUTES].some((route) => matchesRoute(route, path))) {
    const shell = await readFile(join(server.config.root, 'app.html'), 'utf8');
    return { status: 200, html: await server.transformIndexHtml(path, shell) };
  }
  const missing = findPage('/404');
  if (!missing) throw new Error('render.tsx lists no 404 page');
  return { status: 404, html: await renderPage(missing, devAssets(missing)) };
}

function devAssets(page: PublicPage) {
  const scripts = [ENHANCE, ...(page.islands ?? []).map(islandSource)].map((file) => `/${file}`);
  return { scripts, preloads: [], styles: [], fonts: [], isDevelopment: true };
}
