/** The report's subscription over HTTP, for coaches. */
import { saveBillingDetailsSchema } from '@faircourt/contracts/billing';
import { sendPurchaseOrderSchema } from '@faircourt/contracts/purchase-orders';
import { reportPlanSchema } from '@faircourt/contracts/report-plan';
import type { HttpServer } from '../../../platform/http/server.ts';
import {
  beginReportTrial,
  cancelReport,
  chooseReport,
  orderReport,
  readReportPlan,
  resumeReport,
  saveReportDetails,
  type ReportPlanDeps,
} from './report-plan.service.ts';

export function reportPlanRoutes(server: HttpServer, deps: ReportPlanDeps): void {
  server.get(
    '/api/billing/report',
    {
      config: { action: 'billing.read' },
      schema: { tags: ['billing'], response: { 200: reportPlanSchema } },
    },
    (request) => readReportPlan(deps, request.guard),
  );

  server.post(
    '/api/billing/report/trial',
    {
      config: { action: 'player_report.buy' },
      schema: {
        tags: ['billing'],
        description:
          'Begins fourteen days of the report without a card, once for each person and institution.',
        response: { 200: reportPlanSchema },
      },
    },
    (request) => beginReportTrial(deps, request.guard),
  );

  server.post(
    '/api/billing/report/choose',
    {
      config: { action: 'player_report.buy' },
      schema: {
        tags: ['billing'],
        description: 'Orders a year by invoice: after the trial, or from the payment where nothing runs.',
        response: { 200: reportPlanSchema },
      },
    },
    (request) => chooseReport(deps, request.guard),
  );

  server.post(
    '/api/billing/report/purchase-orders',
    {
      config: { action: 'player_report.buy' },
      schema: {
        tags: ['billing'],
        description:
          'Sends a purchase order for a year of the report. It opens nothing until an admin accepts it.',
        body: sendPurchaseOrderSchema,
        response: { 200: reportPlanSchema },
      },
    },
    (request) => orderReport(deps, request.guard, request.body),
  );

  server.post(
    '/api/billing/report/cancel',
    {
      config: { action: 'player_report.end' },
      schema: {
        tags: ['billing'],
        description: 'Ends the report with what is paid or tried. Past due, it ends at once.',
        response: { 200: reportPlanSchema },
      },
    },
    (request) => cancelReport(deps, request.guard),
  );

  server.post(
    '/api/billing/report/resume',
    {
      config: { action: 'player_report.buy' },
      schema: { tags: ['billing'], response: { 200: reportPlanSchema } },
    },
    (request) => resumeReport(deps, request.guard),
  );

  server.put(
    '/api/billing/report/details',
    {
      config: { action: 'player_report.end' },
      schema: {
        tags: ['billing'],
        description: 'Who invoices of the report are made out to from now on.',
        body: saveBillingDetailsSchema,
        response: { 200: reportPlanSchema },
      },
    },
    (request) => saveReportDetails(deps, request.guard, request.body),
  );
}
