/** The page of a family over HTTP. */
import {
  familySchema,
  familyViewListSchema,
  logPageSchema,
  previewQuerySchema,
  previewSchema,
} from '@faircourt/contracts/family';
import { z } from 'zod';
import { csvAnswer, sendCsv } from '../../platform/http/csv-reply.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import type { FamilyDeps } from './family.deps.ts';
import { downloadLog, readLog } from './family-log.service.ts';
import { listFamily, listFamilyViews, noteVisit } from './family.service.ts';
import { previewAthlete } from './preview.service.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';

/** `next` of the page before. PostgreSQL knows no year 0. */
const daySchema = z.iso.date().refine((day) => day >= '0001-01-01');
/** As far as the log counts. */
const seqSchema = z.coerce.number().int().min(1).max(2_147_483_647);

export function familyRoutes(server: HttpServer, deps: FamilyDeps): void {
  server.get(
    '/api/family',
    { config: { action: 'family.list' }, schema: { tags: ['guardians'], response: { 200: familySchema } } },
    (request) => listFamily(deps, request.guard),
  );

  server.post(
    '/api/family/:id/visit',
    {
      config: { action: 'family.read' },
      schema: { tags: ['guardians'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await noteVisit(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/family/:id/views',
    {
      config: { action: 'athlete.read_log' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        querystring: z.strictObject({ after: daySchema.optional() }),
        response: { 200: familyViewListSchema },
      },
    },
    (request) => listFamilyViews(deps, request.guard, request.params.id, request.query.after ?? null),
  );

  server.get(
    '/api/family/:id/log',
    {
      config: { action: 'athlete.read_log' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        querystring: z.strictObject({ before: seqSchema.optional() }),
        response: { 200: logPageSchema },
      },
    },
    (request) => readLog(deps, request.guard, request.params.id, request.query.before ?? null),
  );

  server.get(
    '/api/family/:id/log.csv',
    {
      config: { action: 'athlete.read_log' },
      schema: {
        tags: ['guardians'],
        description:
          'The whole log, oldest first, as a table to keep. Each hash is the SHA-256 of the bytes of prev_hash followed by hashed_text in UTF-8.',
        params: idParams,
        response: csvAnswer,
      },
    },
    async (request, reply) => {
      const log = await downloadLog(deps, request.guard, request.params.id);
      return sendCsv(reply, 'log', log);
    },
  );

  server.get(
    '/api/family/:id/preview',
    {
      config: { action: 'family.read' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        querystring: previewQuerySchema,
        response: { 200: previewSchema },
      },
    },
    (request) =>
      previewAthlete(deps, request.guard, currentCaller(request), request.params.id, request.query),
  );
}
