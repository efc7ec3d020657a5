/** Where a page of results ended, as an opaque text that a client sends back to get the next one. */
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { validationFailed } from '../../../platform/http/problems.ts';

export interface Cursor {
  /** Of the last athlete shown: graduation year, height in millimetres, or milliseconds since 1970. */
  key: number;
  athleteId: string;
  /** The page came from names that are only similar. */
  isNear: boolean;
}

/** The widest value that the column of each sort can be compared with. */
const LARGEST: Record<SearchSort, number> = {
  grad_year: 32_767,
  height: 32_767,
  updated: 8_640_000_000_000_000,
};

const SHAPE = /^(grad_year|height|updated) ([01]) (\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor(sort: SearchSort, cursor: Cursor): string {
  const text = `${sort} ${cursor.isNear ? 1 : 0} ${cursor.key} ${cursor.athleteId}`;
  return Buffer.from(text).toString('base64url');
}

/** A cursor belongs to the order it was made in; anything else than our own is refused like any other wrong field. */
export function readCursor(sort: SearchSort, given: string): Cursor {
  const [, of, isNear, key, athleteId] = SHAPE.exec(Buffer.from(given, 'base64url').toString('latin1')) ?? [];
  if (of !== sort || !athleteId || Number(key) > LARGEST[sort]) {
    throw validationFailed([
      {
        field: 'after',
        code: 'invalid_cursor',
        message: 'Take `next` of the page before, with the same filters and sort.',
      },
    ]);
  }
  return { key: Number(key), athleteId, isNear: isNear === '1' };
}
