/** The SQL on what families decided about an institution that was merged into another. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { LOGGED } from './release-key.ts';

export function endReleasesTo(
  trx: Transaction<DB>,
  institutionId: string,
  status: 'approved' | 'requested',
  now: Date,
) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: now, decided_at: sql`coalesce(decided_at, ${now})` })
    .where('institution_id', '=', institutionId)
    .where('status', '=', status)
    .returning([...LOGGED, 'requested_by'])
    .execute();
}

/** What fell with a guardian's link can no longer be taken over for it. */
export async function endHandoversTo(trx: Transaction<DB>, institutionId: string): Promise<void> {
  await trx
    .updateTable('releases')
    .set({ offered_until: null })
    .where('institution_id', '=', institutionId)
    .where('offered_until', 'is not', null)
    .execute();
}

/** Who has said no to both has one no left in effect, and takes it back once. */
export async function moveDenials(
  trx: Transaction<DB>,
  { fromId, intoId }: { fromId: string; intoId: string },
  now: Date,
): Promise<void> {
  await sql`
    update releases twice set status = 'withdrawn', withdrawn_at = ${now}
    where twice.institution_id = ${fromId} and twice.status = 'declined' and exists (
      select 1 from releases same
      where same.institution_id = ${intoId} and same.status = 'declined' and same.athlete_id = twice.athlete_id
        and same.field_group = twice.field_group and same.decided_by is not distinct from twice.decided_by)`.execute(
    trx,
  );
  await sql`update releases set institution_id = ${intoId}
    where institution_id = ${fromId} and status = 'declined'`.execute(trx);
}
