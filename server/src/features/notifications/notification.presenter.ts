/** A notification as the bell reads it: the kind and its facts, no sentence. */
import { notificationSchema, type Notification } from '@faircourt/contracts/notifications';
import type { NotificationRow } from './notification.store.ts';

/**
 * Null where newer code has written a fact that this code has no words for, in an upgrade that is under way or was taken
 * back: one such row must not take the whole bell away.
 */
export function presentNotification(row: NotificationRow): Notification | null {
  // Parsed, not cast: the shape of data depends on the kind, and the column is free JSON.
  const { data } = notificationSchema.safeParse({
    id: row.id,
    kind: row.kind,
    data: row.data,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  });
  return data ?? null;
}
