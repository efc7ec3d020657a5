/** What a coach knows of found athletes, over HTTP. */
import { searchMarksQuerySchema, searchMarksSchema } from '@faircourt/contracts/search-marks';
import type { Database } from '../../../platform/database/database.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { readMarks } from './marks.service.ts';

export function searchMarkRoutes(server: HttpServer, deps: { db: Database }): void {
  server.get(
    '/api/search/marks',
    {
      config: { action: 'athlete.search' },
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
