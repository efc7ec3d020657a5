/** Where coaches work, over HTTP: finding an institution, naming one's own, proving the address there. */
import {
  affiliationSchema,
  findInstitutionsSchema,
  institutionInputSchema,
  institutionListSchema,
  institutionSchema,
  nameInstitutionSchema,
} from '@faircourt/contracts/institutions';
import { proveEmailSchema } from '@faircourt/contracts/email-code';
import type { HttpServer } from '../../platform/http/server.ts';
import type { InstitutionDeps } from './institutions.deps.ts';
import { nameInstitution, readAffiliation } from './affiliation.service.ts';
import { proveEmail, sendCodeAgain } from './email-proof.service.ts';
import { correctInstitution, findInstitutions } from './institution.service.ts';
import { idParams } from '../../platform/http/route-schemas.ts';

export function institutionRoutes(server: HttpServer, deps: InstitutionDeps): void {
  server.get(
    '/api/institutions',
    {
      config: { action: 'institution.find' },
      schema: {
        tags: ['institutions'],
        querystring: findInstitutionsSchema,
        response: { 200: institutionListSchema },
      },
    },
    (request) => findInstitutions(deps, request.guard, request.query),
  );

  server.put(
    '/api/institutions/:id',
    {
      config: { action: 'institution.correct' },
      schema: {
        tags: ['institutions'],
        params: idParams,
        body: institutionInputSchema,
        response: { 200: institutionSchema },
      },
    },
    (request) => correctInstitution(deps, request.guard, request.params.id, request.body),
  );

  server.get(
    '/api/affiliation',
    {
      config: { action: 'institution.name' },
      schema: { tags: ['institutions'], response: { 200: affiliationSchema } },
    },
    (request) => readAffiliation(deps, request.guard),
  );

  server.put(
    '/api/affiliation',
    {
      config: { action: 'institution.name' },
      schema: { tags: ['institutions'], body: nameInstitutionSchema, response: { 200: affiliationSchema } },
    },
    (request) => nameInstitution(deps, request.guard, request.body),
  );

  server.post(
    '/api/affiliation/code',
    {
      config: { action: 'institution.name' },
      schema: { tags: ['institutions'], response: { 200: affiliationSchema } },
    },
    (request) => sendCodeAgain(deps, request.guard),
  );

  server.post(
    '/api/affiliation/proof',
    {
      config: { action: 'institution.name' },
      schema: { tags: ['institutions'], body: proveEmailSchema, response: { 200: affiliationSchema } },
    },
    (request) => proveEmail(deps, request.guard, request.ip, request.body),
  );
}
