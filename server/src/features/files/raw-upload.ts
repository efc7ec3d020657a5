/**
 * Files arrive as they are, as the whole body of their request. What every route that takes one shares: the body, the
 * places for those that arrive at once, and the framework's refusals in the words of files.
 */
import { finished } from 'node:stream';
import type { FileUse } from '@faircourt/contracts/files';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Guard } from '../../access/guard.ts';
import { AppError } from '../../platform/errors.ts';
import { handleError } from '../../platform/http/problems.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { UPLOADS_AT_ONCE, UPLOADS_PER_ACCOUNT } from './file.limits.ts';
import { tooLarge } from './incoming-file.ts';

export const RAW = 'application/octet-stream';

/** Of one process, whichever route a file arrives by: each is held in memory until it is stored. */
export class UploadSlots {
  #underWay = 0;

  take(reply: FastifyReply): void {
    if (this.#underWay >= UPLOADS_AT_ONCE) throw tooManyAtOnce();
    this.#underWay += 1;
    // Told also of an answer that nobody waits for any more, so whoever has left by now holds no place.
    finished(reply.raw, () => {
      this.#underWay -= 1;
    });
  }
}

const idParams = z.object({ id: z.uuid() });
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
    deps.uploads.take(reply);
    await deps.limiter.count([{ limit: UPLOADS_PER_ACCOUNT, key: userId }]);
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

function tooManyAtOnce(): AppError {
  return new AppError('unavailable', 'Many files are arriving just now. Try again in a moment.', {
    retryAfterSeconds: 5,
  });
}
