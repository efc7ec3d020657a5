/** Recruiting lists over HTTP. */
import { deskSchema } from '@faircourt/contracts/desk';
import {
  archivedListsSchema,
  archiveListsSchema,
  changeListSchema,
  createListSchema,
  listQuerySchema,
  listStagesInputSchema,
  listStagesSchema,
  recruitingListSchema,
  recruitingListsSchema,
} from '@faircourt/contracts/lists';
import type { HttpServer } from '../../platform/http/server.ts';
import { idParams } from '../../platform/http/route-schemas.ts';
import { archiveLists } from './archive.service.ts';
import { readDesk } from './desk.service.ts';
import { changeList, createList, readLists } from './list.service.ts';
import type { ListsDeps } from './lists.deps.ts';
import { changeStages } from './stage.service.ts';

const tags = ['lists'];

export function listRoutes(server: HttpServer, deps: ListsDeps): void {
  server.get(
    '/api/lists',
    {
      config: { action: 'list.list' },
      schema: { tags, querystring: listQuerySchema, response: { 200: recruitingListsSchema } },
    },
    (request) => readLists(deps, request.guard, request.query.athlete_id ?? null),
  );

  server.post(
    '/api/lists',
    {
      config: { action: 'list.create' },
      schema: { tags, body: createListSchema, response: { 201: recruitingListSchema } },
    },
    async (request, reply) => reply.code(201).send(await createList(deps, request.guard, request.body)),
  );

  server.get(
    '/api/desk',
    { config: { action: 'list.list' }, schema: { tags, response: { 200: deskSchema } } },
    (request) => readDesk(deps, request.guard),
  );

  server.post(
    '/api/lists/archive',
    {
      config: { action: 'list.create' },
      schema: { tags, body: archiveListsSchema, response: { 200: archivedListsSchema } },
    },
    (request) => archiveLists(deps, request.guard, request.body),
  );

  server.patch(
    '/api/lists/:id',
    {
      config: { action: 'list.change' },
      schema: { tags, params: idParams, body: changeListSchema, response: { 200: recruitingListSchema } },
    },
    (request) => changeList(deps, request.guard, request.params.id, request.body),
  );

  server.put(
    '/api/lists/:id/stages',
    {
      config: { action: 'list.change' },
      schema: { tags, params: idParams, body: listStagesInputSchema, response: { 200: listStagesSchema } },
    },
    (request) => changeStages(deps, request.guard, request.params.id, request.body),
  );
}
