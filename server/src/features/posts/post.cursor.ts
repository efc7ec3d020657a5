/** Where a page of posts ended, as an opaque text that a client sends back to get the next one. */
import { validationFailed } from '../../platform/http/problems.ts';

export interface PostCursor {
  /** When the last post shown was changed, in microseconds since 1970: as fine as the database counts. */
  changedAt: number;
  id: string;
}

const SHAPE = /^(\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writePostCursor({ changedAt, id }: PostCursor): string {
  return Buffer.from(`${changedAt} ${id}`).toString('base64url');
}

export function readPostCursor(given: string): PostCursor {
  const [, changedAt, id] = SHAPE.exec(Buffer.from(given, 'base64url').toString('latin1')) ?? [];
  if (!changedAt || !id) {
    throw validationFailed([
      { field: 'after', code: 'invalid_cursor', message: 'Take `next` of the page before.' },
    ]);
  }
  return { changedAt: Number(changedAt), id };
}
