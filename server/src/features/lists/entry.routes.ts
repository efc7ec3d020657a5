/** The athletes on a list over HTTP. */
import { listTableSchema } from '@faircourt/contracts/athlete-tables';
import {
  addedToListSchema,
  addToListSchema,
  listEntriesSchema,
  moveEntriesSchema,
  openListSchema,
} from '@faircourt/contracts/lists';
import { currentCaller } from '../../identity/authenticate.ts';
import type { AthleteTableDeps } from '../../athlete-tables/athlete-table.service.ts';
import { csvAnswer, sendCsv } from '../../platform/http/csv-reply.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';
import { addToList, moveEntries, openList, removeEntries, restoreEntries } from './entry.service.ts';
import { exportList } from './list-table.service.ts';
import type { ListsDeps } from './lists.deps.ts';

const tags = ['lists'];

export function entryRoutes(server: HttpServer, deps: ListsDeps & AthleteTableDeps): void {
  server.get(
    '/api/lists/:id',
    {
      config: { action: 'list.open' },
      schema: { tags, params: idParams, response: { 200: openListSchema } },
    },
    (request) => openList(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.post(
    '/api/lists/:id/export',
    {
      config: { action: 'list.export' },
      schema: {
        tags,
        description: 'The athletes on a list as a table. Each of them is a look that the family reads.',
        params: idParams,
        body: listTableSchema,
        response: csvAnswer,
      },
    },
    async (request, reply) =>
      sendCsv(reply, 'athletes', await exportList(deps, request.guard, request.params.id, request.body)),
  );

  server.post(
    '/api/lists/:id/entries',
    {
      config: { action: 'list.change' },
      schema: { tags, params: idParams, body: addToListSchema, response: { 200: addedToListSchema } },
    },
    (request) => addToList(deps, request.guard, request.params.id, request.body.athlete_ids),
  );

  server.post(
    '/api/lists/:id/entries/remove',
    {
      config: { action: 'list.change' },
      schema: { tags, params: idParams, body: listEntriesSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await removeEntries(deps, request.guard, request.params.id, request.body.entry_ids);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/lists/:id/entries/restore',
    {
      config: { action: 'list.change' },
      schema: { tags, params: idParams, body: listEntriesSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await restoreEntries(deps, request.guard, request.params.id, request.body.entry_ids);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/lists/:id/entries/move',
    {
      config: { action: 'list.change' },
      schema: { tags, params: idParams, body: moveEntriesSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await moveEntries(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
