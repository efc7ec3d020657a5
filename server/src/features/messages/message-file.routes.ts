/** Files of a conversation over HTTP: sent as they are, before the message they belong to, and always downloaded. */
import { FILE_RULES, fileKeySchema } from '@faircourt/contracts/files';
import { messageFileNameSchema, messageFileSchema } from '@faircourt/contracts/messages';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { acceptRawFiles, admitFirst, contentOf, RAW, refuseBody } from '../../uploads/raw-upload.ts';
import type { UploadSlots } from '../../uploads/upload-slots.ts';
import { binary, sendContent } from '../../uploads/sent-file.ts';
import type { MessageDeps } from './messages.deps.ts';
import { dispositionOf } from '../../uploads/file-name.ts';
import { admitUpload, keepMessageFile, lookAtMessageFile } from './message-file.service.ts';
import { idParams } from '../../platform/http/route-schemas.ts';

type UploadDeps = MessageDeps & { uploads: UploadSlots };

export async function messageFileRoutes(server: HttpServer, deps: UploadDeps): Promise<void> {
  await server.register(async (uploads: HttpServer) => {
    acceptRawFiles(uploads);
    uploadRoute(uploads, deps);
  });

  server.get(
    '/api/message-files/:id',
    {
      config: { action: 'thread.open', acceptsFileKey: true },
      schema: {
        tags: ['messages'],
        description:
          'The file itself, for people who may read the conversation at this moment. `key` is the file_key of the thread.',
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
      const file = await lookAtMessageFile(deps, request.guard, request.params.id);
      return sendContent(deps, reply, file, { 'content-disposition': dispositionOf(file.name) });
    },
  );
}

function uploadRoute(server: HttpServer, deps: UploadDeps): void {
  server.post(
    '/api/threads/:id/files',
    {
      config: { action: 'thread.write' },
      bodyLimit: FILE_RULES.attachment.maxBytes,
      schema: {
        tags: ['messages'],
        description:
          'Keeps a file for a message that is yet to be sent. Send the file itself as application/octet-stream.',
        consumes: [RAW],
        params: idParams,
        querystring: z.strictObject({ name: messageFileNameSchema }),
        body: binary,
        response: { 201: messageFileSchema },
      },
      onRequest: admitFirst(deps, (guard, id) => admitUpload(deps, guard, id)),
      errorHandler: refuseBody(() => 'attachment'),
    },
    async (request, reply) => {
      const sent = { name: request.query.name, content: contentOf(request) };
      return reply.code(201).send(await keepMessageFile(deps, request.guard, request.params.id, sent));
    },
  );
}
