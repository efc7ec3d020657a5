/** What an admin has asked another to confirm about the victim. */
import type { Database } from '../../src/platform/database/database.ts';
import { seedPerson } from '../records/seeded-athletes.ts';

export async function seedConfirmation(
  db: Database,
  victimUserId: string,
): Promise<Record<'confirmation', string>> {
  const admin = await seedPerson(db, { role: 'admin', name: 'Asking Admin' });
  const { id } = await db
    .insertInto('confirmations')
    .values({
      kind: 'make_admin',
      user_id: victimUserId,
      reason: 'A hidden reason',
      asked_by: admin,
      asked_at: new Date('2026-01-01'),
      expires_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { confirmation: id };
}
