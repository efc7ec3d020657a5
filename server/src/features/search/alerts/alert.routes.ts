/** Alerts over HTTP: each person's own, on the searches of their staff. */
import { chooseAlertSchema } from '@faircourt/contracts/alerts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { chooseAlert, stopAlert, type AlertDeps } from './alert.service.ts';

export function alertRoutes(server: HttpServer, deps: AlertDeps): void {
  server.put(
    '/api/saved-searches/:id/alert',
    {
      config: { action: 'alert.choose' },
      schema: { tags: ['search'], params: idParams, body: chooseAlertSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await chooseAlert(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.delete(
    '/api/saved-searches/:id/alert',
    {
      config: { action: 'alert.stop' },
      schema: { tags: ['search'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await stopAlert(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
