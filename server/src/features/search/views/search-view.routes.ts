/** How a person reads the results of a search, over HTTP. */
import { keepSearchViewSchema, searchViewSchema } from '@faircourt/contracts/search-view';
import type { Database } from '../../../platform/database/database.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { keepSearchView, readSearchView } from './search-view.service.ts';

export function searchViewRoutes(server: HttpServer, deps: { db: Database }): void {
  server.get(
    '/api/search/view',
    {
      config: { action: 'athlete.search' },
      schema: { tags: ['search'], response: { 200: searchViewSchema } },
    },
    (request) => readSearchView(deps.db, request.guard),
  );

  server.put(
    '/api/search/view',
    {
      config: { action: 'athlete.search' },
      schema: { tags: ['search'], body: keepSearchViewSchema, response: { 200: searchViewSchema } },
    },
    (request) => keepSearchView(deps.db, request.guard, request.body),
  );
}
