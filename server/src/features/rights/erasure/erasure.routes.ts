/** Having an account erased, over HTTP: one's own, and that of a minor by a guardian. */
import { askErasureSchema, familyErasureSchema, ownErasureSchema } from '@faircourt/contracts/erasure';
import { currentCaller } from '../../../identity/authenticate.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { ErasureDeps } from './erasure.deps.ts';
import { eraseForMinor, keepMinor, readFamilyErasure } from './family-erasure.service.ts';
import { askForOwnErasure, cancelOwnErasure, readOwnErasure } from './own-erasure.service.ts';

export function erasureRoutes(server: HttpServer, deps: ErasureDeps): void {
  server.get(
    '/api/erasure',
    {
      config: { action: 'account.erase' },
      schema: { tags: ['rights'], response: { 200: ownErasureSchema } },
    },
    (request) => readOwnErasure(deps, request.guard, currentCaller(request)),
  );

  server.post(
    '/api/erasure',
    {
      config: { action: 'account.erase' },
      schema: {
        tags: ['rights'],
        description:
          'Asks to have the own account erased. The profile is hidden at once. A minor with a guardian waits for the guardian.',
        body: askErasureSchema,
        response: { 200: ownErasureSchema },
      },
    },
    (request) => askForOwnErasure(deps, request.guard, currentCaller(request), request.body),
  );

  server.delete(
    '/api/erasure',
    {
      config: { action: 'account.erase' },
      schema: { tags: ['rights'], response: { 200: ownErasureSchema } },
    },
    (request) => cancelOwnErasure(deps, request.guard, currentCaller(request)),
  );

  server.get(
    '/api/family/:id/erasure',
    {
      config: { action: 'family.read' },
      schema: { tags: ['rights'], params: idParams, response: { 200: familyErasureSchema } },
    },
    (request) => readFamilyErasure(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/family/:id/erasure',
    {
      config: { action: 'athlete.erase' },
      schema: {
        tags: ['rights'],
        description:
          'A guardian asks to have a minor’s account erased, or agrees to what the minor asked for.',
        params: idParams,
        body: askErasureSchema,
        response: { 200: familyErasureSchema },
      },
    },
    (request) => eraseForMinor(deps, request.guard, currentCaller(request), request.params.id, request.body),
  );

  server.delete(
    '/api/family/:id/erasure',
    {
      config: { action: 'athlete.keep' },
      schema: { tags: ['rights'], params: idParams, response: { 200: familyErasureSchema } },
    },
    (request) => keepMinor(deps, request.guard, request.params.id),
  );
}
