/** What somebody wrote to support over HTTP, for those who wrote it. */
import { threadTextSchema } from '@faircourt/contracts/support-inbox';
import { ownThreadListSchema, ownThreadSchema } from '@faircourt/contracts/support-threads';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { SupportDeps } from '../support.deps.ts';
import { listThreads, readThread, replyToThread } from './own-thread.service.ts';

export function ownThreadRoutes(server: HttpServer, deps: SupportDeps): void {
  server.get(
    '/api/support-threads',
    {
      config: { action: 'support_thread.list' },
      schema: {
        tags: ['support'],
        description:
          'What one wrote to support oneself, signed in or from the proven address of the account.',
        response: { 200: ownThreadListSchema },
      },
    },
    (request) => listThreads(deps, request.guard),
  );

  server.get(
    '/api/support-threads/:id',
    {
      config: { action: 'support_thread.read' },
      schema: { tags: ['support'], params: idParams, response: { 200: ownThreadSchema } },
    },
    (request) => readThread(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/support-threads/:id/replies',
    {
      config: { action: 'support_thread.reply' },
      schema: { tags: ['support'], params: idParams, body: threadTextSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await replyToThread(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
