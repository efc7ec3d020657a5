/** The picture of a video over HTTP. A browser loads it by its address alone, with the key that says who looks. */
import { fileKeySchema } from '@faircourt/contracts/files';
import { z } from 'zod';
import type { HttpServer } from '../../../platform/http/server.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';
import { binary, etagOf, INERT, readContent } from '../../../uploads/sent-file.ts';
import type { FileDeps } from '../file.deps.ts';
import { lookAtStill } from './still-download.service.ts';

export function stillDownloadRoute(server: HttpServer, deps: FileDeps): void {
  server.get(
    '/api/videos/:id/still',
    {
      config: { action: 'athlete.open', acceptsFileKey: true },
      schema: {
        tags: ['files'],
        description:
          'The picture of a video that we keep, for people who may see the video at this moment. `key` is the file_key of the answer that named the video.',
        params: idParams,
        querystring: z.object({ key: fileKeySchema.optional() }),
        response: {
          200: { description: 'The picture.', content: { 'image/webp': { schema: binary } } },
          304: z.undefined().describe('The copy that the browser holds is current.'),
        },
      },
    },
    async (request, reply) => {
      const still = await lookAtStill(deps, request.guard, request.params.id);
      reply.headers({
        'content-type': still.content_type,
        'content-disposition': 'inline',
        ...INERT,
        'cache-control': 'private, max-age=300',
        etag: etagOf(still),
      });
      if (request.headers['if-none-match'] === etagOf(still)) return reply.code(304).send();
      return reply.header('content-length', still.bytes).send(await readContent(deps, still));
    },
  );
}
