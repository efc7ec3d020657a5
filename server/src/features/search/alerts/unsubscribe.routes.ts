/**
 * Ends the emails of alerts without signing in (RFC 8058). A mailbox provider posts to the address in the header; a person
 * opens it and is asked first, since programs that check links open everything. Whether the account exists is not told.
 */
import { unsubscribeQuerySchema } from '@faircourt/contracts/alert-settings';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { done } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { UnsubscribeKeys } from '../../../platform/sessions/unsubscribe-key.ts';
import { storeEmailOff } from './delivery.store.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_BYTES = 1_024;

export async function unsubscribeRoutes(
  server: HttpServer,
  deps: { db: Database; unsubscribeKeys: UnsubscribeKeys },
): Promise<void> {
  await server.register(async (scope: HttpServer) => {
    // The form says nothing that the key does not: it is taken and not read.
    scope.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, _body, read) =>
      read(null, undefined),
    );
    scope.post(
      '/api/alerts/unsubscribe',
      {
        config: { action: 'public' },
        schema: { tags: ['search'], querystring: unsubscribeQuerySchema, response: { 204: done } },
      },
      async (request, reply) => {
        await endEmails(deps, request.query.key);
        return reply.code(204).send();
      },
    );
    scope.get(
      '/api/alerts/unsubscribe',
      {
        config: { action: 'public' },
        schema: { tags: ['search'], querystring: unsubscribeQuerySchema, response: { 302: done } },
      },
      (request, reply) =>
        reply.redirect(`/alerts/unsubscribe?key=${encodeURIComponent(request.query.key)}`, 302),
    );
  });
}

async function endEmails(
  { db, unsubscribeKeys }: { db: Database; unsubscribeKeys: UnsubscribeKeys },
  key: string,
): Promise<void> {
  const userId = unsubscribeKeys.verify(key);
  if (!userId) throw new AppError('not_found', 'This link is not complete. Open it from the email again.');
  await inTransaction(db, async (trx) => {
    if (!(await storeEmailOff(trx, userId))) return;
    // The key proves the mailbox, not the person.
    await recordEvent(trx, {
      chain: userId,
      type: 'alert.unsubscribed',
      actor: { userId: null, role: 'system' },
      data: {},
    });
  });
}
