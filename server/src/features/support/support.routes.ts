/** Messages to support over HTTP. Anybody may write; nobody can read what others wrote from here. */
import { supportReceiptSchema, supportRequestSchema } from '@faircourt/contracts/support';
import type { HttpServer } from '../../platform/http/server.ts';
import type { SupportDeps } from './support.deps.ts';
import { receiveSupportRequest } from './support.service.ts';

export function supportRoutes(server: HttpServer, deps: SupportDeps): void {
  server.post(
    '/api/support',
    {
      config: { action: 'public' },
      schema: {
        tags: ['support'],
        description: 'Stores a message to support and confirms it by email. No account is needed.',
        body: supportRequestSchema,
        response: { 201: supportReceiptSchema },
      },
    },
    async (request, reply) => {
      const receipt = await receiveSupportRequest(deps, request.body, { ipAddress: request.ip });
      return reply.code(201).send(receipt);
    },
  );
}
