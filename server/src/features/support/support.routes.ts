/** Messages to support over HTTP. Anybody may write; nobody can read what others wrote from here. */
import { supportReceiptSchema, supportRequestSchema } from '@faircourt/contracts/support';
import { isSignedIn } from '../../access/engine/actor.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { SupportDeps } from './support.deps.ts';
import { receiveSupportRequest } from './support.service.ts';

export function supportRoutes(server: HttpServer, deps: SupportDeps): void {
  server.post(
    '/api/support',
    {
      config: { action: 'public', knowsCaller: true },
      schema: {
        tags: ['support'],
        description:
          'Stores a message to support and confirms it by email. No account is needed; who is signed in finds it under their messages.',
        body: supportRequestSchema,
        response: { 201: supportReceiptSchema },
      },
    },
    async (request, reply) => {
      const { actor } = request.guard;
      const userId = isSignedIn(actor) ? actor.userId : null;
      const receipt = await receiveSupportRequest(deps, request.body, { ipAddress: request.ip, userId });
      return reply.code(201).send(receipt);
    },
  );
}
