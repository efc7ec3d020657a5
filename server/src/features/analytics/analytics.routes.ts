/** How the platform is used, over HTTP, for admins. */
import { analyticsQuerySchema, analyticsSchema } from '@faircourt/contracts/analytics';
import { z } from 'zod';
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
        response: {
          200: {
            description: 'The table.',
            content: { 'text/csv': { schema: z.unknown().meta({ type: 'string' }) } },
          },
        },
      },
    },
    async (request, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="faircourt-analytics.csv"',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .send(await exportAnalytics(deps, request.guard, request.query)),
  );
}
