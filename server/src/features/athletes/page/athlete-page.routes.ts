/** The page of one athlete over HTTP, and who has looked at one's own. */
import {
  openedAthleteSchema,
  profileViewListSchema,
  recentViewersSchema,
} from '@faircourt/contracts/athlete-page';
import { badgeSchema } from '@faircourt/contracts/athletes';
import { z } from 'zod';
import { currentCaller } from '../../../identity/authenticate.ts';
import { PROFILES_OPENED } from '../../../identity/reading.limits.ts';
import { limitReading, type ReadingLimitDeps } from '../../../identity/reading-limit.service.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { openAthlete, readHeightBadge } from './athlete-page.service.ts';
import { listViews, readRecentViewers } from './profile-view.service.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';

/** `next` of the page before. PostgreSQL knows no year 0. */
const daySchema = z.iso.date().refine((day) => day >= '0001-01-01');

export function athletePageRoutes(server: HttpServer, deps: AthleteDeps & ReadingLimitDeps): void {
  server.post(
    '/api/athletes/:id/open',
    {
      config: { action: 'athlete.open' },
      preHandler: limitReading(deps, PROFILES_OPENED),
      schema: {
        tags: ['athletes'],
        description:
          'Opens the page. It is logged and, for a coach, counted once per athlete and month; without an allowance the card alone comes back.',
        params: idParams,
        response: { 200: openedAthleteSchema },
      },
    },
    (request) => openAthlete(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.get(
    '/api/athletes/:id/height-badge',
    {
      config: { action: 'athlete.open' },
      schema: {
        tags: ['athletes'],
        description: 'Who measured the height that a card shows as verified. Neither logged nor counted.',
        params: idParams,
        response: { 200: badgeSchema },
      },
    },
    (request) => readHeightBadge(deps, request.guard, request.params.id),
  );

  server.get(
    '/api/profile/views',
    {
      config: { action: 'profile.build' },
      schema: {
        tags: ['athletes'],
        querystring: z.strictObject({ after: daySchema.optional() }),
        response: { 200: profileViewListSchema },
      },
    },
    (request) => listViews(deps, request.guard, request.query.after ?? null),
  );

  server.get(
    '/api/profile/viewers',
    {
      config: { action: 'profile.build' },
      schema: {
        tags: ['athletes'],
        description: 'The looks of the last 30 days by institution, and how many there were on each day.',
        response: { 200: recentViewersSchema },
      },
    },
    (request) => readRecentViewers(deps, request.guard),
  );
}
