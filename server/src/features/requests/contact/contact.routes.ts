/** First contact over HTTP, and the calendar that decides when it may be asked for. */
import {
  askableSchema,
  contactCalendarQuerySchema,
  contactCalendarSchema,
  contactRuleInputSchema,
  contactRuleListSchema,
  contactRuleSchema,
  requestContactSchema,
} from '@faircourt/contracts/requests';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { RequestDeps } from '../requests.deps.ts';
import { readContactCalendar } from './contact-calendar.service.ts';
import {
  addContactRule,
  confirmContactRule,
  deleteContactRule,
  listContactRules,
} from './contact-rule.service.ts';
import { requestContact } from './contact.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';

export function contactRoutes(server: HttpServer, deps: RequestDeps): void {
  server.post(
    '/api/athletes/:id/contact-requests',
    {
      config: { action: 'contact.request' },
      schema: {
        tags: ['contact'],
        params: idParams,
        body: requestContactSchema,
        response: { 201: askableSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await requestContact(deps, request.guard, request.params.id, request.body)),
  );

  server.get(
    '/api/contact-rules',
    {
      config: { action: 'contact_rule.list' },
      schema: { tags: ['contact'], response: { 200: contactRuleListSchema } },
    },
    (request) => listContactRules(deps, request.guard),
  );

  server.get(
    '/api/contact-calendar',
    {
      config: { action: 'contact_rule.list' },
      schema: {
        tags: ['contact'],
        querystring: contactCalendarQuerySchema,
        response: { 200: contactCalendarSchema },
      },
    },
    (request) => readContactCalendar(deps, request.guard, request.query),
  );

  server.post(
    '/api/contact-rules',
    {
      config: { action: 'contact_rule.keep' },
      schema: { tags: ['contact'], body: contactRuleInputSchema, response: { 201: contactRuleSchema } },
    },
    async (request, reply) => reply.code(201).send(await addContactRule(deps, request.guard, request.body)),
  );

  server.post(
    '/api/contact-rules/:id/confirm',
    {
      config: { action: 'contact_rule.keep' },
      schema: { tags: ['contact'], params: idParams, response: { 200: contactRuleSchema } },
    },
    (request) => confirmContactRule(deps, request.guard, request.params.id),
  );

  server.delete(
    '/api/contact-rules/:id',
    {
      config: { action: 'contact_rule.keep' },
      schema: { tags: ['contact'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await deleteContactRule(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
