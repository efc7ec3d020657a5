/** Billing over HTTP, for coaches. */
import {
  billingSchema,
  chooseOfferSchema,
  foreseenCancelSchema,
  foreseenChoiceSchema,
  invoiceListSchema,
  invoiceSchema,
  saveBillingDetailsSchema,
} from '@faircourt/contracts/billing';
import type { Clock } from '../../platform/clock.ts';
import { pdfAnswer, sendPdf } from '../../platform/http/pdf-reply.ts';
import { idParams } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import {
  cancelPlan,
  chooseOffer,
  keepPlan,
  readBilling,
  resumePlan,
  saveDetails,
} from './billing.service.ts';
import { foreseeCancel, foreseeChoice } from './foresee.service.ts';
import { drawInvoice } from './invoices/invoice-pdf.service.ts';
import type { CardPayments } from './stripe/card.payments.ts';
import { listOwnInvoices, readInvoice, type InvoiceDeps } from './invoices/invoice.service.ts';

export function billingRoutes(
  server: HttpServer,
  deps: InvoiceDeps & { limiter: RateLimiter; clock: Clock; cards: CardPayments | null },
): void {
  server.get(
    '/api/billing',
    { config: { action: 'billing.read' }, schema: { tags: ['billing'], response: { 200: billingSchema } } },
    (request) => readBilling(deps, request.guard),
  );

  server.get(
    '/api/billing/foresee',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'What choosing this plan would do, and when. Changes nothing.',
        querystring: chooseOfferSchema,
        response: { 200: foreseenChoiceSchema },
      },
    },
    (request) => foreseeChoice(deps.db, request.guard, request.query),
  );

  server.get(
    '/api/billing/foresee-cancel',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'What cancelling would do, and when. Changes nothing.',
        response: { 200: foreseenCancelSchema },
      },
    },
    (request) => foreseeCancel(deps.db, request.guard),
  );

  server.post(
    '/api/billing/choose',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description:
          'Chooses a plan. It counts at once where nothing is paid, and with the next period where something is.',
        body: chooseOfferSchema,
        response: { 200: billingSchema },
      },
    },
    (request) => chooseOffer(deps, request.guard, request.body),
  );

  server.post(
    '/api/billing/cancel',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'Ends the plan with what is paid. Past due, it ends at once. Nothing more is charged.',
        response: { 200: billingSchema },
      },
    },
    (request) => cancelPlan(deps, request.guard),
  );

  server.post(
    '/api/billing/resume',
    { config: { action: 'billing.manage' }, schema: { tags: ['billing'], response: { 200: billingSchema } } },
    (request) => resumePlan(deps, request.guard),
  );

  server.post(
    '/api/billing/keep',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'Takes back a change that waits for the next period.',
        response: { 200: billingSchema },
      },
    },
    (request) => keepPlan(deps, request.guard),
  );

  server.put(
    '/api/billing/details',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'Who invoices are made out to from now on.',
        body: saveBillingDetailsSchema,
        response: { 200: billingSchema },
      },
    },
    (request) => saveDetails(deps, request.guard, request.body),
  );

  server.get(
    '/api/billing/invoices',
    {
      config: { action: 'billing.read' },
      schema: { tags: ['billing'], response: { 200: invoiceListSchema } },
    },
    (request) => listOwnInvoices(deps, request.guard),
  );

  server.get(
    '/api/billing/invoices/:id',
    {
      config: { action: 'invoice.read' },
      schema: { tags: ['billing'], params: idParams, response: { 200: invoiceSchema } },
    },
    (request) => readInvoice(deps, request.guard, request.params.id),
  );

  server.get(
    '/api/billing/invoices/:id/pdf',
    {
      config: { action: 'invoice.read' },
      schema: {
        tags: ['billing'],
        description: 'The invoice in the language of its reader.',
        params: idParams,
        response: pdfAnswer('The invoice.'),
      },
    },
    async (request, reply) => sendPdf(reply, await drawInvoice(deps, request.guard, request.params.id)),
  );
}
