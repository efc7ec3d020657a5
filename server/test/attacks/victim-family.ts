/** The victim's family: a guardian who is linked and has signed, and one who waits for the victim's yes. */
import type { Kysely } from 'kysely';
import type { DB } from '../../src/platform/database/schema.gen.ts';
import { plantPerson } from '../records/planted-athletes.ts';
import { plantGuardianship } from '../records/planted-guardianship.ts';
import { plantSignatures } from '../records/planted-signatures.ts';

export async function plantFamily(
  db: Kysely<DB>,
  athleteId: string,
): Promise<Record<'guardian link' | 'signature', string>> {
  const guardianUserId = await plantPerson(db, { role: 'guardian', name: 'Hidden Guardian' });
  const waitingUserId = await plantPerson(db, { role: 'guardian', name: 'Hidden Waiting' });
  await db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: guardianUserId,
      status: 'active',
      activated_at: new Date(0),
    })
    .execute();
  await plantGuardianship(db, { athleteId, guardianUserId });
  const { id: link } = await db
    .insertInto('guardian_links')
    .values({ athlete_id: athleteId, guardian_user_id: waitingUserId, status: 'accepted' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await plantSignatures(db, { athleteId, guardianUserId }, ['platform']);
  const { id: signature } = await db
    .selectFrom('consent_signatures')
    .select('id')
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return { 'guardian link': link, signature };
}
