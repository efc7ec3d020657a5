/** Invitation codes over HTTP, for those who issue them. */
import {
  invitationListSchema,
  invitationSchema,
  issueInvitationSchema,
} from '@faircourt/contracts/invitations';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import type { InvitationDeps } from './invitation.deps.ts';
import { issueInvitation, listInvitations, revokeInvitation } from './issued-invitation.service.ts';
import { idParams } from '../../platform/http/route-schemas.ts';

export function invitationRoutes(server: HttpServer, deps: InvitationDeps): void {
  server.get(
    '/api/invitations',
    {
      config: { action: 'invitation.list' },
      schema: {
        tags: ['invitations'],
        querystring: z.strictObject({ after: z.uuid().optional() }),
        response: { 200: invitationListSchema },
      },
    },
    (request) => listInvitations(deps, request.guard, request.query.after ?? null),
  );

  server.post(
    '/api/invitations',
    {
      config: { action: 'invitation.issue' },
      schema: { tags: ['invitations'], body: issueInvitationSchema, response: { 201: invitationSchema } },
    },
    async (request, reply) => reply.code(201).send(await issueInvitation(deps, request.guard, request.body)),
  );

  server.post(
    '/api/invitations/:id/revoke',
    {
      config: { action: 'invitation.revoke' },
      schema: {
        tags: ['invitations'],
        params: idParams,
        response: { 200: invitationSchema },
      },
    },
    (request) => revokeInvitation(deps, request.guard, request.params.id),
  );
}
