/** The second step of signing in, and one's own second factor, over HTTP. */
import { sessionSchema } from '@faircourt/contracts/accounts';
import {
  confirmAuthenticatorSchema,
  newAuthenticatorSchema,
  proveAgainSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  takeSecondStepSchema,
  withPasswordSchema,
} from '@faircourt/contracts/second-factor';
import { currentCaller } from '../../identity/authenticate.ts';
import { done } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { clientOf, setCookies } from './browser-client.ts';
import { proveAgain } from './proof.service.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffAuthenticator,
} from './second-factor.service.ts';
import { takeSecondStep } from './sign-in.service.ts';

export function secondFactorRoutes(server: HttpServer, deps: AccountDeps): void {
  server.post(
    '/api/auth/sign-in/second-step',
    {
      config: { action: 'public' },
      schema: {
        tags: ['accounts'],
        description: 'The code of the authenticator app, or a recovery code, after the right password.',
        body: takeSecondStepSchema,
        response: { 200: sessionSchema },
      },
    },
    async (request, reply) => {
      const { session, cookies } = await takeSecondStep(deps, request.body, clientOf(request));
      setCookies(reply, cookies);
      return session;
    },
  );

  server.post(
    '/api/auth/proof',
    {
      config: { action: 'second_factor.prove' },
      schema: {
        tags: ['accounts'],
        description:
          'A code or a passkey, which for five minutes does instead of the password. The challenge is that of a sign-in.',
        body: proveAgainSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await proveAgain(deps, request.guard, currentCaller(request), request.body, clientOf(request));
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/auth/second-factor',
    {
      config: { action: 'second_factor.read' },
      schema: { tags: ['accounts'], response: { 200: secondFactorSchema } },
    },
    (request) => readSecondFactor(deps, request.guard, currentCaller(request)),
  );

  server.post(
    '/api/auth/second-factor/authenticator',
    {
      config: { action: 'second_factor.set_up' },
      schema: {
        tags: ['accounts'],
        description: 'Makes a secret for an authenticator app. It counts once a code of it has come back.',
        body: withPasswordSchema,
        response: { 201: newAuthenticatorSchema },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await beginAuthenticator(deps, request.guard, currentCaller(request), request.body)),
  );

  server.post(
    '/api/auth/second-factor/authenticator/confirm',
    {
      config: { action: 'second_factor.set_up' },
      schema: {
        tags: ['accounts'],
        body: confirmAuthenticatorSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return confirmAuthenticator(deps, request.guard, currentCaller(request), request.body);
    },
  );

  server.post(
    '/api/auth/second-factor/authenticator/off',
    {
      config: { action: 'second_factor.change' },
      schema: { tags: ['accounts'], body: withPasswordSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await turnOffAuthenticator(deps, request.guard, currentCaller(request), request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/auth/second-factor/recovery-codes',
    {
      config: { action: 'second_factor.change' },
      schema: {
        tags: ['accounts'],
        description: 'Makes new recovery codes; the former ones no longer work.',
        body: withPasswordSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return renewRecoveryCodes(deps, request.guard, currentCaller(request), request.body);
    },
  );
}
