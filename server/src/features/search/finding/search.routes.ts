/** Finding athletes over HTTP. */
import {
  searchCountSchema,
  searchFiltersSchema,
  searchPageSchema,
  searchQuerySchema,
} from '@faircourt/contracts/search';
import { currentCaller } from '../../../identity/authenticate.ts';
import { SEARCHES } from '../../../identity/reading.limits.ts';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import { sendJsonBytes } from '../../../platform/http/json-bytes.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { FirstSearches } from './first-search.ts';
import { RememberedPages } from './remembered-pages.ts';
import { countAthletes, searchAthletes, type SearchDeps } from './search.service.ts';

/** About twenty kilobytes each. */
const PAGES_REMEMBERED = 500;

export function searchRoutes(server: HttpServer, deps: Omit<SearchDeps, 'pages'> & ReadingLimitDeps): void {
  const limited = limitReading(deps, SEARCHES);
  const searching: SearchDeps = { ...deps, pages: new RememberedPages(PAGES_REMEMBERED) };
  const firstSearches = new FirstSearches(deps.db);
  server.get(
    '/api/athletes',
    {
      config: { action: 'athlete.search', readsCards: true },
      preHandler: limited,
      schema: { tags: ['search'], querystring: searchQuerySchema, response: { 200: searchPageSchema } },
    },
    async (request, reply) => {
      const caller = currentCaller(request);
      const version = await request.cardVersion;
      const page = await searchAthletes(searching, request.guard, caller, request.query, version);
      // A database that takes no changes for a while still answers searches.
      await firstSearches
        .note(request.guard.actor, request.guard.now)
        .catch((error: unknown) => request.log.warn(error, 'The first search of a coach was not noted.'));
      return sendJsonBytes(reply, page);
    },
  );

  server.get(
    '/api/athletes/count',
    {
      config: { action: 'athlete.search' },
      preHandler: limited,
      schema: { tags: ['search'], querystring: searchFiltersSchema, response: { 200: searchCountSchema } },
    },
    (request) => countAthletes(searching, request.guard, request.query),
  );
}
