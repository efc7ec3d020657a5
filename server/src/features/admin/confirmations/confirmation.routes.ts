/** What takes two admins, over HTTP. */
import {
  askConfirmationSchema,
  confirmationListSchema,
  confirmationSchema,
  decideConfirmationSchema,
} from '@faircourt/contracts/confirmations';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AdminDeps } from '../admin.deps.ts';
import { askConfirmation, confirm, listConfirmations, refuse, takeBack } from './confirmation.service.ts';

export function confirmationRoutes(server: HttpServer, deps: AdminDeps): void {
  server.get(
    '/api/confirmations',
    {
      config: { action: 'confirmation.list' },
      schema: {
        tags: ['admin'],
        description: 'What waits for a second admin, oldest first.',
        response: { 200: confirmationListSchema },
      },
    },
    (request) => listConfirmations(deps, request.guard),
  );

  server.post(
    '/api/confirmations',
    {
      config: { action: 'confirmation.ask' },
      schema: {
        tags: ['admin'],
        description: 'Asks another admin to confirm what cannot be undone. Nothing happens before.',
        body: askConfirmationSchema,
        response: { 201: confirmationSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await askConfirmation(deps, request.guard, request.body)),
  );

  server.post(
    '/api/confirmations/:id/confirm',
    {
      config: { action: 'confirmation.confirm' },
      schema: {
        tags: ['admin'],
        description: 'Another admin’s yes: what was asked for is done at once, and cannot be undone.',
        params: idParams,
        body: decideConfirmationSchema,
        response: { 200: confirmationSchema },
      },
    },
    (request) => confirm(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/confirmations/:id/refuse',
    {
      config: { action: 'confirmation.refuse' },
      schema: {
        tags: ['admin'],
        params: idParams,
        body: decideConfirmationSchema,
        response: { 200: confirmationSchema },
      },
    },
    (request) => refuse(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/confirmations/:id/take-back',
    {
      config: { action: 'confirmation.take_back' },
      schema: { tags: ['admin'], params: idParams, response: { 200: confirmationSchema } },
    },
    (request) => takeBack(deps, request.guard, request.params.id),
  );
}
