/** The victim's family: a guardian who is linked and has signed, and one who waits for the victim's yes. */
import type { Database } from '../../src/platform/database/database.ts';
import { seedPerson } from '../records/seeded-athletes.ts';
import { seedGuardianship } from '../records/seeded-guardianship.ts';
import { seedSignatures } from '../records/seeded-signatures.ts';

export async function seedFamily(
  db: Database,
  athleteId: string,
): Promise<Record<'guardian link' | 'signature', string>> {
  const guardianUserId = await seedPerson(db, { role: 'guardian', name: 'Hidden Guardian' });
  const waitingUserId = await seedPerson(db, { role: 'guardian', name: 'Hidden Waiting' });
  await db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: guardianUserId,
      status: 'active',
      activated_at: new Date(0),
    })
    .execute();
  await seedGuardianship(db, { athleteId, guardianUserId });
  const { id: link } = await db
    .insertInto('guardian_links')
    .values({ athlete_id: athleteId, guardian_user_id: waitingUserId, status: 'accepted' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedSignatures(db, { athleteId, guardianUserId }, ['platform']);
  const { id: signature } = await db
    .selectFrom('consent_signatures')
    .select('id')
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return { 'guardian link': link, signature };
}
