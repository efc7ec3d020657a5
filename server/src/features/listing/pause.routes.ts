/** Pausing a listing over HTTP. */
import { pauseListingSchema } from '@faircourt/contracts/listing-pause';
import { done, idParams } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { ListingDeps } from './listing.deps.ts';
import { pauseListing, resumeListing } from './pause.service.ts';

export function pauseRoutes(server: HttpServer, deps: ListingDeps): void {
  server.put(
    '/api/family/:id/pause',
    {
      config: { action: 'listing.pause' },
      schema: { tags: ['guardians'], params: idParams, body: pauseListingSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await pauseListing(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.delete(
    '/api/family/:id/pause',
    {
      config: { action: 'listing.resume' },
      schema: { tags: ['guardians'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await resumeListing(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
