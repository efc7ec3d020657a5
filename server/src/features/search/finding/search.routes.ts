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
import { sendJsonText } from '../../../platform/http/json-text.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { countAthletes, searchAthletes, type SearchDeps } from './search.service.ts';

export function searchRoutes(server: HttpServer, deps: SearchDeps & ReadingLimitDeps): void {
  const limited = limitReading(deps, SEARCHES);
  server.get(
    '/api/athletes',
    {
      config: { action: 'athlete.search' },
      preHandler: limited,
      schema: { tags: ['search'], querystring: searchQuerySchema, response: { 200: searchPageSchema } },
    },
    async (request, reply) =>
      sendJsonText(reply, await searchAthletes(deps, request.guard, currentCaller(request), request.query)),
  );

  server.get(
    '/api/athletes/count',
    {
      config: { action: 'athlete.search' },
      preHandler: limited,
      schema: { tags: ['search'], querystring: searchFiltersSchema, response: { 200: searchCountSchema } },
    },
    (request) => countAthletes(deps, request.guard, request.query),
  );
}
