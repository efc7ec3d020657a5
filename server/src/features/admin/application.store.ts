/** The only SQL on what directors-to-be say about themselves. */
import type { DirectorApplicationInput } from '@faircourt/contracts/regions';
import type { Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface ApplicationRow extends DirectorApplicationInput {
  /** The account's address, which is compared with the federation's. */
  email: string;
}

export function findApplication(queries: Queries, userId: string): Promise<ApplicationRow | undefined> {
  return queries
    .selectFrom('director_applications as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .select(['d.federation', 'd.website', 'd.referee_name', 'd.referee_contact'])
    .select(['d.countries_known', 'd.languages', 'a.email'])
    .where('d.user_id', '=', userId)
    .executeTakeFirst();
}

export async function storeApplication(
  trx: Transaction<DB>,
  userId: string,
  given: DirectorApplicationInput,
): Promise<void> {
  await trx
    .insertInto('director_applications')
    .values({ user_id: userId, ...given })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();
}
