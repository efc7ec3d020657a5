/** Uploaded files over HTTP. A file is sent as it is, as the whole body of its request, and fetched the same way. */
import { FILE_RULES, storedFileSchema } from '@faircourt/contracts/files';
import { FILE_KINDS, type FileKind } from '@faircourt/contracts/vocabulary';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import { fileDownloadRoute } from './file-download.routes.ts';
import { stillDownloadRoute } from './stills/still-download.routes.ts';
import type { FileDeps } from './file.deps.ts';
import { UPLOADS_PER_ACCOUNT } from '../../uploads/upload.limits.ts';
import { deleteFile, keepFile } from './file.service.ts';
import { acceptRawFiles, contentOf, RAW, refuseBody } from '../../uploads/raw-upload.ts';
import { binary } from '../../uploads/sent-file.ts';
import { done } from '../../platform/http/route-schemas.ts';

const kindParams = z.object({ kind: z.enum(FILE_KINDS) });
const MAX_BYTES = Math.max(...FILE_KINDS.map((kind) => FILE_RULES[kind].maxBytes));

export async function fileRoutes(server: HttpServer, deps: FileDeps): Promise<void> {
  await server.register(async (uploads: HttpServer) => {
    acceptRawFiles(uploads);
    uploadRoute(uploads, deps);
  });

  server.delete(
    '/api/profile/files/:kind',
    {
      config: { action: 'profile.build' },
      schema: {
        tags: ['files'],
        params: kindParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await deleteFile(deps, request.guard, currentCaller(request), request.params.kind);
      return reply.code(204).send();
    },
  );

  fileDownloadRoute(server, deps);
  stillDownloadRoute(server, deps);
}

function uploadRoute(server: HttpServer, deps: FileDeps): void {
  server.put(
    '/api/profile/files/:kind',
    {
      config: { action: 'profile.build' },
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['files'],
        description:
          'Replaces the photo or the transcript. Send the file itself as application/octet-stream.',
        consumes: [RAW],
        params: kindParams,
        body: binary,
        response: { 200: storedFileSchema },
      },
      // Before the body is read: nobody fills our memory who may not upload at all.
      onRequest: async (request, reply) => {
        const caller = currentCaller(request);
        request.guard.authorise('profile.build');
        await deps.limiter.count([{ limit: UPLOADS_PER_ACCOUNT, key: caller.userId }]);
        await deps.uploads.take(request, reply, caller.userId);
      },
      errorHandler: refuseBody(kindOf),
    },
    async (request, reply) => {
      const caller = currentCaller(request);
      const file = await keepFile(deps, request.guard, caller, request.params.kind, contentOf(request));
      return reply.send(file);
    },
  );
}

function kindOf(request: FastifyRequest): FileKind | null {
  return kindParams.safeParse(request.params).data?.kind ?? null;
}
