/**
 * Places for uploads that arrive at once in one process, whichever route they come by: each is held in memory until it
 * is stored. An account has two of them, and its next ones wait their turn unread, so nobody takes the places of
 * others; and a body that trickles in gives its place up.
 */
import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { handleError } from '../platform/http/problems.ts';
import { UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_PER_ACCOUNT, UPLOAD_PACE } from './upload.limits.ts';

interface Account {
  underWay: number;
  waiting: (() => void)[];
}

export class UploadSlots {
  readonly #accounts = new Map<string, Account>();
  readonly #pace: { leastBytes: number; everyMs: number };
  #underWay = 0;

  constructor(pace = UPLOAD_PACE) {
    this.#pace = pace;
  }

  /** Resolves once the upload may be read; its place is free again when the answer is out or nobody waits for it. */
  async take(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    await this.#waitForTurn(reply, userId);
    if (this.#underWay >= UPLOADS_AT_ONCE) {
      this.#leave(userId);
      throw busy('Many files are arriving just now. Try again in a moment.');
    }
    this.#underWay += 1;
    const stopWatching = this.#watchPace(request, reply);
    // Told also of an answer that nobody waits for any more.
    finished(reply.raw, () => {
      stopWatching();
      this.#underWay -= 1;
      this.#leave(userId);
    });
  }

  async #waitForTurn(reply: FastifyReply, userId: string): Promise<void> {
    const account = this.#accounts.get(userId) ?? { underWay: 0, waiting: [] };
    this.#accounts.set(userId, account);
    if (account.underWay >= UPLOADS_AT_ONCE_PER_ACCOUNT) {
      const hasTurn = await new Promise<boolean>((resolve) => {
        const turn = () => resolve(true);
        account.waiting.push(turn);
        finished(reply.raw, () => {
          account.waiting = account.waiting.filter((other) => other !== turn);
          resolve(false);
        });
      });
      // The one that left has handed its place over, so it is counted already.
      if (!hasTurn) throw busy('The connection was closed before the file arrived.');
      return;
    }
    account.underWay += 1;
  }

  #leave(userId: string): void {
    const account = this.#accounts.get(userId);
    if (!account) return;
    const next = account.waiting.shift();
    if (next) return next();
    account.underWay -= 1;
    if (account.underWay === 0) this.#accounts.delete(userId);
  }

  /** Ten megabytes over a phone's line take their time; a byte now and then is no upload. */
  #watchPace(request: FastifyRequest, reply: FastifyReply): () => void {
    const { raw } = request;
    let before = raw.socket?.bytesRead ?? 0;
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      const arrived = (raw.socket?.bytesRead ?? 0) - before;
      before += arrived;
      if (arrived >= this.#pace.leastBytes) return;
      clearInterval(timer);
      // What is left of the body is never read, so the connection cannot be used again.
      handleError(
        busy('The file arrived too slowly. Try again.'),
        request,
        reply.header('connection', 'close'),
      );
      finished(reply.raw, () => raw.destroy());
    }, this.#pace.everyMs);
    return () => clearInterval(timer);
  }
}

function busy(detail: string): AppError {
  return new AppError('unavailable', detail, { retryAfterSeconds: 5 });
}
