/** Invitations to be a guardian that nobody accepted: the address was typed by somebody else, and goes. */
import { sql, type Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { invitationForgotten } from './link.events.ts';

/** Also those that were taken back or declined; the log has said so at the time. */
export async function forgetGuardianInvitations(
  trx: Transaction<DB>,
  { over, most, now }: Due,
): Promise<number> {
  const due = await sql<{ id: string; athlete_id: string }>`
    select id, athlete_id from guardian_links where ${isOver(over)} order by created_at limit ${most}`.execute(
    trx,
  );
  const athleteIds = due.rows.map(({ athlete_id }) => athlete_id);
  // Their logs are written below: in the one order, so that no merge waits for this while this waits for it.
  await holdUnasked(trx, 'the calendar', { records: { athlete: [...new Set(athleteIds)] } });
  const { rows } = await sql<{ id: string; athlete_id: string; is_unanswered: boolean }>`
    delete from guardian_links
    where id = any(${due.rows.map(({ id }) => id)}::uuid[]) and ${isOver(over)}
    returning id, athlete_id, status = 'invited' as is_unanswered`.execute(trx);
  for (const { is_unanswered, ...link } of rows.toSorted(byAthlete)) {
    if (is_unanswered) await recordEvent(trx, invitationForgotten(link), now);
  }
  return rows.length;
}

function byAthlete(a: { athlete_id: string }, b: { athlete_id: string }): number {
  return a.athlete_id < b.athlete_id ? -1 : 1;
}

function isOver(over: Date) {
  return sql`guardian_user_id is null and created_at <= ${over}
    and coalesce(ended_at, invite_expires_at, created_at) <= ${over}`;
}
