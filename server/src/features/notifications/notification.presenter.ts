/** A notification as the bell reads it: the kind and its facts, no sentence. */
import { notificationSchema, type Notification } from '@faircourt/contracts/notifications';
import type { NotificationRow } from './notification.store.ts';

export function presentNotification(row: NotificationRow): Notification {
  // Parsed, not cast: the shape of data depends on the kind, and the column is free JSON.
  return notificationSchema.parse({
    id: row.id,
    kind: row.kind,
    data: row.data,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  });
}
