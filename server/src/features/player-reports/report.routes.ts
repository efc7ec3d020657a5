/** The Global Player Report over HTTP. */
import { playerReportListSchema, playerReportSchema } from '@faircourt/contracts/player-reports';
import { pdfAnswer, sendPdf } from '../../platform/http/pdf-reply.ts';
import { idParams } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import {
  drawPlayerReport,
  drawSample,
  listPlayerReports,
  readPlayerReport,
  readSample,
  type ReportDeps,
} from './report.service.ts';

export function playerReportRoutes(server: HttpServer, deps: ReportDeps): void {
  server.get(
    '/api/player-reports',
    {
      config: { action: 'player_report.list' },
      schema: { tags: ['reports'], response: { 200: playerReportListSchema } },
    },
    (request) => listPlayerReports(deps, request.guard),
  );

  server.get(
    '/api/player-reports/sample',
    {
      config: { action: 'player_report.see_sample' },
      schema: {
        tags: ['reports'],
        description: 'A report whose athletes are invented.',
        response: { 200: playerReportSchema },
      },
    },
    (request) => readSample(request.guard),
  );

  server.get(
    '/api/player-reports/sample/pdf',
    {
      config: { action: 'player_report.see_sample' },
      schema: { tags: ['reports'], response: pdfAnswer('The report.') },
    },
    async (request, reply) => sendPdf(reply, await drawSample(deps, request.guard)),
  );

  server.get(
    '/api/player-reports/:id',
    {
      config: { action: 'player_report.read' },
      schema: {
        tags: ['reports'],
        description: 'A report with those athletes, and that of them, which its reader may see now.',
        params: idParams,
        response: { 200: playerReportSchema },
      },
    },
    (request) => readPlayerReport(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/player-reports/:id/pdf',
    {
      config: { action: 'player_report.read' },
      schema: {
        tags: ['reports'],
        description:
          'The report as a file with the name of its reader. It is a look at everybody whom it names.',
        params: idParams,
        response: pdfAnswer('The report.'),
      },
    },
    async (request, reply) => sendPdf(reply, await drawPlayerReport(deps, request.guard, request.params.id)),
  );
}
