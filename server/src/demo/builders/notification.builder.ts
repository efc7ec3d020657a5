/** A few entries for the bell, of the kinds the contracts know. */
import type { JsonObject } from '../../platform/database/schema.gen.ts';
import type { NotificationKind } from '@faircourt/contracts/notifications';
import { addDays, latest } from '../calendar.ts';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import type { DemoFamily } from './demo-family.builder.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** Every demo account and every twelfth other person: a welcome that was read, and newer sign-ins that were not. */
export function addNotifications(build: DemoBuild): void {
  const emails = new Map(build.rows.auth_users.map((row) => [row.id, row.email]));
  const demoEmails = new Set(DEMO_ACCOUNTS.map((account) => account.email));
  for (const [index, user] of build.rows.users.entries()) {
    const isDemo = demoEmails.has(emails.get(user.auth_id ?? '') ?? '');
    if (user.id === undefined || (!isDemo && index % 12 !== 0)) continue;
    const random = build.random.fork(`notifications:${user.id}`);
    const joinedAt = new Date(user.created_at ?? build.now);
    const add = (kind: NotificationKind, data: JsonObject, at: Date, readAt: Date | null): void => {
      const id = random.uuidAt(at);
      build.rows.notifications.push({
        id,
        user_id: user.id ?? '',
        kind,
        data,
        created_at: at,
        read_at: readAt,
        chain: null,
        about_id: null,
      });
    };
    add('welcome', { name: user.name }, joinedAt, new Date(joinedAt.getTime() + 60_000));
    const device = random.pick([
      { browser: 'Chrome', system: 'Android' },
      { browser: 'Safari', system: 'iOS' },
      { browser: 'Firefox', system: 'Windows' },
      { browser: 'Safari', system: 'macOS' },
    ]);
    add('new_sign_in', { device }, latest(joinedAt, addDays(build.now, -random.between(0.1, 3))), null);
  }
}

/** What is waiting for the demo guardian, and what the demo athlete and the demo coach were told. */
export function addDemoFamilyNotifications(build: DemoBuild, coaches: Coaches, family: DemoFamily): void {
  const random = build.random.fork('demo-family-notifications');
  const { athlete, sibling, guardian } = family;
  const { demoCoach } = coaches;
  const addNotification = (
    to: Person,
    kind: NotificationKind,
    data: JsonObject,
    at: Date | string | undefined,
    isRead = false,
    asks: { chain: string; about_id: string } | null = null,
  ): void => {
    const created_at = new Date(at ?? build.now);
    const read_at = isRead ? new Date(created_at.getTime() + 3_600_000) : null;
    const id = random.uuidAt(created_at);
    const { chain, about_id } = asks ?? { chain: null, about_id: null };
    build.rows.notifications.push({
      ...{ id, user_id: to.userId, kind, data, created_at, read_at },
      ...{ chain, about_id },
    });
  };

  for (const { id, person } of [athlete, sibling]) {
    for (const row of build.rows.releases) {
      if (row.athlete_id !== id || row.status !== 'requested') continue;
      const institution_name = nameOf(coaches, ({ institution }) => institution?.id === row.institution_id);
      addNotification(
        guardian,
        'release_requested',
        { athlete_name: person.name, institution_name },
        row.created_at,
        false,
        { chain: id, about_id: row.requested_by ?? '' },
      );
    }
    for (const row of build.rows.contact_requests) {
      if (row.athlete_id !== id || row.status !== 'requested') continue;
      const institution_name = nameOf(coaches, (coach) => coach.id === row.coach_id);
      addNotification(
        guardian,
        'contact_requested',
        { athlete_name: person.name, institution_name },
        row.created_at,
        false,
        { chain: id, about_id: coaches.all.find((coach) => coach.id === row.coach_id)?.person.userId ?? '' },
      );
    }
  }
  const thread = build.rows.threads.find(
    (row) => row.athlete_id === athlete.id && row.coach_id === demoCoach.id,
  );
  if (!thread?.id) throw new Error('The demo coach talks with the demo athlete');
  const about = {
    thread_id: thread.id,
    coach_name: demoCoach.person.name,
    institution_name: demoCoach.institution?.name ?? '',
  };
  addNotification(athlete.person, 'contact_approved', about, thread.created_at, true);
  const decided = { athlete_id: athlete.id, about: 'contact', decision: 'approved' };
  addNotification(demoCoach.person, 'request_decided', decided, thread.created_at, true);
  const message = { thread_id: thread.id, sender_name: demoCoach.person.name };
  for (const to of [guardian, athlete.person])
    addNotification(to, 'message', message, thread.last_message_at);
}

function nameOf(coaches: Coaches, isAsking: (coach: Coach) => boolean): string {
  return coaches.all.find(isAsking)?.institution?.name ?? '';
}
