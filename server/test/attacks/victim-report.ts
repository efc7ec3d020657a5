/** What the victim said quietly about a guardian, and what they asked support about. */
import type { Database } from '../../src/platform/database/database.ts';

type Reports = Record<'safety report' | 'message to support', string>;

export async function seedReport(db: Database, userId: string): Promise<Reports> {
  const hidden = {
    name: 'Hidden Reporter',
    email: 'hidden@example.test',
    locale: 'en',
    reporter_user_id: userId,
  } as const;
  const [report, message] = await db
    .insertInto('support_requests')
    .values([
      { ...hidden, reference: 'FC-HHHH-HHHH', type: 'safety', message: 'Hidden fear', source: 'guardian' },
      { ...hidden, reference: 'FC-HHHH-HHH2', type: 'account', message: 'Hidden question' },
    ])
    .returning('id')
    .execute();
  if (!report || !message) throw new Error('Nothing was seeded');
  return { 'safety report': report.id, 'message to support': message.id };
}
