/** Accounts with one proven mailbox are taken for one person, as SQL. */
import { sql, type RawBuilder } from 'kysely';

/** The other accounts of the person behind this one, in the order of their ids; none for null. */
export function otherAccountsOf(userId: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(
    select shared.other_user_id::text from shared_mailboxes shared
    where shared.user_id = ${userId} order by shared.other_user_id)`;
}
