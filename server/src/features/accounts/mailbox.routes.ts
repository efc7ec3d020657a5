/** Proving one's mailbox over HTTP, and changing the address. Every answer says how far the proof has come. */
import { changeEmailSchema, mailboxSchema, proveByLinkSchema } from '@faircourt/contracts/accounts';
import { proveEmailSchema } from '@faircourt/contracts/email-code';
import type { HttpServer } from '../../platform/http/server.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import {
  cancelAddressChange,
  changeAddress,
  proveMailbox,
  proveMailboxByLink,
  readMailbox,
  sendMailboxCodeAgain,
} from './mailbox.service.ts';

const config = { action: 'account.prove_mailbox' } as const;
const answer = { tags: ['accounts'], response: { 200: mailboxSchema } };

export function mailboxRoutes(server: HttpServer, deps: AccountDeps): void {
  server.get('/api/auth/mailbox', { config, schema: answer }, (request) =>
    readMailbox(deps, request.guard, currentCaller(request)),
  );

  server.post(
    '/api/auth/mailbox/code',
    {
      config,
      schema: { ...answer, description: 'Emails another code and link; earlier ones stop working.' },
    },
    (request) => sendMailboxCodeAgain(deps, request.guard, currentCaller(request)),
  );

  server.post(
    '/api/auth/mailbox/proof',
    { config, schema: { ...answer, body: proveEmailSchema } },
    (request) => proveMailbox(deps, request.guard, currentCaller(request), request.ip, request.body),
  );

  server.post(
    '/api/auth/mailbox/link-proof',
    { config, schema: { ...answer, body: proveByLinkSchema } },
    (request) => proveMailboxByLink(deps, request.guard, currentCaller(request), request.body),
  );

  server.put(
    '/api/auth/mailbox/address',
    {
      config,
      schema: {
        ...answer,
        description: 'Emails a code to another address, which replaces the present one once it is proven.',
        body: changeEmailSchema,
      },
    },
    (request) => changeAddress(deps, request.guard, currentCaller(request), request.body),
  );

  server.delete('/api/auth/mailbox/address', { config, schema: answer }, (request) =>
    cancelAddressChange(deps, request.guard, currentCaller(request)),
  );
}
