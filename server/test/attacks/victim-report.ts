/** What the victim said quietly about a guardian, as support keeps it and as moderators find it; and what they asked support. */
import type { Database } from '../../src/platform/database/database.ts';

type Reports = Record<
  'safety report' | 'message to support' | 'moderation item' | 'decision of moderators',
  string
>;

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
  const item = await db
    .insertInto('moderation_items')
    .values({
      kind: 'support',
      subject_id: report.id,
      severity: 'critical',
      category: 'child_safety',
      is_quiet: true,
      created_at: new Date('2026-01-01'),
      due_at: new Date('2026-01-01T04:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const decision = await db
    .insertInto('moderation_decisions')
    .values({
      item_id: item.id,
      measure: 'warn',
      user_id: userId,
      reason: 'Hidden reason',
      decided_at: new Date('2026-01-02'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    'safety report': report.id,
    'message to support': message.id,
    'moderation item': item.id,
    'decision of moderators': decision.id,
  };
}
