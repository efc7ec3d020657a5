/** The document of a director-to-be over HTTP: sent as it is by them, and read by admins alone. */
import { FILE_RULES, fileKeySchema } from '@faircourt/contracts/files';
import { ownApplicationSchema } from '@faircourt/contracts/regions';
import { EVIDENCE_FILE_NAME_MAX } from '@faircourt/contracts/verification';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { idParams } from '../../platform/http/route-schemas.ts';
import { acceptRawFiles, admitFirst, contentOf, RAW, refuseBody } from '../../uploads/raw-upload.ts';
import { binary, sendContent } from '../../uploads/sent-file.ts';
import type { UploadSlots } from '../../uploads/upload-slots.ts';
import type { AdminDeps } from './admin.deps.ts';
import {
  admitDocument,
  keepOwnDocument,
  lookAtDocument,
  removeOwnDocument,
} from './application-document.service.ts';

type UploadDeps = AdminDeps & { uploads: UploadSlots };

export async function applicationDocumentRoutes(server: HttpServer, deps: UploadDeps): Promise<void> {
  await server.register(async (uploads: HttpServer) => {
    acceptRawFiles(uploads);
    uploadRoute(uploads, deps);
  });

  server.delete(
    '/api/director-application/document',
    {
      config: { action: 'director.apply' },
      schema: { tags: ['admin'], response: { 200: ownApplicationSchema } },
    },
    (request) => removeOwnDocument(deps, request.guard),
  );

  server.get(
    '/api/directors/:id/document',
    {
      config: { action: 'director.read_document', acceptsFileKey: true },
      schema: {
        tags: ['admin'],
        description:
          'What a director-to-be has shown. Each look is logged. `key` is the file_key of the list.',
        params: idParams,
        querystring: z.object({ key: fileKeySchema.optional() }),
        response: {
          200: {
            description: 'The file itself.',
            content: { 'application/pdf': { schema: binary }, 'image/jpeg': { schema: binary } },
          },
        },
      },
    },
    async (request, reply) => {
      const file = await lookAtDocument(deps, request.guard, request.params.id);
      return sendContent(deps, reply, file, { 'content-disposition': file.disposition });
    },
  );
}

function uploadRoute(server: HttpServer, deps: UploadDeps): void {
  server.put(
    '/api/director-application/document',
    {
      config: { action: 'director.apply' },
      bodyLimit: FILE_RULES.evidence.maxBytes,
      schema: {
        tags: ['admin'],
        description:
          'Shows admins for whom a director-to-be works, in the place of what was shown before. Send the file itself as application/octet-stream.',
        consumes: [RAW],
        querystring: z.strictObject({ name: z.string().trim().min(1).max(EVIDENCE_FILE_NAME_MAX) }),
        body: binary,
        response: { 200: ownApplicationSchema },
      },
      onRequest: admitFirst(deps, admitDocument),
      errorHandler: refuseBody(() => 'evidence'),
    },
    (request) =>
      keepOwnDocument(deps, request.guard, { name: request.query.name, content: contentOf(request) }),
  );
}
