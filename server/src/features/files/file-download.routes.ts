/** One file over HTTP. A browser loads it by its address alone, with the key that says who looks. */
import { fileKeySchema } from '@faircourt/contracts/files';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { lookAtFile } from './file-download.service.ts';
import type { FileDeps } from './file.deps.ts';
import type { FileRow } from './file.store.ts';
import { binary, etagOf, INERT, readContent } from '../../uploads/sent-file.ts';
import { idParams } from '../../platform/http/route-schemas.ts';

export function fileDownloadRoute(server: HttpServer, deps: FileDeps): void {
  server.get(
    '/api/files/:id',
    {
      config: { action: 'athlete.read_group', acceptsFileKey: true },
      schema: {
        tags: ['files'],
        description:
          'The file itself, for people who may see it at this moment. `key` is the file_key of the answer that named the file.',
        params: idParams,
        querystring: z.object({ key: fileKeySchema.optional() }),
        response: {
          200: {
            description: 'The file itself.',
            content: {
              'image/webp': { schema: binary },
              'image/jpeg': { schema: binary },
              'application/pdf': { schema: binary },
            },
          },
          304: z.undefined().describe('The copy that the browser holds is current.'),
        },
      },
    },
    async (request, reply) => {
      const file = await lookAtFile(deps, request.guard, request.params.id);
      describeFile(reply, file);
      if (request.headers['if-none-match'] === etagOf(file)) return reply.code(304).send();
      const stream = await readContent(deps, file);
      return reply.header('content-length', file.bytes).send(stream);
    },
  );
}

function describeFile(reply: FastifyReply, file: FileRow): void {
  const isDocument = file.content_type === 'application/pdf';
  reply.headers({
    'content-type': file.content_type,
    'content-disposition': isDocument ? `attachment; filename="${file.kind}.pdf"` : 'inline',
    ...INERT,
    // A photo may be shown again for some minutes; a child's grades stay on no shared computer.
    'cache-control': file.kind === 'photo' ? 'private, max-age=300' : 'no-store',
    etag: etagOf(file),
  });
}
