/** Accounts, sign-in sessions and passwords over HTTP. */
import {
  authUserSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  sessionSchema,
  signInSchema,
  signInSessionListSchema,
  signUpSchema,
  updateAccountSchema,
} from '@faircourt/contracts/accounts';
import { secondStepSchema } from '@faircourt/contracts/second-factor';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { readAccount, updateAccount } from './account.service.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { clientOf, setCookies } from './browser-client.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import { changePassword, requestReset, resetPassword } from './password.service.ts';
import { endOtherSessions, endSession, listOwnSessions, refresh, signOut } from './session.service.ts';
import { signIn } from './sign-in.service.ts';
import { signUp } from './sign-up.service.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';

export function accountRoutes(server: HttpServer, deps: AccountDeps): void {
  server.post(
    '/api/auth/sign-up',
    {
      config: { action: 'public' },
      schema: {
        tags: ['accounts'],
        body: signUpSchema,
        response: { 201: z.object({ user: authUserSchema }) },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ user: await signUp(deps, request.body, clientOf(request)) }),
  );

  server.post(
    '/api/auth/sign-in',
    {
      config: { action: 'public' },
      schema: {
        tags: ['accounts'],
        description: 'Gives a session; or 202 where a second factor is set up, whose code comes next.',
        body: signInSchema,
        response: { 200: sessionSchema, 202: secondStepSchema },
      },
    },
    async (request, reply) => {
      const outcome = await signIn(deps, request.body, clientOf(request));
      setCookies(reply, outcome.cookies);
      if (outcome.session !== null) return outcome.session;
      return reply.code(202).send({ second_step: outcome.secondStep });
    },
  );

  server.post(
    '/api/auth/refresh',
    {
      config: { action: 'public' },
      schema: {
        tags: ['accounts'],
        description: 'Gives a fresh access token for the session of the httpOnly cookie.',
        response: { 200: sessionSchema },
      },
    },
    async (request, reply) => {
      const { session, cookies } = await refresh(deps, clientOf(request));
      setCookies(reply, cookies);
      return session;
    },
  );

  server.post(
    '/api/auth/sign-out',
    { config: { action: 'public' }, schema: { tags: ['accounts'], response: { 204: done } } },
    async (request, reply) => {
      setCookies(reply, await signOut(deps, clientOf(request)));
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/auth/user',
    { config: { action: 'account.read' }, schema: { tags: ['accounts'], response: { 200: authUserSchema } } },
    (request) => readAccount(deps.db, request.guard, currentCaller(request)),
  );

  server.patch(
    '/api/auth/user',
    {
      config: { action: 'account.update' },
      schema: { tags: ['accounts'], body: updateAccountSchema, response: { 200: authUserSchema } },
    },
    (request) => updateAccount(deps.db, request.guard, currentCaller(request), request.body),
  );

  server.post(
    '/api/auth/forgot',
    {
      config: { action: 'public' },
      schema: { tags: ['accounts'], body: forgotPasswordSchema, response: { 202: z.object({}) } },
    },
    async (request, reply) => {
      await requestReset(deps, request.body, clientOf(request));
      return reply.code(202).send({});
    },
  );

  server.post(
    '/api/auth/reset',
    {
      config: { action: 'public' },
      schema: { tags: ['accounts'], body: resetPasswordSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await resetPassword(deps, request.body, clientOf(request));
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/auth/password',
    {
      config: { action: 'account.change_password' },
      schema: { tags: ['accounts'], body: changePasswordSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await changePassword(deps, request.guard, currentCaller(request), request.body);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/auth/sessions',
    {
      config: { action: 'session.list' },
      schema: { tags: ['accounts'], response: { 200: signInSessionListSchema } },
    },
    (request) => listOwnSessions(deps, request.guard, currentCaller(request)),
  );

  server.delete(
    '/api/auth/sessions/:id',
    {
      config: { action: 'session.end' },
      schema: { tags: ['accounts'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await endSession(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.delete(
    '/api/auth/sessions',
    {
      config: { action: 'session.end' },
      schema: {
        tags: ['accounts'],
        description: 'Ends every session but this one.',
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await endOtherSessions(deps, request.guard, currentCaller(request));
      return reply.code(204).send();
    },
  );
}
