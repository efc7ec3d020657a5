/** How the platform is used, over HTTP, for admins. */
import { analyticsQuerySchema, analyticsSchema } from '@faircourt/contracts/analytics';
import { csvAnswer, sendCsv } from '../../platform/http/csv-reply.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import { exportAnalytics, readAnalytics, type AnalyticsDeps } from './analytics.service.ts';

export function analyticsRoutes(server: HttpServer, deps: AnalyticsDeps): void {
  server.get(
    '/api/analytics',
    {
      config: { action: 'analytics.read' },
      schema: {
        tags: ['admin'],
        description:
          'Sums by day, beside those of the range before. Groups of fewer than five people are left out.',
        querystring: analyticsQuerySchema,
        response: { 200: analyticsSchema },
      },
    },
    (request) => readAnalytics(deps, request.guard, request.query),
  );

  server.get(
    '/api/analytics.csv',
    {
      config: { action: 'analytics.read' },
      schema: {
        tags: ['admin'],
        querystring: analyticsQuerySchema,
        response: csvAnswer,
      },
    },
    async (request, reply) =>
      sendCsv(reply, 'analytics', await exportAnalytics(deps, request.guard, request.query)),
  );
}
