/** Asking directors to check a fact, over HTTP: by families for their athletes; what is shown, also by coaches. */
import {
  askVerificationSchema,
  athleteVerificationsSchema,
  familyVerificationsSchema,
  statementSchema,
} from '@faircourt/contracts/verification';
import type { HttpServer } from '../../../platform/http/server.ts';
import { currentCaller } from '../../../identity/authenticate.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { askVerification, giveStatement, withdrawQuestion } from './question.service.ts';
import { listOwnVerifications } from './own-verifications.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';

export function askingRoutes(server: HttpServer, deps: VerificationDeps): void {
  server.get(
    '/api/own-verifications',
    {
      config: { action: 'verification.list_own' },
      schema: { tags: ['verification'], response: { 200: familyVerificationsSchema } },
    },
    (request) => listOwnVerifications(deps, request.guard, currentCaller(request)),
  );

  server.post(
    '/api/athletes/:id/verifications',
    {
      config: { action: 'verification.ask' },
      schema: {
        tags: ['verification'],
        params: idParams,
        body: askVerificationSchema,
        response: { 201: athleteVerificationsSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await askVerification(deps, request.guard, request.params.id, request.body)),
  );

  server.post(
    '/api/verifications/:id/statements',
    {
      config: { action: 'evidence.give' },
      schema: { tags: ['verification'], params: idParams, body: statementSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await giveStatement(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/verifications/:id/withdraw',
    {
      config: { action: 'evidence.give' },
      schema: { tags: ['verification'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await withdrawQuestion(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
