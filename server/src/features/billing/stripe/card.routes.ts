/** Paying by card over HTTP, for the owners of plans. */
import {
  billingCardSchema,
  chooseOfferSchema,
  paymentPageSchema,
  type BillingCard,
} from '@faircourt/contracts/billing';
import type { Guard } from '../../../access/engine/guard.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { SCOUT_DESK } from './card-desk.ts';
import { beginCheckout, confirmCheckout, readCard, type CheckoutDeps } from './checkout.service.ts';
import { openPortal, openUnpaid } from './portal.service.ts';

export function cardRoutes(server: HttpServer, deps: CheckoutDeps): void {
  server.get(
    '/api/billing/card',
    {
      config: { action: 'billing.read' },
      schema: { tags: ['billing'], response: { 200: billingCardSchema } },
    },
    (request) => readCard(deps, request.guard),
  );

  server.post(
    '/api/billing/checkout',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description:
          'Begins to pay a plan by card, and answers with the page at Stripe. Nothing changes before it is paid there.',
        body: chooseOfferSchema,
        response: { 200: paymentPageSchema },
      },
    },
    (request) => beginCheckout(deps, request.guard, SCOUT_DESK, request.body),
  );

  server.post(
    '/api/billing/checkout/confirm',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'Asks Stripe whether a checkout that was begun is paid.',
        response: { 200: billingCardSchema },
      },
    },
    (request) => confirmCard(deps, request.guard),
  );

  server.post(
    '/api/billing/portal',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'The page at Stripe where the card is changed.',
        response: { 200: paymentPageSchema },
      },
    },
    (request) => openPortal(deps, request.guard, SCOUT_DESK),
  );

  server.post(
    '/api/billing/unpaid',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'The page at Stripe where another card pays what the card did not.',
        response: { 200: paymentPageSchema },
      },
    },
    (request) => openUnpaid(deps, request.guard, SCOUT_DESK),
  );
}

async function confirmCard(deps: CheckoutDeps, guard: Guard): Promise<BillingCard> {
  await confirmCheckout(deps, guard, SCOUT_DESK);
  return readCard(deps, guard);
}
