/** What a coach knows of found athletes, over HTTP. */
import { searchMarksQuerySchema, searchMarksSchema } from '@faircourt/contracts/search-marks';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import { SEARCHES } from '../../../identity/reading.limits.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { readMarks } from './marks.service.ts';

export function searchMarkRoutes(server: HttpServer, deps: ReadingLimitDeps): void {
  server.get(
    '/api/search/marks',
    {
      config: { action: 'athlete.search' },
      preHandler: limitReading(deps, SEARCHES),
      schema: {
        tags: ['search'],
        description:
          'For coaches: the lists of the desk that these athletes are on, who of the staff has looked at them, and what is new since.',
        querystring: searchMarksQuerySchema,
        response: { 200: searchMarksSchema },
      },
    },
    (request) => readMarks(deps.db, request.guard, request.query.ids),
  );
}
