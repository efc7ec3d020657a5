/** Releasing and withdrawing over HTTP. */
import { releaseSwitchSchema, setReleaseSchema, takeOverSchema } from '@faircourt/contracts/family';
import type { HttpServer } from '../../platform/http/server.ts';
import type { ReleaseDeps } from './releases.deps.ts';
import { liftLockDown, lockDown } from './lock-down.service.ts';
import { setRelease } from './release.service.ts';
import { takeOver } from './take-over.service.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';

export function releaseRoutes(server: HttpServer, deps: ReleaseDeps): void {
  server.put(
    '/api/family/:id/releases',
    {
      config: { action: 'release.decide' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        body: setReleaseSchema,
        response: { 200: releaseSwitchSchema },
      },
    },
    (request) => setRelease(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/family/:id/lock-down',
    {
      config: { action: 'release.withdraw' },
      schema: { tags: ['guardians'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await lockDown(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/family/:id/lift-lock-down',
    {
      config: { action: 'lock_down.lift' },
      schema: { tags: ['guardians'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await liftLockDown(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/family/:id/take-over',
    {
      config: { action: 'release.take_over' },
      schema: { tags: ['guardians'], params: idParams, body: takeOverSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await takeOver(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
