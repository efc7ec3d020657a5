/** A person's ticks over HTTP. */
import { checklistTicksSchema, keepTicksSchema } from '@faircourt/contracts/checklists';
import { currentCaller } from '../../identity/authenticate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { keepTicks, readTicks } from './checklist.service.ts';

export function checklistRoutes(
  server: HttpServer,
  deps: { db: Database; limiter: RateLimiter; clock: Clock },
): void {
  server.get(
    '/api/checklists',
    {
      config: { action: 'checklist.keep' },
      schema: { tags: ['checklists'], response: { 200: checklistTicksSchema } },
    },
    (request) => readTicks(deps.db, request.guard, currentCaller(request).userId),
  );

  server.patch(
    '/api/checklists',
    {
      config: { action: 'checklist.keep' },
      schema: { tags: ['checklists'], body: keepTicksSchema, response: { 200: checklistTicksSchema } },
    },
    (request) => keepTicks(deps, request.guard, currentCaller(request).userId, request.body),
  );
}
