/** The directory of a director's countries over HTTP, as pages and as a table to keep. */
import { coverageSchema, directoryQuerySchema, directorySchema } from '@faircourt/contracts/directory';
import { csvAnswer, sendCsv } from '../../platform/http/csv-reply.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { DirectoryDeps } from './directory.deps.ts';
import { exportDirectory } from './directory-export.service.ts';
import { listDirectory, readCoverage } from './directory.service.ts';

export function directoryRoutes(server: HttpServer, deps: DirectoryDeps): void {
  server.get(
    '/api/directory',
    {
      config: { action: 'directory.read' },
      schema: { tags: ['directory'], querystring: directoryQuerySchema, response: { 200: directorySchema } },
    },
    (request) => listDirectory(deps, request.guard, request.query),
  );

  server.get(
    '/api/directory/coverage',
    {
      config: { action: 'directory.read' },
      schema: { tags: ['directory'], response: { 200: coverageSchema } },
    },
    (request) => readCoverage(deps, request.guard),
  );

  server.get(
    '/api/directory.csv',
    {
      config: { action: 'directory.export' },
      schema: {
        tags: ['directory'],
        description: 'Everything the filters find, as a table. Each export is in the log.',
        querystring: directoryQuerySchema.omit({ after: true }),
        response: csvAnswer,
      },
    },
    async (request, reply) => {
      const table = await exportDirectory(deps, request.guard, request.query);
      return sendCsv(reply, 'directory', table);
    },
  );
}
