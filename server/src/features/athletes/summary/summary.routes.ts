/** Summaries over HTTP, and the switch that lets a model write them. */
import {
  readComparisonSummarySchema,
  readSummarySchema,
  summarySettingsSchema,
  summarySwitchSchema,
} from '@faircourt/contracts/summaries';
import { compareSchema } from '@faircourt/contracts/comparison';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { currentCaller } from '../../../identity/authenticate.ts';
import { PROFILES_OPENED } from '../../../identity/reading.limits.ts';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { athletesIn } from '../compare/compare.routes.ts';
import { readSummarySettings, switchModel } from './summary-settings.service.ts';
import { readComparisonSummary } from './comparison-summary.service.ts';
import { readSummary } from './summary.service.ts';
import type { SummaryDeps } from './summary.writing.ts';

export function summaryRoutes(server: HttpServer, deps: SummaryDeps & ReadingLimitDeps): void {
  server.post(
    '/api/athletes/:id/summary',
    {
      config: { action: 'athlete.summarise' },
      preHandler: limitReading(deps, PROFILES_OPENED),
      schema: {
        tags: ['athletes'],
        description:
          'A summary of what the page shows this coach now. It opens the page, so it is a look that the family reads of.',
        params: idParams,
        body: z.strictObject({ locale: z.enum(LOCALES) }),
        response: { 200: readSummarySchema },
      },
    },
    (request) =>
      readSummary(deps, {
        guard: request.guard,
        caller: currentCaller(request),
        athleteId: request.params.id,
        locale: request.body.locale,
      }),
  );

  server.post(
    '/api/comparisons/summary',
    {
      config: { action: 'athlete.summarise' },
      preHandler: limitReading(deps, PROFILES_OPENED, athletesIn),
      schema: {
        tags: ['athletes'],
        description:
          'A summary of what the pages of these athletes show this coach now. It opens the pages, so each is a look that the family reads of.',
        body: compareSchema.pick({ athlete_ids: true }).extend({ locale: z.enum(LOCALES) }),
        response: { 200: readComparisonSummarySchema },
      },
    },
    (request) =>
      readComparisonSummary(deps, {
        guard: request.guard,
        caller: currentCaller(request),
        athleteIds: request.body.athlete_ids,
        locale: request.body.locale,
      }),
  );

  server.get(
    '/api/summary-settings',
    {
      config: { action: 'summary_settings.keep' },
      schema: { tags: ['admin'], response: { 200: summarySettingsSchema } },
    },
    (request) => readSummarySettings(deps, request.guard),
  );

  server.put(
    '/api/summary-settings',
    {
      config: { action: 'summary_settings.keep' },
      schema: { tags: ['admin'], body: summarySwitchSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await switchModel(deps, request.guard, request.body.is_on);
      return reply.code(204).send();
    },
  );
}
