/** Invoices over HTTP, for admins. */
import {
  adminInvoiceQuerySchema,
  adminInvoiceSchema,
  adminInvoicesSchema,
  markInvoicePaidSchema,
  voidInvoiceSchema,
} from '@faircourt/contracts/billing';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { listAllInvoices, markPaid, voidInvoice, type InvoiceDeps } from './invoice.service.ts';

export function adminInvoiceRoutes(server: HttpServer, deps: InvoiceDeps): void {
  server.get(
    '/api/admin/invoices',
    {
      config: { action: 'invoice.settle' },
      schema: {
        tags: ['admin'],
        querystring: adminInvoiceQuerySchema,
        response: { 200: adminInvoicesSchema },
      },
    },
    (request) => listAllInvoices(deps, request.guard, request.query),
  );

  server.post(
    '/api/admin/invoices/:id/paid',
    {
      config: { action: 'invoice.settle' },
      schema: {
        tags: ['admin'],
        description: 'The money has come. Marking it twice with the same reference changes nothing.',
        params: idParams,
        body: markInvoicePaidSchema,
        response: { 200: adminInvoiceSchema },
      },
    },
    (request) => markPaid(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/admin/invoices/:id/void',
    {
      config: { action: 'invoice.settle' },
      schema: {
        tags: ['admin'],
        description:
          'Takes an open invoice back. The plan ends with what is paid until its owner resumes it.',
        params: idParams,
        body: voidInvoiceSchema,
        response: { 200: adminInvoiceSchema },
      },
    },
    (request) => voidInvoice(deps, request.guard, request.params.id, request.body),
  );
}
