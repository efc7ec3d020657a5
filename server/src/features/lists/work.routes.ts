/** What a staff writes at an entry, over HTTP. */
import {
  criteriaInputSchema,
  criteriaSchema,
  entryWorkSchema,
  nextStepInputSchema,
  noteInputSchema,
  ratingsInputSchema,
  tagEntriesSchema,
  tagsInputSchema,
} from '@faircourt/contracts/list-work';
import type { HttpServer } from '../../platform/http/server.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';
import { changeCriteria } from './criteria.service.ts';
import type { ListsDeps } from './lists.deps.ts';
import { addNote, rate, readWork, removeNote, setStep, setTags, tagEntries } from './work.service.ts';

const tags = ['lists'];
const change = { action: 'list.change' } as const;
const response = { 200: entryWorkSchema };

export function listWorkRoutes(server: HttpServer, deps: ListsDeps): void {
  server.get(
    '/api/list-entries/:id',
    { config: { action: 'list.open' }, schema: { tags, params: idParams, response } },
    (request) => readWork(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/list-entries/:id/notes',
    { config: change, schema: { tags, params: idParams, body: noteInputSchema, response } },
    (request) => addNote(deps, request.guard, request.params.id, request.body.body),
  );

  server.delete(
    '/api/list-notes/:id',
    {
      config: { action: 'list_note.delete' },
      schema: { tags, params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await removeNote(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.put(
    '/api/list-entries/:id/tags',
    { config: change, schema: { tags, params: idParams, body: tagsInputSchema, response } },
    (request) => setTags(deps, request.guard, request.params.id, request.body.tags),
  );

  server.put(
    '/api/list-entries/:id/rating',
    { config: change, schema: { tags, params: idParams, body: ratingsInputSchema, response } },
    (request) => rate(deps, request.guard, request.params.id, request.body),
  );

  server.put(
    '/api/list-entries/:id/step',
    { config: change, schema: { tags, params: idParams, body: nextStepInputSchema, response } },
    (request) => setStep(deps, request.guard, request.params.id, request.body),
  );

  server.post(
    '/api/lists/:id/entries/tag',
    { config: change, schema: { tags, params: idParams, body: tagEntriesSchema, response: { 204: done } } },
    async (request, reply) => {
      await tagEntries(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.put(
    '/api/list-criteria',
    {
      config: { action: 'list_criteria.keep' },
      schema: { tags, body: criteriaInputSchema, response: { 200: criteriaSchema } },
    },
    (request) => changeCriteria(deps, request.guard, request.body),
  );
}
