/**
 * Which messages each page of the application can show: those of its own code and of all code that it may fetch. A message
 * comes from a file that names it, so a page that has the messages of its files lacks none. Runs in the build.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { EVERYWHERE } from './message-parts.ts';
import { findMessageUses } from './message-uses.ts';

/** The start, the shell, and what an address without a page shows. */
const EVERYWHERE_FILES = ['app/main.tsx', 'app/app-layout.tsx', 'app/missing-route.tsx'];
/** It leads to every page, and each of them is a part of its own. */
const ROUTER = 'app/router.tsx';
const NOT_IN_APPLICATION = /^public\/|\.(test|test-support|gen)\.tsx?$/;
const IMPORTED = /(?:from|import) '(\.[^']+)'/g;
const IMPORTED_LATER = /import\('(\.[^']+)'\)/g;

interface Source {
  ids: string[];
  imports: string[];
}

/** By page: the ids that it needs beyond those that every page has. `pages` names the file of each. */
export function messagesOfPages(
  directory: string,
  ids: readonly string[],
  pages: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const sources = readSources(directory, ids);
  const everywhere = idsWithin(EVERYWHERE_FILES, sources);
  const parts = new Map([[EVERYWHERE, [...everywhere]]]);
  for (const [page, file] of pages) {
    parts.set(
      page,
      [...idsWithin([file.replace(/^src\//, '')], sources)].filter((id) => !everywhere.has(id)),
    );
  }
  return parts;
}

function idsWithin(files: readonly string[], sources: ReadonlyMap<string, Source>): Set<string> {
  const seen = new Set(files);
  const ids = new Set<string>();
  for (const file of seen) {
    for (const id of sources.get(file)?.ids ?? []) ids.add(id);
    for (const imported of sources.get(file)?.imports ?? []) seen.add(imported);
  }
  return ids;
}

function readSources(directory: string, ids: readonly string[]): Map<string, Source> {
  const known = new Set(ids);
  const files = globSync('**/*.{ts,tsx}', { cwd: directory }).filter(
    (file) => !NOT_IN_APPLICATION.test(file),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(directory, file), 'utf8');
      const uses = findMessageUses(file, text);
      const fitting = ids.filter((id) => uses.patterns.some(({ pattern }) => pattern.test(id)));
      const imports = file === ROUTER ? [IMPORTED] : [IMPORTED, IMPORTED_LATER];
      return [
        file,
        {
          ids: [...uses.strings].filter((string) => known.has(string)).concat(fitting),
          imports: imports
            .flatMap((form) => [...text.matchAll(form)])
            .map(([, path = '']) => join(dirname(file), path)),
        },
      ];
    }),
  );
}
