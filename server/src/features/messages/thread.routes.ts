/** Conversations over HTTP. */
import {
  messageSchema,
  readUpToSchema,
  reportSchema,
  sendMessageSchema,
  threadListSchema,
  threadSchema,
} from '@faircourt/contracts/messages';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import type { MessageDeps } from './messages.deps.ts';
import { sendMessage } from './message.service.ts';
import { reportThread } from './report.service.ts';
import { listThreads, openThread, readUpTo } from './thread.service.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';

export function threadRoutes(server: HttpServer, deps: MessageDeps): void {
  server.get(
    '/api/threads',
    {
      config: { action: 'thread.list' },
      schema: { tags: ['messages'], response: { 200: threadListSchema } },
    },
    (request) => listThreads(deps, request.guard),
  );

  server.get(
    '/api/threads/:id',
    {
      config: { action: 'thread.open' },
      schema: {
        tags: ['messages'],
        params: idParams,
        querystring: z.strictObject({ before: z.uuid().optional() }),
        response: { 200: threadSchema },
      },
    },
    (request) =>
      openThread(
        deps,
        request.guard,
        currentCaller(request),
        request.params.id,
        request.query.before ?? null,
      ),
  );

  server.post(
    '/api/threads/:id/messages',
    {
      config: { action: 'thread.write' },
      schema: {
        tags: ['messages'],
        params: idParams,
        body: sendMessageSchema,
        response: { 201: messageSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await sendMessage(deps, request.guard, request.params.id, request.body)),
  );

  server.post(
    '/api/threads/:id/read',
    {
      config: { action: 'thread.open' },
      schema: { tags: ['messages'], params: idParams, body: readUpToSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await readUpTo(deps, request.guard, request.params.id, request.body.message_id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/threads/:id/report',
    {
      config: { action: 'thread.open' },
      schema: { tags: ['messages'], params: idParams, body: reportSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await reportThread(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
