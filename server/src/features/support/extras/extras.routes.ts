/** The extras of Pro Scout by the year over HTTP, for its owner. */
import { bookExtraSchema, proExtrasSchema } from '@faircourt/contracts/pro-extras';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { SupportDeps } from '../support.deps.ts';
import { bookExtra, listExtras } from './extras.service.ts';

export function extraRoutes(server: HttpServer, deps: SupportDeps): void {
  server.get(
    '/api/billing/extras',
    {
      config: { action: 'extra.list' },
      schema: {
        tags: ['billing'],
        description: 'What the owner of Pro Scout by the year can book; null for everybody else.',
        response: { 200: proExtrasSchema },
      },
    },
    (request) => listExtras(deps, request.guard),
  );

  server.post(
    '/api/billing/extras',
    {
      config: { action: 'extra.book' },
      schema: {
        tags: ['billing'],
        description:
          'Books one: a message to support, one of each kind at a time, a strategy call once in a quarter.',
        body: bookExtraSchema,
        response: { 200: proExtrasSchema },
      },
    },
    (request) => bookExtra(deps, request.guard, request.body),
  );
}
