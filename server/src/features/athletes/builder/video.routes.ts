/** An athlete's own videos over HTTP. */
import {
  videoChangeSchema,
  videoInputSchema,
  videoListSchema,
  videoSchema,
} from '@faircourt/contracts/videos';
import { currentCaller } from '../../../identity/authenticate.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { addVideo, deleteVideo, listOwnVideos, restoreVideo, setVideoPublic } from './video.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';

export function videoRoutes(server: HttpServer, deps: AthleteDeps): void {
  server.get(
    '/api/profile/videos',
    {
      config: { action: 'profile.build' },
      schema: { tags: ['athletes'], response: { 200: videoListSchema } },
    },
    (request) => listOwnVideos(deps, request.guard),
  );

  server.post(
    '/api/profile/videos',
    {
      config: { action: 'profile.build' },
      schema: { tags: ['athletes'], body: videoInputSchema, response: { 201: videoSchema } },
    },
    async (request, reply) =>
      reply.code(201).send(await addVideo(deps, request.guard, currentCaller(request), request.body)),
  );

  server.patch(
    '/api/profile/videos/:id',
    {
      config: { action: 'athlete.update' },
      schema: {
        tags: ['athletes'],
        params: idParams,
        body: videoChangeSchema,
        response: { 200: videoSchema },
      },
    },
    (request) => setVideoPublic(deps, request.guard, request.params.id, request.body.is_public),
  );

  server.delete(
    '/api/profile/videos/:id',
    {
      config: { action: 'athlete.update' },
      schema: {
        tags: ['athletes'],
        description: 'Gone from every page at once; can be restored for a day.',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await deleteVideo(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/profile/videos/:id/restore',
    {
      config: { action: 'athlete.update' },
      schema: { tags: ['athletes'], params: idParams, response: { 200: videoSchema } },
    },
    (request) => restoreVideo(deps, request.guard, request.params.id),
  );
}
