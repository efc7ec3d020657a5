/**
 * Redraws an uploaded picture in a process of its own. Decoders are large and have had security holes: in that process
 * a hostile picture finds no secret, cannot crash the server, cannot run for long, and all its memory is freed.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AppError } from '../platform/errors.ts';
import type { PicturePurpose } from './picture.draw.ts';
import { DAMAGED, TOO_MANY_PIXELS } from './picture.exit-codes.ts';
import { refuseFile } from './refused-file.ts';

const WORKER = fileURLToPath(new URL('picture.worker.ts', import.meta.url));
/** What was compiled for the last picture: the process is ready in half the time. Where nothing can be kept, it goes on without. */
const COMPILED = fileURLToPath(new URL('../../../.cache/picture-worker', import.meta.url));
const WITHIN_MS = 30_000;

export async function redrawPicture(
  purpose: PicturePurpose,
  content: Buffer,
  withinMs = WITHIN_MS,
): Promise<Buffer> {
  const { code, signal, output, complaints } = await oneAtATime(() => runWorker(purpose, content, withinMs));
  if (code === 0) return output;
  if (code === TOO_MANY_PIXELS) throw tooManyPixels(output.toString());
  // Ended by a signal: it took too long, or the decoder broke on it. Neither is a picture to keep.
  if (code === DAMAGED || signal) throw damaged(signal);
  throw new Error(`The picture worker ended with code ${code}: ${complaints}`);
}

interface WorkerEnd {
  code: number | null;
  signal: string | null;
  output: Buffer;
  complaints: string;
}

async function runWorker(purpose: PicturePurpose, content: Buffer, withinMs: number): Promise<WorkerEnd> {
  const worker = spawn(process.execPath, [WORKER, purpose], {
    env: { NODE_COMPILE_CACHE: COMPILED },
    timeout: withinMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('close', (code, signal) => resolve({ code, signal }));
  });
  // People who wait for a page come before a picture that is being kept.
  if (worker.pid) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // It may end before it has read everything; how it ended says why.
  worker.stdin.on('error', () => {});
  worker.stdin.end(content);
  const [output, complaints, end] = await Promise.all([buffer(worker.stdout), text(worker.stderr), ended]);
  return { ...end, output, complaints };
}

function tooManyPixels(megapixels: string): AppError {
  return refuseFile(
    'file_too_large',
    'too_many_pixels',
    `This picture has too many pixels. Send one of at most ${megapixels} megapixels.`,
  );
}

function damaged(signal: string | null): AppError {
  return refuseFile(
    'file_unreadable',
    'damaged',
    'This picture cannot be read. It may be damaged or not complete: try another one.',
    signal ? new Error(`The picture worker was ended by ${signal}`) : undefined,
  );
}

let last: Promise<unknown> = Promise.resolve();

/** Pictures wait for each other, so that many at once need no more memory than one. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}
