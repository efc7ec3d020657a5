/** The support inbox over HTTP, for admins alone. */
import {
  claimRequestSchema,
  closeRequestSchema,
  inboxQuerySchema,
  supportInboxSchema,
  supportRequestPageSchema,
  threadTextSchema,
} from '@faircourt/contracts/support-inbox';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { SupportDeps } from '../support.deps.ts';
import { readInbox, readRequest } from './inbox.service.ts';
import {
  answerRequest,
  claimRequest,
  closeRequest,
  giveBackRequest,
  noteOnRequest,
  reopenRequest,
} from './work.service.ts';

export function inboxRoutes(server: HttpServer, deps: SupportDeps): void {
  server.get(
    '/api/support-requests',
    {
      config: { action: 'support_request.list' },
      schema: {
        tags: ['support'],
        description:
          'Messages to support: who waits first, danger before the rest, then Pro Scout, then the oldest.',
        querystring: inboxQuerySchema,
        response: { 200: supportInboxSchema },
      },
    },
    (request) => readInbox(deps, request.guard, request.query),
  );

  server.get(
    '/api/support-requests/:id',
    {
      config: { action: 'support_request.open' },
      schema: {
        tags: ['support'],
        description: 'One message with all that followed. Each look is logged.',
        params: idParams,
        response: { 200: supportRequestPageSchema },
      },
    },
    (request) => readRequest(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/support-requests/:id/claim',
    {
      config: { action: 'support_request.work' },
      schema: { tags: ['support'], params: idParams, body: claimRequestSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await claimRequest(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/support-requests/:id/give-back',
    {
      config: { action: 'support_request.work' },
      schema: { tags: ['support'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await giveBackRequest(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/support-requests/:id/answers',
    {
      config: { action: 'support_request.work' },
      schema: {
        tags: ['support'],
        description: 'Answers by email and keeps the answer. The same submission_id sends one email.',
        params: idParams,
        body: threadTextSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await answerRequest(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/support-requests/:id/notes',
    {
      config: { action: 'support_request.work' },
      schema: { tags: ['support'], params: idParams, body: threadTextSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await noteOnRequest(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/support-requests/:id/close',
    {
      config: { action: 'support_request.work' },
      schema: { tags: ['support'], params: idParams, body: closeRequestSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await closeRequest(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/support-requests/:id/reopen',
    {
      config: { action: 'support_request.work' },
      schema: { tags: ['support'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await reopenRequest(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
