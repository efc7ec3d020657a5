/** A few entries for the bell, of the kinds the contracts know. */
import type { JsonObject } from '../../platform/database/schema.gen.ts';
import type { NotificationKind } from '@faircourt/contracts/notifications';
import { addDays, latest } from '../calendar.ts';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import type { World } from './world.ts';

/** Every demo account and every twelfth other person: a welcome that was read, and newer sign-ins that were not. */
export function addNotifications(world: World): void {
  const emails = new Map(world.rows.auth_users.map((row) => [row.id, row.email]));
  const demoEmails = new Set(DEMO_ACCOUNTS.map((account) => account.email));
  for (const [index, user] of world.rows.users.entries()) {
    const isDemo = demoEmails.has(emails.get(user.auth_id) ?? '');
    if (user.id === undefined || (!isDemo && index % 12 !== 0)) continue;
    const random = world.random.fork(`notifications:${user.id}`);
    const joinedAt = new Date(user.created_at ?? world.now);
    const add = (kind: NotificationKind, data: JsonObject, at: Date, readAt: Date | null): void => {
      const id = random.uuidAt(at);
      world.rows.notifications.push({
        id,
        user_id: user.id ?? '',
        kind,
        data,
        created_at: at,
        read_at: readAt,
      });
    };
    add('welcome', { name: user.name }, joinedAt, new Date(joinedAt.getTime() + 60_000));
    const device = random.pick([
      { browser: 'Chrome', system: 'Android' },
      { browser: 'Safari', system: 'iOS' },
      { browser: 'Firefox', system: 'Windows' },
      { browser: 'Safari', system: 'macOS' },
    ]);
    add('new_sign_in', { device }, latest(joinedAt, addDays(world.now, -random.between(0.1, 3))), null);
  }
}
