/** Reads what the rules need to know about a verification: where it belongs and who may not judge it. */
import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { concernedCountry, interestedUserIds } from './interested-users.ts';
import type { VerificationFacts } from './subjects.ts';

export async function loadVerificationFacts(
  db: Queries,
  verificationId: string,
): Promise<VerificationFacts | null> {
  const { rows } = await sql<{ country_code: string; interested: string[] }>`
    select ${concernedCountry} as country_code,
      array(select user_id::text from (${interestedUserIds}) interested
        where user_id is not null order by user_id) as interested
    from verifications where id = ${verificationId}`.execute(db);
  const [row] = rows;
  return row ? { countryCode: row.country_code, interestedUserIds: row.interested } : null;
}
