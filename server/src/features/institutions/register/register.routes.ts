/** Every institution over HTTP, for admins. Merging itself takes two of them: see the confirmations. */
import {
  correctEntrySchema,
  mergePreviewSchema,
  mergeQuerySchema,
  registeredSchema,
  registerQuerySchema,
  registerSchema,
} from '@faircourt/contracts/institution-register';
import { timelineQuerySchema, timelineSchema } from '@faircourt/contracts/users';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { InstitutionDeps } from '../institutions.deps.ts';
import { correctEntry } from './correction.service.ts';
import { listRegister, previewMerge, readHistory, readRegistered } from './register.service.ts';

export function registerRoutes(server: HttpServer, deps: InstitutionDeps): void {
  server.get(
    '/api/register',
    {
      config: { action: 'institution.list' },
      schema: { tags: ['admin'], querystring: registerQuerySchema, response: { 200: registerSchema } },
    },
    (request) => listRegister(deps, request.guard, request.query),
  );

  server.get(
    '/api/register/:id',
    {
      config: { action: 'institution.list' },
      schema: {
        tags: ['admin'],
        description: 'One institution: who works there, and how much hangs on it. No athlete is named.',
        params: idParams,
        response: { 200: registeredSchema },
      },
    },
    (request) => readRegistered(deps, request.guard, request.params.id),
  );

  server.put(
    '/api/register/:id',
    {
      config: { action: 'institution.keep' },
      schema: { tags: ['admin'], params: idParams, body: correctEntrySchema, response: { 204: done } },
    },
    async (request, reply) => {
      await correctEntry(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/register/:id/history',
    {
      config: { action: 'institution.list' },
      schema: {
        tags: ['admin'],
        params: idParams,
        querystring: timelineQuerySchema,
        response: { 200: timelineSchema },
      },
    },
    (request) => readHistory(deps, request.guard, request.params.id, request.query.before ?? null),
  );

  server.get(
    '/api/register/:id/merge',
    {
      config: { action: 'institution.list' },
      schema: {
        tags: ['admin'],
        description: 'What would happen to this entry if it became a part of another.',
        params: idParams,
        querystring: mergeQuerySchema,
        response: { 200: mergePreviewSchema },
      },
    },
    (request) => previewMerge(deps, request.guard, request.params.id, request.query.into),
  );
}
