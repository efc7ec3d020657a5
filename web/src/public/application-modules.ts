/**
 * Which built files each page of the application needs, in the order in which they run. The page names them, so
 * that the browser fetches them together with what the application starts with and not after it.
 */
import { DEVELOPMENT_ROUTES, OPEN_ROUTES } from '../shell/paths.ts';
import { importsOf, type Chunk, type ChunkOf } from './built-assets.ts';

const WITHOUT_SHELL: ReadonlySet<string> = new Set([...OPEN_ROUTES, ...DEVELOPMENT_ROUTES]);
const START = 'app.html';
const APPLICATION = 'src/app/main.tsx';
const SHELL = 'src/app/app-layout.tsx';
/** The router names each page once: `'/auth': async () => (await import('../features/…')).AuthPage`. */
const PAGE = /'(\/[^']*)':\s*async \(\) =>\s*\(await import\('\.{1,2}\/([^']+)'\)\)/g;

export function readPageSources(router: string): Map<string, string> {
  return new Map(
    [...router.matchAll(PAGE)].map(([, route = '', file = '']) => [
      route,
      file.startsWith('features/') ? `src/${file}` : `src/app/${file}`,
    ]),
  );
}

export function applicationModules(
  routes: readonly string[],
  sources: ReadonlyMap<string, string>,
  chunkOf: ChunkOf,
): Record<string, string[]> {
  // What a file needs before the file: fetched and run in this order, each is a piece of its own.
  const withImports = (chunk: Chunk) => [...importsOf(chunk, chunkOf), chunk];
  const started = new Set(withImports(chunkOf(START)));
  return Object.fromEntries(
    routes.map((route) => {
      const source = sources.get(route);
      if (source === undefined) throw new Error(`The router has no page for ${route}`);
      const entries = WITHOUT_SHELL.has(route) ? [source, APPLICATION] : [SHELL, source, APPLICATION];
      // The application's own lines come last: they start it.
      const chunks = new Set(entries.flatMap((entry) => withImports(chunkOf(entry))));
      return [route, [...chunks].filter((chunk) => !started.has(chunk)).map(({ file }) => `/${file}`)];
    }),
  );
}
