/** Comparing athletes over HTTP. */
import {
  compareSchema,
  comparisonSchema,
  readPeersSchema,
  type Compare,
} from '@faircourt/contracts/comparison';
import { currentCaller } from '../../../identity/authenticate.ts';
import { PROFILES_OPENED, SEARCHES } from '../../../identity/reading.limits.ts';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { compareAthletes } from './compare.service.ts';
import { readPeers, type PeerDeps } from './peers.service.ts';

export function compareRoutes(server: HttpServer, deps: PeerDeps & ReadingLimitDeps): void {
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

  server.get(
    '/api/athletes/:id/peers',
    {
      config: { action: 'athlete.compare' },
      preHandler: limitReading(deps, SEARCHES),
      schema: {
        tags: ['athletes'],
        description:
          'How those measure who play the position of this athlete, among whom this coach may see. It tells nothing of the athlete, so it is neither logged nor counted.',
        params: idParams,
        response: { 200: readPeersSchema },
      },
    },
    (request) => readPeers(deps, request.guard, request.params.id),
  );
}

/** Each athlete is a profile opened. */
export function athletesIn(body: unknown): number {
  // The route's schema has let it pass.
  return (body as Pick<Compare, 'athlete_ids'>).athlete_ids.length;
}
