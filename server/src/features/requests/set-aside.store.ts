/** The only SQL that puts requests off. */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { LOGGED } from '../releases/release-key.ts';

export function storeReleaseSetAside(trx: Transaction<DB>, id: string, until: Date | null) {
  return trx
    .updateTable('releases')
    .set({ set_aside_until: until })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where(isChange(until))
    .returning(LOGGED)
    .executeTakeFirst();
}

export function storeContactSetAside(trx: Transaction<DB>, id: string, until: Date | null) {
  return trx
    .updateTable('contact_requests')
    .set({ set_aside_until: until })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where(isChange(until))
    .returning(['id', 'athlete_id as athleteId', 'coach_id as coachId', 'institution_id as institutionId'])
    .executeTakeFirst();
}

/** Putting off what is put off, and taking up what was not, changes nothing and is not logged. */
function isChange(until: Date | null): RawBuilder<boolean> {
  return until === null
    ? sql<boolean>`set_aside_until is not null`
    : sql<boolean>`(set_aside_until is null or set_aside_until < ${until})`;
}
