/** What makes a guardian's word count, written straight into the database: a proven mailbox, a statement, a check. */
import { randomUUID } from 'node:crypto';
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import type { Database } from '../../src/platform/database/database.ts';

const LONG_AGO = new Date(0);
const FAR_AWAY = new Date('2100-01-01');

/** Of an active link. Raising it twice changes nothing. */
export async function seedGuardianship(
  db: Database,
  family: { athleteId: string; guardianUserId: string },
  level: GuardianLevel = 'verified',
): Promise<void> {
  if (level === 'linked') return;
  await db
    .updateTable('auth_users')
    .set({ email_verified: true })
    .where('id', '=', (eb) =>
      eb.selectFrom('users').select('auth_id').where('users.id', '=', family.guardianUserId),
    )
    .execute();
  const links = await db
    .updateTable('guardian_links')
    .set({
      stated_name: 'Maria Okafor',
      stated_birthdate: '1950-01-01',
      relationship: 'mother',
      stated_at: LONG_AGO,
    })
    .where('athlete_id', '=', family.athleteId)
    .where('guardian_user_id', '=', family.guardianUserId)
    .where('status', '=', 'active')
    .returning('id')
    .execute();
  if (level === 'confirmed') return;
  for (const { id } of links) {
    const known = await db
      .selectFrom('verifications')
      .select('id')
      .where('guardian_link_id', '=', id)
      .executeTakeFirst();
    if (known) continue;
    await db
      .insertInto('verifications')
      .values({
        id: randomUUID(),
        fact_group: 'guardianship',
        athlete_id: family.athleteId,
        guardian_link_id: id,
        status: 'verified',
        decided_at: LONG_AGO,
        expires_at: FAR_AWAY,
        evidence_deleted_at: LONG_AGO,
      })
      .execute();
  }
}
