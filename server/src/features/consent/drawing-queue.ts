/** Draws signed copies in threads, one after the other. A thread that ends or hangs costs its own copy and no other. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/errors.ts';
import type { SignedCopy } from './signed-copy.ts';

interface DrawingOptions {
  /** Gets the copy as its data and answers with one message, the bytes of the file. */
  script: URL;
  /** How long one drawing may take. */
  limitMs: number;
  /** How many may be under way or wait; further callers are asked to come back. */
  waitingMax: number;
}

export class DrawingQueue {
  readonly #options: DrawingOptions;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(options: DrawingOptions) {
    this.#options = options;
  }

  async draw(copy: SignedCopy): Promise<Buffer> {
    if (this.#waiting >= this.#options.waitingMax) throw notNow();
    this.#waiting += 1;
    const mine = this.#last.then(() => this.#drawInThread(copy));
    this.#last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #drawInThread(copy: SignedCopy): Promise<Buffer> {
    const { script, limitMs } = this.#options;
    const worker = new Worker(script, { workerData: copy });
    const signal = AbortSignal.timeout(limitMs);
    try {
      const drawn = await Promise.race([firstMessage(worker, signal), endOf(worker, signal)]);
      // A buffer crosses over as the bytes that it holds.
      return Buffer.from(drawn);
    } catch (error) {
      throw signal.aborted ? notNow(error) : error;
    } finally {
      void worker.terminate();
    }
  }
}

async function firstMessage(worker: Worker, signal: AbortSignal): Promise<Uint8Array> {
  const [drawn] = await once(worker, 'message', { signal });
  return drawn as Uint8Array;
}

/** Comes after the message, if there was one. */
async function endOf(worker: Worker, signal: AbortSignal): Promise<never> {
  const [code] = await once(worker, 'exit', { signal });
  throw notNow(new Error(`The drawing thread ended with code ${String(code)} and without a file`));
}

function notNow(cause?: unknown): AppError {
  return new AppError('unavailable', 'The copy cannot be drawn right now. Try again in a moment.', {
    retryAfterSeconds: 10,
    ...(cause === undefined ? {} : { cause }),
  });
}
