/** Passkeys over HTTP. Each takes two calls: the challenge, and what the device has signed. */
import { sessionSchema } from '@faircourt/contracts/accounts';
import {
  addPasskeySchema,
  passkeyOptionsSchema,
  renamePasskeySchema,
  signInWithPasskeySchema,
} from '@faircourt/contracts/passkeys';
import { withPasswordSchema } from '@faircourt/contracts/second-factor';
import { currentCaller } from '../../identity/authenticate.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { clientOf, setCookies } from './browser-client.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkey.service.ts';

export function passkeyRoutes(server: HttpServer, deps: AccountDeps): void {
  server.post(
    '/api/auth/sign-in/passkey-options',
    {
      config: { action: 'public' },
      schema: { tags: ['accounts'], response: { 200: passkeyOptionsSchema } },
    },
    async (request, reply) => {
      const { options, cookies } = await beginPasskeySignIn(deps, clientOf(request));
      setCookies(reply, cookies);
      return options;
    },
  );

  server.post(
    '/api/auth/sign-in/passkey',
    {
      config: { action: 'public' },
      schema: { tags: ['accounts'], body: signInWithPasskeySchema, response: { 200: sessionSchema } },
    },
    async (request, reply) => {
      const { session, cookies } = await signInWithPasskey(deps, request.body, clientOf(request));
      setCookies(reply, cookies);
      return session;
    },
  );

  server.post(
    '/api/auth/passkeys/options',
    {
      config: { action: 'second_factor.set_up' },
      schema: { tags: ['accounts'], body: withPasswordSchema, response: { 200: passkeyOptionsSchema } },
    },
    async (request, reply) => {
      const { guard, body } = request;
      const { options, cookies } = await beginPasskey(deps, guard, currentCaller(request), body);
      setCookies(reply, cookies);
      return options;
    },
  );

  server.post(
    '/api/auth/passkeys',
    {
      config: { action: 'second_factor.set_up' },
      schema: { tags: ['accounts'], body: addPasskeySchema, response: { 204: done } },
    },
    async (request, reply) => {
      await addPasskey(deps, request.guard, currentCaller(request), request.body, clientOf(request));
      return reply.code(204).send();
    },
  );

  server.patch(
    '/api/auth/passkeys/:id',
    {
      config: { action: 'second_factor.change' },
      schema: {
        tags: ['accounts'],
        params: idParams,
        body: renamePasskeySchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { guard, params, body } = request;
      await renamePasskey(deps, guard, currentCaller(request), params.id, body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/auth/passkeys/:id/remove',
    {
      config: { action: 'second_factor.change' },
      schema: {
        tags: ['accounts'],
        params: idParams,
        body: withPasswordSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { guard, params, body } = request;
      await removePasskey(deps, guard, currentCaller(request), params.id, body);
      return reply.code(204).send();
    },
  );
}
