/** NIL Family Consulting over HTTP: a case for who asked and for admins, and what each of them does with it. */
import {
  acceptQuoteSchema,
  closeConsultingSchema,
  consultingCaseSchema,
  makeQuoteSchema,
  planCallSchema,
  stepSchema,
} from '@faircourt/contracts/consulting';
import { pdfAnswer, sendPdf } from '../../../platform/http/pdf-reply.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { SupportDeps } from '../support.deps.ts';
import { billCase, closeCase, finishCase, makeQuote, planCall } from './consulting-work.service.ts';
import { readCase } from './consulting.service.ts';
import { acceptQuote, withdrawCase } from './family-decision.service.ts';
import { drawQuote } from './quote-pdf.service.ts';

const tags = ['consulting'];
const response = { 200: consultingCaseSchema };

export function consultingRoutes(server: HttpServer, deps: SupportDeps): void {
  server.get(
    '/api/consulting/:id',
    {
      config: { action: 'consulting.read' },
      schema: {
        tags,
        description: 'How far a request for consulting is. Its id is that of the message to support.',
        params: idParams,
        response,
      },
    },
    (request) => readCase(deps, request.guard, request.params.id),
  );

  server.get(
    '/api/consulting/:id/quote/pdf',
    {
      config: { action: 'consulting.read' },
      schema: {
        tags,
        description: 'The quote in the language of its reader.',
        params: idParams,
        response: pdfAnswer('The quote.'),
      },
    },
    async (request, reply) => sendPdf(reply, await drawQuote(deps, request.guard, request.params.id)),
  );

  server.post(
    '/api/consulting/:id/accept',
    {
      config: { action: 'consulting.accept' },
      schema: {
        tags,
        description:
          'Accepts the quote that was read, signed with the full name. Only for the guardian who asked, or the athlete of 18 or older.',
        params: idParams,
        body: acceptQuoteSchema,
        response,
      },
    },
    (request) => acceptQuote(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/consulting/:id/withdraw',
    { config: { action: 'consulting.withdraw' }, schema: { tags, params: idParams, response } },
    (request) => withdrawCase(deps, request.guard, request.params.id),
  );

  workRoutes(server, deps);
}

function workRoutes(server: HttpServer, deps: SupportDeps): void {
  const config = { action: 'consulting.work' } as const;
  server.post(
    '/api/consulting/:id/call',
    { config, schema: { tags, params: idParams, body: planCallSchema, response } },
    (request) => planCall(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/consulting/:id/quote',
    {
      config,
      schema: {
        tags,
        description: 'Makes a quote, in the place of one that nobody has accepted.',
        params: idParams,
        body: makeQuoteSchema,
        response,
      },
    },
    (request) => makeQuote(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/consulting/:id/invoice',
    {
      config,
      schema: {
        tags,
        description: 'Issues the invoice for an accepted quote. An admin marks it as paid among all others.',
        params: idParams,
        body: stepSchema,
        response,
      },
    },
    (request) => billCase(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/consulting/:id/done',
    { config, schema: { tags, params: idParams, body: stepSchema, response } },
    (request) => finishCase(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/consulting/:id/close',
    { config, schema: { tags, params: idParams, body: closeConsultingSchema, response } },
    (request) => closeCase(deps, request.guard, request.params.id, request.body),
  );
}
