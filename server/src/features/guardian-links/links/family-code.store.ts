/** The only SQL on family_codes. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface FamilyCodeRow {
  code: string;
  expires_at: Date;
}

export function findFamilyCode(queries: Queries, athleteId: string): Promise<FamilyCodeRow | undefined> {
  return queries
    .selectFrom('family_codes')
    .select(['code', 'expires_at'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
}

/** Whose code it is. A suspended account invites nobody. */
export function findAthleteByCode(queries: Queries, code: string) {
  return queries
    .selectFrom('family_codes as family_code')
    .innerJoin('athletes as athlete', 'athlete.id', 'family_code.athlete_id')
    .innerJoin('users as athlete_user', 'athlete_user.id', 'athlete.user_id')
    .select([
      'family_code.athlete_id',
      'family_code.expires_at',
      'athlete.user_id as athlete_user_id',
      sql<string>`redacted_name(athlete_user.name)`.as('athlete_card_name'),
    ])
    .where('family_code.code', '=', code)
    .where('athlete_user.status', '=', 'active')
    .executeTakeFirst();
}

/** In place of the athlete's old code, which is dead from then on. Nothing when somebody has the new one already. */
export async function replaceFamilyCode(
  trx: Transaction<DB>,
  athleteId: string,
  renewed: { code: string; expiresAt: Date; now: Date },
): Promise<FamilyCodeRow | undefined> {
  await trx.deleteFrom('family_codes').where('athlete_id', '=', athleteId).execute();
  return trx
    .insertInto('family_codes')
    .values({
      athlete_id: athleteId,
      code: renewed.code,
      expires_at: renewed.expiresAt,
      created_at: renewed.now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['code', 'expires_at'])
    .executeTakeFirst();
}

export function forgetFamilyCodes(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'family_codes', sql`expires_at <= ${over}`, most);
}
