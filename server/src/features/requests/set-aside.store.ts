/** The only SQL that puts requests off. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { LOGGED } from '../releases/release-key.ts';

export function storeReleaseSetAside(trx: Transaction<DB>, id: string, until: Date | null) {
  return trx
    .updateTable('releases')
    .set({ set_aside_until: until })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returning(LOGGED)
    .executeTakeFirst();
}

export function storeContactSetAside(trx: Transaction<DB>, id: string, until: Date | null) {
  return trx
    .updateTable('contact_requests')
    .set({ set_aside_until: until })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returning(['id', 'athlete_id as athleteId', 'coach_id as coachId', 'institution_id as institutionId'])
    .executeTakeFirst();
}
