/** The application's page, written once for each of its routes. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as firstViewModule from './src/app/first-view/render.tsx';
import { EVERYWHERE, partName } from './src/i18n/message-parts.ts';

type FirstViews = typeof firstViewModule;

const VIEW = '<!--first-view-->';
const NEEDS = '<!--needs-->';
/** For addresses that the application does not have. */
const WITHOUT_PAGE = 'app.html';
const FOLDER = 'app-pages';

type OfRoutes<Value> = Record<'app' | 'development', Record<string, Value>>;

/** Each page carries its first view and names the modules and the words that it needs. Returns the file of each route. */
export async function writeApplicationPages(
  clientDir: string,
  serverDir: string,
  modules: OfRoutes<string[]>,
): Promise<OfRoutes<string>> {
  const views = (await import(pathToFileURL(join(serverDir, 'first-views.js')).href)) as FirstViews;
  const bare = await readFile(join(clientDir, WITHOUT_PAGE), 'utf8');
  const files: OfRoutes<string> = { app: {}, development: {} };
  await mkdir(join(clientDir, FOLDER));
  for (const kind of ['app', 'development'] as const) {
    for (const [index, [route, needed]] of Object.entries(modules[kind]).entries()) {
      const file = `${FOLDER}/${kind}-${index}.html`;
      const view = await views.renderFirstView(views.firstViewOf(route));
      await writeFile(
        join(clientDir, file),
        filled(bare, view, { modules: needed.join(' '), parts: `${EVERYWHERE} ${partName(route)}` }),
      );
      files[kind][route] = file;
    }
  }
  await writeFile(join(clientDir, WITHOUT_PAGE), filled(bare, await views.renderFirstView(null), {}));
  return files;
}

function filled(page: string, view: string, needs: Record<string, string>): string {
  const metas = Object.entries(needs).map(
    ([name, content]) => `<meta name="faircourt:${name}" content="${content}" />`,
  );
  return page.replace(VIEW, () => view).replace(NEEDS, () => metas.join('\n    '));
}
