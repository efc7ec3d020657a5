/** Downloading what we hold, over HTTP. */
import { dataExportListSchema, openDataExportSchema } from '@faircourt/contracts/data-exports';
import { holdingListSchema } from '@faircourt/contracts/holdings';
import { currentCaller } from '../../../identity/authenticate.ts';
import { dayOf } from '../../../platform/clock.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { dispositionOf } from '../../../uploads/file-name.ts';
import { binary, sendContent } from '../../../uploads/sent-file.ts';
import { readHoldings } from '../holdings/holding-list.ts';
import type { ExportDeps } from './export.deps.ts';
import { askForMinorsExport, askForOwnExport, listExports, openExport } from './export.service.ts';

export function exportRoutes(server: HttpServer, deps: ExportDeps): void {
  server.get(
    '/api/holdings',
    {
      config: { action: 'account.export' },
      schema: {
        tags: ['rights'],
        description: 'What we hold of people with the role of the caller, by kind.',
        response: { 200: holdingListSchema },
      },
    },
    (request) => readHoldings(request.guard),
  );

  server.get(
    '/api/data-exports',
    {
      config: { action: 'account.export' },
      schema: { tags: ['rights'], response: { 200: dataExportListSchema } },
    },
    (request) => listExports(deps, request.guard, currentCaller(request)),
  );

  server.post(
    '/api/data-exports',
    {
      config: { action: 'account.export' },
      schema: {
        tags: ['rights'],
        description: 'Asks for everything we hold about the caller. One is made at a time.',
        response: { 200: dataExportListSchema },
      },
    },
    (request) => askForOwnExport(deps, request.guard, currentCaller(request)),
  );

  server.post(
    '/api/family/:id/data-exports',
    {
      config: { action: 'athlete.export' },
      schema: {
        tags: ['rights'],
        description: 'A guardian asks for everything we hold about a minor.',
        params: idParams,
        response: { 200: dataExportListSchema },
      },
    },
    (request) => askForMinorsExport(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.post(
    '/api/data-exports/:id/open',
    {
      config: { action: 'data_export.open' },
      schema: {
        tags: ['rights'],
        description: 'The archive, for the person who asked for it and types the password again.',
        params: idParams,
        body: openDataExportSchema,
        response: { 200: binary },
      },
    },
    async (request, reply) => {
      const opened = await openExport(
        deps,
        request.guard,
        currentCaller(request),
        request.params.id,
        request.body,
      );
      const file = { ...opened, content_type: 'application/zip' };
      return sendContent(deps, reply, file, {
        'cache-control': 'no-store',
        'content-disposition': dispositionOf(`faircourt-${dayOf(opened.requestedAt)}.zip`),
      });
    },
  );
}
