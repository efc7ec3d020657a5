/** Saved searches over HTTP. */
import {
  renameSearchSchema,
  savedSearchListSchema,
  savedSearchSchema,
  saveSearchSchema,
  searchNewsSchema,
} from '@faircourt/contracts/saved-searches';
import { currentCaller } from '../../../identity/authenticate.ts';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import { SEARCHES } from '../../../identity/reading.limits.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { visitSearch } from './news.service.ts';
import type { SavedSearchDeps } from './saved-search.deps.ts';
import {
  deleteSearch,
  listSearches,
  renameSearch,
  restoreSearch,
  saveSearch,
} from './saved-search.service.ts';

const tags = ['search'];

export function savedSearchRoutes(server: HttpServer, deps: SavedSearchDeps & ReadingLimitDeps): void {
  // What is new is found by searching, so it counts as searches do.
  const limited = limitReading(deps, SEARCHES);

  server.get(
    '/api/saved-searches',
    {
      preHandler: limited,
      config: { action: 'saved_search.list' },
      schema: { tags, response: { 200: savedSearchListSchema } },
    },
    (request) => listSearches(deps, request.guard),
  );

  server.post(
    '/api/saved-searches',
    {
      config: { action: 'saved_search.save' },
      schema: { tags, body: saveSearchSchema, response: { 201: savedSearchSchema } },
    },
    async (request, reply) => reply.code(201).send(await saveSearch(deps, request.guard, request.body)),
  );

  server.patch(
    '/api/saved-searches/:id',
    {
      config: { action: 'saved_search.change' },
      schema: { tags, params: idParams, body: renameSearchSchema, response: { 200: savedSearchSchema } },
    },
    (request) => renameSearch(deps, request.guard, request.params.id, request.body.name),
  );

  server.delete(
    '/api/saved-searches/:id',
    {
      config: { action: 'saved_search.change' },
      schema: { tags, params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await deleteSearch(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/saved-searches/:id/restore',
    {
      config: { action: 'saved_search.change' },
      schema: { tags, params: idParams, response: { 200: savedSearchSchema } },
    },
    (request) => restoreSearch(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/saved-searches/:id/visit',
    {
      preHandler: limited,
      config: { action: 'saved_search.open' },
      schema: { tags, params: idParams, response: { 200: searchNewsSchema } },
    },
    (request) => visitSearch(deps, request.guard, currentCaller(request), request.params.id),
  );
}
