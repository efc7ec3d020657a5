/** Uploaded files over HTTP. A file is sent as it is, as the whole body of its request, and fetched the same way. */
import { finished } from 'node:stream';
import { FILE_RULES, storedFileSchema } from '@faircourt/contracts/files';
import { FILE_KINDS } from '@faircourt/contracts/vocabulary';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { handleError } from '../../platform/http/problems.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import { currentCaller } from '../accounts/authenticate.ts';
import { fileDownloadRoute } from './file-download.routes.ts';
import type { FileDeps } from './file.deps.ts';
import { UPLOADS_AT_ONCE, UPLOADS_PER_ACCOUNT } from './file.limits.ts';
import { deleteFile, keepFile } from './file.service.ts';
import { tooLarge } from './incoming-file.ts';

const RAW = 'application/octet-stream';
const kindParams = z.object({ kind: z.enum(FILE_KINDS) });
const MAX_BYTES = Math.max(...FILE_KINDS.map((kind) => FILE_RULES[kind].maxBytes));

export async function fileRoutes(server: HttpServer, deps: FileDeps): Promise<void> {
  await server.register(async (uploads: HttpServer) => {
    // Only here: everywhere else a body that is not JSON is refused unread.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(RAW, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    uploadRoute(uploads, deps);
  });

  server.delete(
    '/api/profile/files/:kind',
    {
      config: { action: 'profile.build' },
      schema: {
        tags: ['files'],
        params: kindParams,
        response: { 204: z.undefined().describe('Deleted.') },
      },
    },
    async (request, reply) => {
      await deleteFile(deps, request.guard, currentCaller(request), request.params.kind);
      return reply.code(204).send();
    },
  );

  fileDownloadRoute(server, deps);
}

function uploadRoute(server: HttpServer, deps: FileDeps): void {
  let underWay = 0;

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
        body: z.unknown().meta({ type: 'string', format: 'binary' }),
        response: { 200: storedFileSchema },
      },
      // Before the body is read: nobody fills our memory who may not upload at all.
      onRequest: async (request, reply) => {
        const caller = currentCaller(request);
        request.guard.authorise('profile.build');
        if (underWay >= UPLOADS_AT_ONCE) throw tooManyAtOnce();
        underWay += 1;
        // Told also of an answer that nobody waits for any more, so whoever has left by now holds no place.
        finished(reply.raw, () => {
          underWay -= 1;
        });
        await deps.limiter.count([{ limit: UPLOADS_PER_ACCOUNT, key: caller.userId }]);
      },
      errorHandler: refuseBody,
    },
    async (request, reply) => {
      const caller = currentCaller(request);
      const file = await keepFile(deps, request.guard, caller, request.params.kind, contentOf(request));
      return reply.send(file);
    },
  );
}

/** Without a body there is nothing to parse, and that is an empty file. */
function contentOf({ body }: { body: unknown }): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** The framework's refusals of a body, in the words of files. */
function refuseBody(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  handleError(inWordsOfFiles(thrown, request), request, reply);
}

function inWordsOfFiles(thrown: FastifyError, request: FastifyRequest): Error {
  const params = kindParams.safeParse(request.params);
  if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && params.success) return tooLarge(params.data.kind);
  if (thrown.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('unsupported_media_type', `Send the file itself as ${RAW}.`);
  }
  return thrown;
}

function tooManyAtOnce(): AppError {
  return new AppError('unavailable', 'Many files are arriving just now. Try again in a moment.', {
    retryAfterSeconds: 5,
  });
}
