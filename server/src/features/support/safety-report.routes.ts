/** Safety reports over HTTP, for admins alone. */
import {
  closeReportSchema,
  safetyReportListSchema,
  safetyReportSchema,
} from '@faircourt/contracts/safety-reports';
import type { HttpServer } from '../../platform/http/server.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';
import { closeSafetyReport, listSafetyReports, openReport } from './safety-report.service.ts';
import type { SupportDeps } from './support.deps.ts';

export function safetyReportRoutes(server: HttpServer, deps: SupportDeps): void {
  server.get(
    '/api/safety-reports',
    {
      config: { action: 'safety_report.list' },
      schema: {
        tags: ['support'],
        description: 'Open safety reports, those of minors about a guardian first, then the oldest.',
        response: { 200: safetyReportListSchema },
      },
    },
    (request) => listSafetyReports(deps, request.guard),
  );

  server.post(
    '/api/safety-reports/:id/open',
    {
      config: { action: 'safety_report.open' },
      schema: {
        tags: ['support'],
        description: 'The whole report. Each look is logged.',
        params: idParams,
        response: { 200: safetyReportSchema },
      },
    },
    (request) => openReport(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/safety-reports/:id/close',
    {
      config: { action: 'safety_report.close' },
      schema: { tags: ['support'], params: idParams, body: closeReportSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await closeSafetyReport(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
