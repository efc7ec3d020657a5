/** A guardian's way to verified guardianship over HTTP. Documents and answers go to the item's own routes. */
import {
  askGuardianshipSchema,
  guardianshipSchema,
  guardianStatementSchema,
} from '@faircourt/contracts/guardianship';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { askForGuardianship, stateGuardianship } from './guardianship.service.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';

export function guardianshipRoutes(server: HttpServer, deps: GuardianLinkDeps): void {
  server.put(
    '/api/family/:id/statement',
    {
      config: { action: 'guardianship.prove' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        body: guardianStatementSchema,
        response: { 200: guardianshipSchema },
      },
    },
    (request) => stateGuardianship(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/family/:id/guardianship',
    {
      config: { action: 'guardianship.prove' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        body: askGuardianshipSchema,
        response: { 201: guardianshipSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await askForGuardianship(deps, request.guard, request.params.id, request.body)),
  );
}
