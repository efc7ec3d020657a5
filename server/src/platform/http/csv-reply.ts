/** A table for spreadsheet programs as the answer to a request. */
import type { Readable } from 'node:stream';
import { z } from 'zod';

export const csvAnswer = {
  200: {
    description: 'The table.',
    content: { 'text/csv': { schema: z.unknown().meta({ type: 'string' }) } },
  },
};

/** What a route has of a reply here; the rest of its type depends on the route. */
interface CsvReply<Reply> {
  headers(values: Record<string, string>): { send(table: string | Readable): Reply };
}

/** `name`: of the file, which lies in download folders that others see. It names nobody. */
export function sendCsv<Reply>(reply: CsvReply<Reply>, name: string, table: string | Readable): Reply {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="faircourt-${name}.csv"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(table);
}
