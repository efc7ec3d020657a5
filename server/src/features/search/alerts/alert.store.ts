/** The only SQL on alerts: one per person and saved search. */
import type { ChooseAlert } from '@faircourt/contracts/alerts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';

interface NewAlert extends ChooseAlert {
  savedSearchId: string;
  userId: string;
  reach: string;
  wants: Record<string, unknown>;
  now: Date;
}

/** What it has found and not told yet stays, as far as it is still wanted: the reader has only changed how they hear of it. */
export async function storeAlert(trx: Transaction<DB>, alert: NewAlert): Promise<void> {
  const { kinds, frequency, by_bell, by_email } = alert;
  await sql`
    insert into alerts (saved_search_id, user_id, kinds, frequency, by_bell, by_email, reach, wants, created_at)
    values (${alert.savedSearchId}, ${alert.userId}, ${kinds}::alert_kind[], ${frequency}, ${by_bell}, ${by_email},
      ${alert.reach}, ${JSON.stringify(alert.wants)}, ${alert.now})
    on conflict (saved_search_id, user_id) do update set
      kinds = excluded.kinds, frequency = excluded.frequency, by_bell = excluded.by_bell, by_email = excluded.by_email,
      reach = excluded.reach, wants = excluded.wants`.execute(trx);
  await sql`
    delete from alert_matches using alerts
    where alerts.id = alert_matches.alert_id and alerts.saved_search_id = ${alert.savedSearchId}
      and alerts.user_id = ${alert.userId} and alert_matches.kind <> all(alerts.kinds)`.execute(trx);
}

/** With all that it has found. Returns whether there was one. */
export async function deleteAlert(
  trx: Transaction<DB>,
  { savedSearchId, userId }: Pick<NewAlert, 'savedSearchId' | 'userId'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('alerts')
    .where('saved_search_id', '=', savedSearchId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
