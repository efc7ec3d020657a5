/** Where a page of the queue ended, as an opaque text that a client sends back to get the next one. */
import type { QueuePart } from '@faircourt/contracts/verification';
import { validationFailed } from '../../../platform/http/problems.ts';

export interface QueueCursor {
  /** Microseconds since 1970, as the database counts: two items may differ by less than a millisecond. */
  at: string;
  id: string;
}

const SHAPE = /^(\w+) (\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor(part: QueuePart, { at, id }: QueueCursor): string {
  return Buffer.from(`${part} ${at} ${id}`).toString('base64url');
}

/** With all six decimals, which a date would lose. */
export function momentOf({ at }: QueueCursor): string {
  const milliseconds = new Date(Number(BigInt(at) / 1_000n)).toISOString().slice(0, -1);
  return `${milliseconds}${(BigInt(at) % 1_000n).toString().padStart(3, '0')}Z`;
}

/** A cursor belongs to the part it was made in; anything else than our own is refused like any other wrong field. */
export function readCursor(part: QueuePart, given: string): QueueCursor {
  const [, of, at, id] = SHAPE.exec(Buffer.from(given, 'base64url').toString('latin1')) ?? [];
  if (of !== part || !at || !id) {
    throw validationFailed([
      {
        field: 'after',
        code: 'invalid_cursor',
        message: 'Take `next` of the page before, with the same filters.',
      },
    ]);
  }
  return { at, id };
}
