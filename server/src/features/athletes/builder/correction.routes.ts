/** What a director measured instead of what was claimed, over HTTP: the family accepts it or keeps its own. */
import { athleteVerificationsSchema, settleCorrectionSchema } from '@faircourt/contracts/verification';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { settleCorrection } from './correction.service.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';

export function correctionRoutes(server: HttpServer, deps: AthleteDeps): void {
  server.post(
    '/api/verifications/:id/settle',
    {
      config: { action: 'verification.ask' },
      schema: {
        tags: ['verification'],
        params: idParams,
        body: settleCorrectionSchema,
        response: { 200: athleteVerificationsSchema },
      },
    },
    (request) => settleCorrection(deps, request.guard, request.params.id, request.body),
  );
}
