/**
 * Who is told of what an alert finds, and which cards they read, as SQL over a person and the staff of a search: the same as
 * canReceiveAlerts and cardReader, which are asked again before anything leaves. alert.scope.test.ts holds them together.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './condition.ts';
import { HAS_ROOM, HELD_SEATS } from '../facts/load-actor.ts';
import { isAfter } from './in-effect.scope.ts';

interface Told {
  userId: RawBuilder<unknown>;
  subscriptionId: RawBuilder<unknown>;
}

/** Lateral row `reader (coach_id, institution_id, is_verified)`; no row for people who are told nothing. */
export function alertReader({ userId, subscriptionId }: Told, now: Date): RawBuilder<unknown> {
  const endsAt = sql`s.access_ends_at`;
  return sql`(
    select c.id as coach_id, c.institution_id,
      coalesce(c.affiliation_status = 'verified' and (
        select i.status = 'verified' from institutions i where i.id = c.institution_id), false) as is_verified
    from users u
    left join auth_users mailbox on mailbox.id = u.auth_id
    left join coaches c on c.user_id = u.id
    where u.id = ${userId} and u.role = 'coach' and u.status <> 'suspended'
      and not exists (select 1 from restrictions where restrictions.user_id = u.id)
      and exists (select 1 from ${sql.raw(HELD_SEATS)} and s.id = ${subscriptionId})
      and exists (select 1 from ${sql.raw(HELD_SEATS)}
        and s.plan = 'pro_scout' and s.status <> 'lapsed' and ${sql.raw(HAS_ROOM)} and ${isAfter(endsAt, now)}
        and (s.status <> 'trial' or mailbox.email_verified))
  ) reader`;
}

/** Over a row of alertReader: that the family of this athlete has blocked neither the coach nor the institution. */
export function isUnblockedReader(athleteId: RawBuilder<unknown>): Condition {
  return sql<boolean>`not exists (
    select 1 from blocks where blocks.athlete_id = ${athleteId} and blocks.lifted_at is null
      and (blocks.coach_id = reader.coach_id or blocks.institution_id = reader.institution_id))`;
}
