/** The bell: what happened that a person should know, and the live stream that brings it. */
import { z } from 'zod';
import { deviceSchema } from './device.ts';

/** A notification stores facts, never sentences: the reader's language decides the words. */
export const notificationSchema = z.discriminatedUnion('kind', [
  z.object({
    id: z.uuid(),
    kind: z.literal('welcome'),
    data: z.object({ name: z.string() }),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  }),
  z.object({
    id: z.uuid(),
    kind: z.literal('new_sign_in'),
    data: z.object({ device: deviceSchema }),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  }),
]);
export type Notification = z.infer<typeof notificationSchema>;
export type NotificationKind = Notification['kind'];

export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.int(),
});

/** The events of `GET /api/notifications/stream`, by SSE event name. */
export const streamEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('notification'), data: notificationSchema }),
  z.object({ event: z.literal('read'), data: z.object({ unread: z.int() }) }),
  /** The session ended elsewhere: sign out here as well. */
  z.object({ event: z.literal('signed_out'), data: z.object({}) }),
]);
export type StreamEvent = z.infer<typeof streamEventSchema>;
