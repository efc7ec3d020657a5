/** An athlete's own seasons over HTTP. Totals and per-game figures are computed here, never sent in. */
import { seasonInputSchema, seasonListSchema, seasonSchema } from '@faircourt/contracts/athletes';
import { currentCaller } from '../../../identity/authenticate.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { addSeason, deleteSeason, listOwnSeasons, updateSeason } from './season.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';

export function seasonRoutes(server: HttpServer, deps: AthleteDeps): void {
  server.get(
    '/api/profile/seasons',
    {
      config: { action: 'profile.build' },
      schema: { tags: ['athletes'], response: { 200: seasonListSchema } },
    },
    (request) => listOwnSeasons(deps, request.guard),
  );

  server.post(
    '/api/profile/seasons',
    {
      config: { action: 'profile.build' },
      schema: { tags: ['athletes'], body: seasonInputSchema, response: { 201: seasonSchema } },
    },
    async (request, reply) =>
      reply.code(201).send(await addSeason(deps, request.guard, currentCaller(request), request.body)),
  );

  server.put(
    '/api/profile/seasons/:id',
    {
      config: { action: 'athlete.update' },
      schema: {
        tags: ['athletes'],
        params: idParams,
        body: seasonInputSchema,
        response: { 200: seasonSchema },
      },
    },
    (request) => updateSeason(deps, request.guard, request.params.id, request.body),
  );

  server.delete(
    '/api/profile/seasons/:id',
    {
      config: { action: 'athlete.update' },
      schema: { tags: ['athletes'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await deleteSeason(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
