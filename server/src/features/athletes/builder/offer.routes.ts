/** What a director measured instead of what was claimed, over HTTP: the family accepts it or keeps its own. */
import { athleteVerificationsSchema, settleOfferSchema } from '@faircourt/contracts/verification';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { settleOffer } from './offer.service.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';

export function offerRoutes(server: HttpServer, deps: AthleteDeps): void {
  server.post(
    '/api/verifications/:id/settle',
    {
      config: { action: 'verification.ask' },
      schema: {
        tags: ['verification'],
        params: idParams,
        body: settleOfferSchema,
        response: { 200: athleteVerificationsSchema },
      },
    },
    (request) => settleOffer(deps, request.guard, request.params.id, request.body),
  );
}
