/** Documents for directors over HTTP: sent as they are, and only ever downloaded by those they are for. */
import { FILE_RULES, fileKeySchema } from '@faircourt/contracts/files';
import { EVIDENCE_FILE_NAME_MAX, evidenceFileSchema } from '@faircourt/contracts/verification';
import { z } from 'zod';
import type { HttpServer } from '../../../platform/http/server.ts';
import { acceptRawFiles, admitFirst, contentOf, RAW, refuseBody } from '../../../uploads/raw-upload.ts';
import type { UploadSlots } from '../../../uploads/upload-slots.ts';
import { binary, sendContent } from '../../../uploads/sent-file.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import {
  admitEvidence,
  keepEvidenceFile,
  lookAtEvidenceFile,
  removeEvidenceFile,
} from './evidence-file.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';

type UploadDeps = VerificationDeps & { uploads: UploadSlots };

export async function evidenceFileRoutes(server: HttpServer, deps: UploadDeps): Promise<void> {
  await server.register(async (uploads: HttpServer) => {
    acceptRawFiles(uploads);
    uploadRoute(uploads, deps);
  });

  server.get(
    '/api/evidence-files/:id',
    {
      config: { action: 'evidence.read', acceptsFileKey: true },
      schema: {
        tags: ['verification'],
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
      const file = await lookAtEvidenceFile(deps, request.guard, request.params.id);
      return sendContent(deps, reply, file, { 'content-disposition': file.disposition });
    },
  );

  server.delete(
    '/api/evidence-files/:id',
    {
      config: { action: 'evidence.give' },
      schema: {
        tags: ['verification'],
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await removeEvidenceFile(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}

function uploadRoute(server: HttpServer, deps: UploadDeps): void {
  server.post(
    '/api/verifications/:id/files',
    {
      config: { action: 'evidence.give' },
      bodyLimit: FILE_RULES.evidence.maxBytes,
      schema: {
        tags: ['verification'],
        description:
          'Shows a document to the director who checks the question. Send the file itself as application/octet-stream.',
        consumes: [RAW],
        params: idParams,
        querystring: z.strictObject({ name: z.string().trim().min(1).max(EVIDENCE_FILE_NAME_MAX) }),
        body: binary,
        response: { 201: evidenceFileSchema },
      },
      onRequest: admitFirst(deps, (guard, id) => admitEvidence(deps, guard, id)),
      errorHandler: refuseBody(() => 'evidence'),
    },
    async (request, reply) => {
      const sent = { name: request.query.name, content: contentOf(request) };
      return reply.code(201).send(await keepEvidenceFile(deps, request.guard, request.params.id, sent));
    },
  );
}
