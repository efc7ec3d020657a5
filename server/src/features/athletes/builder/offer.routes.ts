/** What a director measured instead of what was claimed, over HTTP: the family accepts it or keeps its own. */
import { athleteStandingSchema, settleOfferSchema } from '@faircourt/contracts/verification';
import { z } from 'zod';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { settleOffer } from './offer.service.ts';

const idParams = z.object({ id: z.uuid() });

export function offerRoutes(server: HttpServer, deps: AthleteDeps): void {
  server.post(
    '/api/verifications/:id/settle',
    {
      config: { action: 'verification.ask' },
      schema: {
        tags: ['verification'],
        params: idParams,
        body: settleOfferSchema,
        response: { 200: athleteStandingSchema },
      },
    },
    (request) => settleOffer(deps, request.guard, request.params.id, request.body),
  );
}
