/**
 * How the browser gets code that several pages use. Left to itself the bundler makes a file for every combination of
 * pages that share something, near a hundred requests for one page. Instead: what the public pages' small scripts use,
 * as finely cut as can be; what the application starts with; and of the rest one file per combination of the rooms
 * below. What a file needs is used wherever the file is, so a page never waits for a room that it is not in.
 */
import type { Rolldown } from 'vite';

const SHARED_BY = 2;

export const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, modules) => (isUsedInPublic(id, modules) ? 'public' : null),
    priority: 5,
    minShareCount: SHARED_BY,
    entriesAware: true,
  },
  // What the application starts with, in pieces: run in one go it would keep a phone from answering.
  { name: 'react', priority: 4, tags: ['$initial'], test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', priority: 3, tags: ['$initial'], test: /\/node_modules\/react-router\// },
  { name: 'schemas', priority: 3, tags: ['$initial'], test: isSchema },
  { name: 'start', priority: 2, tags: ['$initial'], test: isStartedWith },
  // Its parser builds its expressions as it is fetched: not for pages that have nothing to read.
  { name: 'markdown', priority: 1, test: /\/ui\/markdown-/ },
  {
    name: (id, modules) => (isPage(id, modules) ? null : roomsUsing(id, modules).join('~')),
    minShareCount: SHARED_BY,
    test: isOfApplication,
    includeDependenciesRecursively: false,
  },
];

/** Whose pages they are, by folders of src/features. Folders that are not named are for everyone who is signed in. */
const ROOMS: Record<string, RegExp> = {
  door: /\/features\/accounts\//,
  // With the invitation of a guardian comes what the builder needs, which is opened next.
  family:
    /\/features\/((athletes\/(builder|progress|preview)|consent|guardians)\/|dashboard\/family\/needed-invitation)/,
  desk: /\/(app\/search-desk|features\/(athletes\/(compare|page)|billing|invitations|lists|player-reports|search|team))/,
  office:
    /\/features\/(analytics|confirmations|directors|directory|invoices|moderation|posts|register|safety|summaries|users|verification)\//,
};

/** The page of samples shows everything, and nobody waits for it. */
const SAMPLES = /\/features\/dev\//;

/** The rooms of all pages that need the module, in one order. */
function roomsUsing(id: string, modules: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id]);
  const rooms = new Set<string>();
  for (const each of seen) {
    if (isPage(each, modules) && !SAMPLES.test(each)) rooms.add(roomOf(each));
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return rooms.size > 0 ? [...rooms].toSorted() : ['samples'];
}

/** A page, or another part that is fetched when it is asked for, is a file of its own. */
function isPage(id: string, modules: Rolldown.ChunkingContext): boolean {
  return (modules.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;
}

function roomOf(page: string): string {
  return Object.keys(ROOMS).find((room) => ROOMS[room]?.test(page)) ?? 'hall';
}

/** The page's own few lines run before all of it, and say when it starts; the application's own run after all of it. */
function isStartedWith(id: string): boolean {
  return isOfApplication(id) && !/\/(app\.html|app\/start\.ts|app\/main\.tsx)$/.test(id);
}

function isSchema(id: string): boolean {
  return /\/node_modules\/zod\/|\/contracts\/src\/|\/api\/(schema-when-asked|zod-without-eval)\.ts$/.test(id);
}

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
