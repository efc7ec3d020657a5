/** Everybody who has an account over HTTP, for admins. */
import {
  correctEmailSchema,
  reasonSchema,
  suspendUserSchema,
  timelineQuerySchema,
  timelineSchema,
  userFiltersSchema,
  userListQuerySchema,
  userListSchema,
  userPageSchema,
  voidInvitationsSchema,
} from '@faircourt/contracts/users';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import { csvAnswer, sendCsv } from '../../../platform/http/csv-reply.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import {
  correctUserEmail,
  endUserSessions,
  reinstateUser,
  resendUserCode,
  stopUserErasure,
  suspendUser,
  voidInvitations,
  type MailboxDeps,
} from './user-actions.service.ts';
import { exportUsers, listUsers } from './user-list.service.ts';
import { readTimeline, readUser } from './user-page.service.ts';

export function userRoutes(server: HttpServer, deps: MailboxDeps): void {
  server.get(
    '/api/users',
    {
      config: { action: 'user.list' },
      schema: { tags: ['admin'], querystring: userListQuerySchema, response: { 200: userListSchema } },
    },
    (request) => listUsers(deps, request.guard, request.query),
  );

  server.get(
    '/api/users.csv',
    {
      config: { action: 'user.list' },
      schema: {
        tags: ['admin'],
        description: 'The accounts that the filters find, as a table. Each export is in the log.',
        querystring: userFiltersSchema,
        response: csvAnswer,
      },
    },
    async (request, reply) => {
      const table = await exportUsers(deps, request.guard, request.query);
      return sendCsv(reply, 'users', table);
    },
  );

  server.get(
    '/api/users/:id',
    {
      config: { action: 'user.read' },
      schema: {
        tags: ['admin'],
        description: 'One account. Opening an athlete is a look that the family reads.',
        params: idParams,
        response: { 200: userPageSchema },
      },
    },
    (request) => readUser(deps, request.guard, request.params.id),
  );

  server.get(
    '/api/users/:id/timeline',
    {
      config: { action: 'user.read' },
      schema: {
        tags: ['admin'],
        params: idParams,
        querystring: timelineQuerySchema,
        response: { 200: timelineSchema },
      },
    },
    (request) => readTimeline(deps, request.guard, request.params.id, request.query.before ?? null),
  );

  userActionRoutes(server, deps);
}

/** Each names a reason, which stays on the page of the person. */
function userActionRoutes(server: HttpServer, deps: MailboxDeps): void {
  server.post(
    '/api/users/:id/suspend',
    {
      config: { action: 'user.suspend' },
      schema: { tags: ['admin'], params: idParams, body: suspendUserSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await suspendUser(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/users/:id/reinstate',
    {
      config: { action: 'user.reinstate' },
      schema: { tags: ['admin'], params: idParams, body: reasonSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await reinstateUser(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/users/:id/end-sessions',
    {
      config: { action: 'user.end_sessions' },
      schema: { tags: ['admin'], params: idParams, body: reasonSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await endUserSessions(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/users/:id/resend-code',
    {
      config: { action: 'user.resend_code' },
      schema: {
        tags: ['admin'],
        description: 'Emails the code that proves the mailbox once more. Nobody but its reader sees it.',
        params: idParams,
        body: reasonSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await resendUserCode(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/users/:id/correct-email',
    {
      config: { action: 'user.correct_email' },
      schema: {
        tags: ['admin'],
        description:
          'Emails a code to another address, which replaces the present one once the person has entered it after signing in. All sessions end, and the present address is told.',
        params: idParams,
        body: correctEmailSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await correctUserEmail(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/users/:id/stop-erasure',
    {
      config: { action: 'user.stop_erasure' },
      schema: {
        tags: ['admin'],
        description: 'Ends what two admins decided, until the fourteen days are over. The account stays.',
        params: idParams,
        body: reasonSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await stopUserErasure(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/users/:id/void-invitations',
    {
      config: { action: 'user.void_invitations' },
      schema: {
        tags: ['admin'],
        description: 'Revokes one of the codes that this person issued, or all that still work.',
        params: idParams,
        body: voidInvitationsSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await voidInvitations(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
