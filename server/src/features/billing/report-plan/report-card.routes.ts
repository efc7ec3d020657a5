/** Paying the report by card over HTTP, for coaches. */
import { paymentPageSchema } from '@faircourt/contracts/billing';
import { reportPlanSchema, type ReportPlan } from '@faircourt/contracts/report-plan';
import type { Guard } from '../../../access/engine/guard.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { REPORT_YEAR } from '../life/product.ts';
import { reportDesk } from '../stripe/card-desk.ts';
import { beginCheckout, confirmCheckout, type CheckoutDeps } from '../stripe/checkout.service.ts';
import { openPortal, openUnpaid } from '../stripe/portal.service.ts';
import { readReportPlan } from './report-plan.service.ts';

export function reportCardRoutes(server: HttpServer, deps: CheckoutDeps): void {
  server.post(
    '/api/billing/report/checkout',
    {
      config: { action: 'player_report.buy' },
      schema: {
        tags: ['billing'],
        description:
          'Begins to pay a year of the report by card, and answers with the page at Stripe. Nothing changes before it is paid there.',
        response: { 200: paymentPageSchema },
      },
    },
    (request) => beginCheckout(deps, request.guard, reportDesk('player_report.buy'), REPORT_YEAR),
  );

  server.post(
    '/api/billing/report/checkout/confirm',
    {
      config: { action: 'player_report.end' },
      schema: {
        tags: ['billing'],
        description: 'Asks Stripe whether a checkout of the report that was begun is paid.',
        response: { 200: reportPlanSchema },
      },
    },
    (request) => confirmReport(deps, request.guard),
  );

  server.post(
    '/api/billing/report/portal',
    {
      config: { action: 'player_report.end' },
      schema: {
        tags: ['billing'],
        description: 'The page at Stripe where the card that pays the report is changed.',
        response: { 200: paymentPageSchema },
      },
    },
    (request) => openPortal(deps, request.guard, reportDesk('player_report.end')),
  );

  server.post(
    '/api/billing/report/unpaid',
    {
      config: { action: 'player_report.end' },
      schema: {
        tags: ['billing'],
        description: 'The page at Stripe where another card pays what the card did not.',
        response: { 200: paymentPageSchema },
      },
    },
    (request) => openUnpaid(deps, request.guard, reportDesk('player_report.end')),
  );
}

async function confirmReport(deps: CheckoutDeps, guard: Guard): Promise<ReportPlan> {
  await confirmCheckout(deps, guard, reportDesk('player_report.end'));
  return readReportPlan(deps, guard);
}
