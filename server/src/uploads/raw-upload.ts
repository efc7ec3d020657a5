/**
 * Files arrive as they are, as the whole body of their request. What every route that takes one shares: who may send
 * before a byte is read, the body, and the framework's refusals in the words of files.
 */
import type { FileUse } from '@faircourt/contracts/files';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Guard } from '../access/engine/guard.ts';
import { AppError } from '../platform/errors.ts';
import { handleError } from '../platform/http/problems.ts';
import type { HttpServer } from '../platform/http/server.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { UPLOADS_PER_ACCOUNT } from './upload.limits.ts';
import { tooLarge } from './incoming-file.ts';
import type { UploadSlots } from './upload-slots.ts';
import { idParams } from '../platform/http/route-schemas.ts';

export const RAW = 'application/octet-stream';

const NOBODYS = '00000000-0000-0000-0000-000000000000';

/**
 * An onRequest hook, before a byte is read: nobody fills our memory who may send nothing to what the path names. `admit`
 * throws for them, and returns who sends.
 */
export function admitFirst(
  deps: { uploads: UploadSlots; limiter: RateLimiter },
  admit: (guard: Guard, id: string) => Promise<string>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Nothing is checked against its contract yet; what cannot name a record names none.
    const id = idParams.safeParse(request.params).data?.id ?? NOBODYS;
    const userId = await admit(request.guard, id);
    await deps.limiter.count([{ limit: UPLOADS_PER_ACCOUNT, key: userId }]);
    await deps.uploads.take(request, reply, userId);
  };
}

/** For a part of the server of its own: everywhere else a body that is not JSON is refused unread. */
export function acceptRawFiles(server: HttpServer): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(RAW, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Without a body there is nothing to parse, and that is an empty file. */
export function contentOf({ body }: { body: unknown }): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** An error handler; `useOf` says what the file was sent for, as far as the request says it. */
export function refuseBody(useOf: (request: FastifyRequest) => FileUse | null) {
  return (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    handleError(inWordsOfFiles(thrown, useOf(request)), request, reply);
  };
}

function inWordsOfFiles(thrown: FastifyError, use: FileUse | null): Error {
  if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && use) return tooLarge(use);
  if (thrown.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('unsupported_media_type', `Send the file itself as ${RAW}.`);
  }
  return thrown;
}
