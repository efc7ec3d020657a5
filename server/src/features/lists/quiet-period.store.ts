/** The SQL that reads the contact calendar, and which of it binds a coach. */
import type { WindowRule } from '@faircourt/contracts/contact-window';
import type { Division } from '@faircourt/contracts/vocabulary';
import type { Queries } from '../../platform/database/database.ts';

export async function findDivision(queries: Queries, institutionId: string | null): Promise<Division | null> {
  const row = await queries
    .selectFrom('institutions')
    .select('division')
    .where('id', '=', institutionId)
    .executeTakeFirst();
  return row?.division ?? null;
}

export function listContactRules(queries: Queries): Promise<WindowRule[]> {
  return queries
    .selectFrom('contact_rules')
    .select(['division', 'program', 'grad_year', 'channel', 'first_allowed', 'source', 'as_of'])
    .where('channel', '=', 'correspondence')
    .execute();
}
