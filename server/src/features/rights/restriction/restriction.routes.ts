/** Freezing an account over HTTP: one's own, and that of a minor by a guardian. */
import { restrictionStateSchema } from '@faircourt/contracts/restrictions';
import { currentCaller } from '../../../identity/authenticate.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import {
  liftAthleteRestriction,
  liftOwnRestriction,
  readAthleteRestriction,
  readOwnRestriction,
  restrictAthlete,
  restrictOwn,
  type RestrictionDeps,
} from './restriction.service.ts';

export function restrictionRoutes(server: HttpServer, deps: RestrictionDeps): void {
  const own = { tags: ['rights'], response: { 200: restrictionStateSchema } };
  const family = { ...own, params: idParams };

  server.get('/api/restriction', { config: { action: 'account.read' }, schema: own }, (request) =>
    readOwnRestriction(deps, request.guard, currentCaller(request)),
  );

  server.put(
    '/api/restriction',
    {
      config: { action: 'account.restrict' },
      schema: {
        ...own,
        description: 'Freezes the own account without erasing anything: nobody else sees or uses it.',
      },
    },
    (request) => restrictOwn(deps, request.guard, currentCaller(request)),
  );

  server.delete('/api/restriction', { config: { action: 'account.restrict' }, schema: own }, (request) =>
    liftOwnRestriction(deps, request.guard, currentCaller(request)),
  );

  server.get(
    '/api/family/:id/restriction',
    { config: { action: 'family.read' }, schema: family },
    (request) => readAthleteRestriction(deps, request.guard, request.params.id),
  );

  server.put(
    '/api/family/:id/restriction',
    { config: { action: 'restriction.place' }, schema: family },
    (request) => restrictAthlete(deps, request.guard, request.params.id),
  );

  server.delete(
    '/api/family/:id/restriction',
    { config: { action: 'restriction.lift' }, schema: family },
    (request) => liftAthleteRestriction(deps, request.guard, request.params.id),
  );
}
