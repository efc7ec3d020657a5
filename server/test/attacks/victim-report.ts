/** What the victim said quietly about a guardian. */
import type { Database } from '../../src/platform/database/database.ts';

export async function seedReport(db: Database, userId: string): Promise<Record<'safety report', string>> {
  const { id } = await db
    .insertInto('support_requests')
    .values({
      reference: 'FC-HHHH-HHHH',
      type: 'safety',
      name: 'Hidden Reporter',
      email: 'hidden@example.test',
      message: 'Hidden fear',
      locale: 'en',
      source: 'guardian',
      reporter_user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { 'safety report': id };
}
