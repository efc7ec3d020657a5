/** Comparing athletes over HTTP. */
import { compareSchema, comparisonSchema, type Compare } from '@faircourt/contracts/comparison';
import { currentCaller } from '../../../identity/authenticate.ts';
import { PROFILES_OPENED } from '../../../identity/reading.limits.ts';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { compareAthletes } from './compare.service.ts';

export function compareRoutes(server: HttpServer, deps: AthleteDeps & ReadingLimitDeps): void {
  server.post(
    '/api/comparisons',
    {
      config: { action: 'athlete.compare' },
      preHandler: limitReading(deps, PROFILES_OPENED, athletesIn),
      schema: {
        tags: ['athletes'],
        description:
          'Opens the pages of two to four athletes at once. Each is a look that its family reads of, and counted as if opened by itself; when that would take more of a limited month than `takes_at_most`, nothing is opened and the answer says what it takes.',
        body: compareSchema,
        response: { 200: comparisonSchema },
      },
    },
    (request) => compareAthletes(deps, request.guard, currentCaller(request), request.body),
  );
}

/** Each athlete is a profile opened. */
export function athletesIn(body: unknown): number {
  // The route's schema has let it pass.
  return (body as Pick<Compare, 'athlete_ids'>).athlete_ids.length;
}
