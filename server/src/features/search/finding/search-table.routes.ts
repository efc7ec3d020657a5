/** What a search finds as a table to keep, over HTTP. */
import { exportOfferSchema, searchTableSchema } from '@faircourt/contracts/athlete-tables';
import { searchFiltersSchema } from '@faircourt/contracts/search';
import { csvAnswer, sendCsv } from '../../../platform/http/csv-reply.ts';
import { SEARCHES } from '../../../identity/reading.limits.ts';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { exportFound, offerTable, type SearchTableDeps } from './search-table.service.ts';

export function searchTableRoutes(server: HttpServer, deps: SearchTableDeps & ReadingLimitDeps): void {
  server.get(
    '/api/search/export',
    {
      config: { action: 'athlete.search' },
      preHandler: limitReading(deps, SEARCHES),
      schema: { tags: ['search'], querystring: searchFiltersSchema, response: { 200: exportOfferSchema } },
    },
    (request) => offerTable(deps, request.guard, request.query),
  );

  server.post(
    '/api/search/export',
    {
      config: { action: 'search.export' },
      preHandler: limitReading(deps, SEARCHES),
      schema: {
        tags: ['search'],
        description: 'The athletes as a table. Each of them is a look that the family reads.',
        body: searchTableSchema,
        response: csvAnswer,
      },
    },
    async (request, reply) =>
      sendCsv(reply, 'athletes', await exportFound(deps, request.guard, request.body)),
  );
}
