/** A guardian's decisions on videos over HTTP. */
import { videoChangeSchema, videoSchema } from '@faircourt/contracts/videos';
import type { HttpServer } from '../../../platform/http/server.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { setFamilyVideo } from './family-video.service.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';

export function familyVideoRoutes(server: HttpServer, deps: AthleteDeps): void {
  server.put(
    '/api/family/videos/:id',
    {
      config: { action: 'release.decide' },
      schema: {
        tags: ['guardians'],
        params: idParams,
        body: videoChangeSchema,
        response: { 200: videoSchema },
      },
    },
    (request) => setFamilyVideo(deps, request.guard, request.params.id, request.body.is_public),
  );
}
