/**
 * How the browser gets code that several pages use. Left to itself the bundler makes a file for every combination of
 * pages that share something, near a hundred requests for one page. Instead: what the public pages' small scripts use,
 * as finely cut as can be; what the application starts with; and one file for all that two of its pages share.
 */
import type { Rolldown } from 'vite';

const SHARED_BY = 2;

export const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, modules) => (isUsedInPublic(id, modules) ? 'public' : null),
    priority: 3,
    minShareCount: SHARED_BY,
    entriesAware: true,
  },
  { name: 'start', priority: 2, tags: ['$initial'], test: isOfApplication },
  // Its parser builds its expressions as it is fetched: not for pages that have nothing to read.
  { name: 'markdown', priority: 1, test: /\/ui\/markdown-/ },
  { name: 'pages', minShareCount: SHARED_BY, test: isOfApplication },
];

function isOfApplication(id: string): boolean {
  return !id.includes('/src/public/');
}

function isUsedInPublic(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (!isOfApplication(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isUsedInPublic(importer, modules, seen));
}
