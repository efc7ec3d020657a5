/** Regions and their directors over HTTP, for admins: who is approved, and for which countries. */
import { reachedLimitListSchema } from '@faircourt/contracts/reached-limits';
import {
  assignRegionsSchema,
  directorApplicationInputSchema,
  directorListSchema,
  directorSchema,
  ownApplicationSchema,
  refuseDirectorSchema,
  regionInputSchema,
  regionListSchema,
  regionSchema,
} from '@faircourt/contracts/regions';
import type { HttpServer } from '../../platform/http/server.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import { readReachedLimits } from '../../identity/reading-limit.service.ts';
import type { AdminDeps } from './admin.deps.ts';
import { readOwnApplication, saveOwnApplication } from './application.service.ts';
import { assignRegions, listDirectors } from './director.service.ts';
import { refuseDirector } from './refusal.service.ts';
import { createRegion, deleteRegion, listRegions, updateRegion } from './region.service.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';

export function directorRoutes(server: HttpServer, deps: AdminDeps): void {
  server.get(
    '/api/regions',
    {
      config: { action: 'region.list' },
      schema: { tags: ['admin'], response: { 200: regionListSchema } },
    },
    (request) => listRegions(deps, request.guard),
  );

  server.post(
    '/api/regions',
    {
      config: { action: 'region.keep' },
      schema: { tags: ['admin'], body: regionInputSchema, response: { 201: regionSchema } },
    },
    async (request, reply) => reply.code(201).send(await createRegion(deps, request.guard, request.body)),
  );

  server.put(
    '/api/regions/:id',
    {
      config: { action: 'region.keep' },
      schema: { tags: ['admin'], params: idParams, body: regionInputSchema, response: { 200: regionSchema } },
    },
    (request) => updateRegion(deps, request.guard, request.params.id, request.body),
  );

  server.delete(
    '/api/regions/:id',
    {
      config: { action: 'region.keep' },
      schema: { tags: ['admin'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await deleteRegion(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/reached-limits',
    {
      config: { action: 'reached_limit.list' },
      schema: {
        tags: ['admin'],
        description: 'Accounts that searched or opened profiles faster than a person does, latest first.',
        response: { 200: reachedLimitListSchema },
      },
    },
    (request) => readReachedLimits(deps, request.guard),
  );

  server.get(
    '/api/director-application',
    {
      config: { action: 'director.apply' },
      schema: { tags: ['admin'], response: { 200: ownApplicationSchema } },
    },
    (request) => readOwnApplication(deps, request.guard),
  );

  server.put(
    '/api/director-application',
    {
      config: { action: 'director.apply' },
      schema: {
        tags: ['admin'],
        description: 'Says for whom a director-to-be works and who vouches for them.',
        body: directorApplicationInputSchema,
        response: { 200: ownApplicationSchema },
      },
    },
    (request) => saveOwnApplication(deps, request.guard, request.body),
  );

  server.get(
    '/api/directors',
    {
      config: { action: 'director.list' },
      schema: { tags: ['admin'], response: { 200: directorListSchema } },
    },
    (request) => listDirectors(deps, request.guard, currentCaller(request)),
  );

  server.put(
    '/api/directors/:id/regions',
    {
      config: { action: 'director.approve' },
      schema: {
        tags: ['admin'],
        description: 'Approves a director who waits, and says for which regions.',
        params: idParams,
        body: assignRegionsSchema,
        response: { 200: directorSchema },
      },
    },
    (request) => assignRegions(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/directors/:id/refuse',
    {
      config: { action: 'director.refuse' },
      schema: {
        tags: ['admin'],
        description: 'Tells a director who waits no, with a reason that they read. They may apply again.',
        params: idParams,
        body: refuseDirectorSchema,
        response: { 200: directorSchema },
      },
    },
    (request) => refuseDirector(deps, request.guard, request.params.id, request.body),
  );
}
