/** Consent forms over HTTP. */
import {
  consentListSchema,
  signatureSchema,
  signConsentSchema,
  signedTogetherSchema,
  signTogetherSchema,
} from '@faircourt/contracts/consent-signing';
import type { HttpServer } from '../../platform/http/server.ts';
import type { ConsentDeps } from './consent.deps.ts';
import { listConsents, signConsent, signTogether, withdrawConsent } from './consent.service.ts';
import { readSignedCopy } from './signed-copy.service.ts';
import { pdfAnswer, sendPdf } from '../../platform/http/pdf-reply.ts';
import { idParams } from '../../platform/http/route-schemas.ts';

export function consentRoutes(server: HttpServer, deps: ConsentDeps): void {
  server.get(
    '/api/consents',
    {
      config: { action: 'consent.list' },
      schema: { tags: ['consent'], response: { 200: consentListSchema } },
    },
    (request) => listConsents(deps, request.guard),
  );

  server.post(
    '/api/consents',
    {
      config: { action: 'consent.sign' },
      schema: { tags: ['consent'], body: signConsentSchema, response: { 201: signatureSchema } },
    },
    async (request, reply) =>
      reply.code(201).send(await signConsent(deps, request.guard, request.ip, request.body)),
  );

  server.post(
    '/api/consents/together',
    {
      config: { action: 'consent.sign' },
      schema: {
        tags: ['consent'],
        description: 'Several forms in one sitting: all are signed, each by itself, or none is.',
        body: signTogetherSchema,
        response: { 201: signedTogetherSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await signTogether(deps, request.guard, request.ip, request.body)),
  );

  server.post(
    '/api/consents/:id/withdraw',
    {
      config: { action: 'consent.withdraw' },
      schema: { tags: ['consent'], params: idParams, response: { 200: signatureSchema } },
    },
    (request) => withdrawConsent(deps, request.guard, request.params.id),
  );

  server.get(
    '/api/consents/:id/copy.pdf',
    {
      config: { action: 'consent.read' },
      schema: {
        tags: ['consent'],
        params: idParams,
        response: pdfAnswer('The signed form.'),
      },
    },
    async (request, reply) => sendPdf(reply, await readSignedCopy(deps, request.guard, request.params.id)),
  );
}
