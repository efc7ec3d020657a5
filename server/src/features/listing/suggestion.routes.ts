/** Telling the athlete over HTTP. */
import { done, idParams } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { ListingDeps } from './listing.deps.ts';
import { suggestListing } from './suggestion.service.ts';

export function suggestionRoutes(server: HttpServer, deps: ListingDeps): void {
  server.post(
    '/api/family/:id/tell-athlete',
    {
      config: { action: 'listing.suggest' },
      schema: { tags: ['guardians'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await suggestListing(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
