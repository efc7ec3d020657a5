import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_ROUTES, DEVELOPMENT_ROUTES } from '../shell/paths.ts';
import { applicationModules, readPageSources } from './application-modules.ts';
import type { Chunk } from './built-assets.ts';

const ROUTER = readFileSync(new URL('../app/router.tsx', import.meta.url), 'utf8');

test('the router is read for the page of each route', () => {
  const sources = readPageSources(ROUTER);
  expect([...sources.keys()].toSorted()).toEqual([...APP_ROUTES, ...DEVELOPMENT_ROUTES].toSorted());
  expect(sources.get('/search')).toBe('src/app/search-desk.tsx');
  expect(sources.get('/auth')).toBe('src/features/accounts/auth-page.tsx');
});

test('a page needs the application, the shell and its own code, without what it has already', () => {
  const built: Record<string, Chunk> = {
    'app.html': { file: 'start.js', imports: ['_preload.js'] },
    '_preload.js': { file: 'preload.js' },
    'src/app/main.tsx': { file: 'main.js', imports: ['_preload.js', '_react.js'] },
    '_react.js': { file: 'react.js' },
    '_hall.js': { file: 'hall.js', imports: ['_react.js'] },
    'src/app/app-layout.tsx': { file: 'layout.js', imports: ['app.html', '_hall.js'] },
    'src/lists.tsx': { file: 'lists.js', imports: ['_hall.js'] },
    'src/auth.tsx': { file: 'auth.js', imports: ['app.html'] },
  };
  const chunkOf = (source: string) => built[source] ?? { file: 'missing.js' };
  const sources = new Map([
    ['/dashboard/lists', 'src/lists.tsx'],
    ['/auth', 'src/auth.tsx'],
  ]);
  expect(applicationModules(['/dashboard/lists', '/auth'], sources, chunkOf)).toEqual({
    '/dashboard/lists': ['/react.js', '/hall.js', '/layout.js', '/lists.js', '/main.js'],
    '/auth': ['/auth.js', '/react.js', '/main.js'],
  });
  expect(() => applicationModules(['/dashboard'], sources, chunkOf)).toThrow('no page for /dashboard');
});
