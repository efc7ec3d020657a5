/** The profile builder over HTTP: the athlete's own profile, academics and measurements. */
import {
  academicsInputSchema,
  academicsSchema,
  athleteProfileSchema,
  athleteSchema,
  changedAcademicsSchema,
  changedProfileSchema,
  correctBirthdateSchema,
  measurementHistorySchema,
  ownProfileSchema,
} from '@faircourt/contracts/athletes';
import { currentCaller } from '../../../identity/authenticate.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { saveAcademics } from './academics.service.ts';
import { correctBirthdate } from './birthdate.service.ts';
import { listOwnMeasurements, readOwnProfile } from './own-profile.service.ts';
import { saveProfile } from './profile.service.ts';

export function profileRoutes(server: HttpServer, deps: AthleteDeps): void {
  server.get(
    '/api/profile',
    {
      config: { action: 'profile.build' },
      schema: { tags: ['athletes'], response: { 200: ownProfileSchema } },
    },
    (request) => readOwnProfile(deps, request.guard, currentCaller(request)),
  );

  server.put(
    '/api/profile',
    {
      config: { action: 'profile.build' },
      schema: {
        tags: ['athletes'],
        description:
          'Creates the athlete record at the first save. Afterwards it replaces the fields that `changed` names, and without it all of them.',
        querystring: changedProfileSchema,
        body: athleteProfileSchema,
        response: { 200: athleteSchema },
      },
    },
    (request) =>
      saveProfile(deps, request.guard, currentCaller(request), request.body, request.query.changed),
  );

  server.put(
    '/api/athletes/:id/birthdate',
    {
      config: { action: 'athlete.set_birthdate' },
      schema: {
        tags: ['athletes'],
        description: 'For a guardian with verified guardianship of a minor, and for admins.',
        params: idParams,
        body: correctBirthdateSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await correctBirthdate(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.put(
    '/api/profile/academics',
    {
      config: { action: 'profile.build' },
      schema: {
        tags: ['athletes'],
        description:
          'Of what was saved before, it replaces the fields that `changed` names, and without it all of them.',
        querystring: changedAcademicsSchema,
        body: academicsInputSchema,
        response: { 200: academicsSchema },
      },
    },
    (request) =>
      saveAcademics(deps, request.guard, currentCaller(request), request.body, request.query.changed),
  );

  server.get(
    '/api/profile/measurements',
    {
      config: { action: 'profile.build' },
      schema: { tags: ['athletes'], response: { 200: measurementHistorySchema } },
    },
    (request) => listOwnMeasurements(deps, request.guard),
  );
}
