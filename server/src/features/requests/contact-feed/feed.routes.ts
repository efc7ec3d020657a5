/** The contact calendar at an address that calendar programs follow. */
import { contactFeedQuerySchema } from '@faircourt/contracts/requests';
import { DIVISIONS } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { done } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { readFeed, type FeedDeps } from './feed.service.ts';

export function contactFeedRoutes(server: HttpServer, deps: FeedDeps): void {
  server.get(
    '/api/contact-calendar/:division/feed.ics',
    {
      config: { action: 'public' },
      schema: {
        tags: ['contact'],
        description:
          'From which day on coaches of a division may write to each class, for calendar programs (RFC 5545).',
        params: z.object({ division: z.enum(DIVISIONS) }),
        querystring: contactFeedQuerySchema,
        response: {
          200: {
            description: 'The calendar.',
            content: { 'text/calendar': { schema: z.unknown().meta({ type: 'string' }) } },
          },
          304: done,
        },
      },
    },
    async (request, reply) => {
      const { division } = request.params;
      const { etag, text } = await readFeed(deps, division, request.query, request.headers['if-none-match']);
      reply.headers({
        etag,
        // The same for everybody. Rules change a few times a year; within an hour every program may know.
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      });
      if (text === null) return reply.code(304).send();
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `inline; filename="faircourt-${division}.ics"`,
        })
        .send(text);
    },
  );
}
