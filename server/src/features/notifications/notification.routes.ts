/** The bell over HTTP. */
import {
  chooseNotificationsSchema,
  notificationChoicesSchema,
} from '@faircourt/contracts/notification-choices';
import {
  CAUGHT_UP_HEADER,
  notificationListSchema,
  notificationQuerySchema,
  UNHEARD_HEADER,
} from '@faircourt/contracts/notifications';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { idParams } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import { choose, readChoices } from './choice.service.ts';
import { openNotificationStream } from './notification-stream.ts';
import { STREAM_RETRY_SECONDS, STREAMS_PER_ACCOUNT } from './notification.limits.ts';
import { createNotificationService } from './notification.service.ts';

const unheardSchema = z.coerce.number().int().nonnegative();

export function notificationRoutes(
  server: HttpServer,
  deps: { db: Database; live: LiveHub; limiter: RateLimiter },
): void {
  const notifications = createNotificationService(deps.db);

  server.get(
    '/api/notification-choices',
    {
      config: { action: 'notification.choose' },
      schema: { tags: ['notifications'], response: { 200: notificationChoicesSchema } },
    },
    (request) => readChoices(deps.db, request.guard, currentCaller(request).userId),
  );

  server.patch(
    '/api/notification-choices',
    {
      config: { action: 'notification.choose' },
      schema: {
        tags: ['notifications'],
        body: chooseNotificationsSchema,
        response: { 200: notificationChoicesSchema },
      },
    },
    (request) => choose(deps, request.guard, currentCaller(request).userId, request.body),
  );

  server.get(
    '/api/notifications',
    {
      config: { action: 'notification.list' },
      schema: {
        tags: ['notifications'],
        querystring: notificationQuerySchema,
        response: { 200: notificationListSchema },
      },
    },
    (request) => notifications.list(request.guard, currentCaller(request).userId, request.query),
  );

  server.post(
    '/api/notifications/read',
    {
      config: { action: 'notification.mark_read' },
      schema: { tags: ['notifications'], response: { 200: z.object({ unread: z.int() }) } },
    },
    (request) => notifications.markRead(request.guard, currentCaller(request).userId),
  );

  server.post(
    '/api/notifications/:id/read',
    {
      config: { action: 'notification.mark_read' },
      schema: {
        tags: ['notifications'],
        params: idParams,
        response: { 200: z.object({ unread: z.int() }) },
      },
    },
    (request) => notifications.markRead(request.guard, currentCaller(request).userId, request.params.id),
  );

  server.get(
    '/api/notifications/stream',
    {
      config: { action: 'notification.stream' },
      schema: { tags: ['notifications'], description: 'Server-sent events: notification, read, signed_out.' },
    },
    (request, reply) => {
      const { userId, sessionId, expiresAt } = currentCaller(request);
      request.guard.authorise('notification.stream', { userId });
      if (deps.live.connectionsOf(userId) >= STREAMS_PER_ACCOUNT) throw tooManyStreams();
      const lastEventId = z.uuid().safeParse(request.headers['last-event-id']).data;
      const unheardMs = unheardSchema.safeParse(request.headers[UNHEARD_HEADER]).data;
      const missed = unheardMs === undefined ? null : deps.live.heardWithin(unheardMs, { userId, sessionId });
      const stream = openNotificationStream(deps.db, deps.live, {
        userId,
        sessionId,
        expiresAt,
        lastEventId,
        missed: missed ?? [],
        onError: (error) => request.log.warn({ err: error }, 'live stream failed'),
      });
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header(CAUGHT_UP_HEADER, String(missed !== null))
          // Proxies that buffer would hold live updates back.
          .header('x-accel-buffering', 'no')
          .send(stream)
      );
    },
  );
}

function tooManyStreams(): AppError {
  return new AppError(
    'rate_limited',
    `This account has ${STREAMS_PER_ACCOUNT} live pages open already. Close one of them.`,
    { retryAfterSeconds: STREAM_RETRY_SECONDS },
  );
}
