/** What the victim said quietly about a guardian, as support keeps it and as moderators find it; and what they asked support. */
import type { Database } from '../../src/platform/database/database.ts';

type Reports = Record<
  'safety report' | 'message to support' | 'consulting case' | 'moderation item' | 'decision of moderators',
  string
>;

export async function seedReport(db: Database, userId: string): Promise<Reports> {
  const hidden = {
    name: 'Hidden Reporter',
    email: 'hidden@example.test',
    locale: 'en',
    reporter_user_id: userId,
  } as const;
  const [report, message, consulting] = await db
    .insertInto('support_requests')
    .values([
      { ...hidden, reference: 'FC-HHHH-HHHH', type: 'safety', message: 'Hidden fear', source: 'guardian' },
      { ...hidden, reference: 'FC-HHHH-HHH2', type: 'account', message: 'Hidden question' },
      { ...hidden, reference: 'FC-HHHH-HHH3', type: 'nil-consulting', message: 'Hidden contract' },
    ])
    .returning('id')
    .execute();
  if (!report || !message || !consulting) throw new Error('Nothing was seeded');
  const quotedAt = new Date('2026-01-02');
  await db
    .insertInto('consulting_cases')
    .values({
      request_id: consulting.id,
      state: 'quoted',
      opened_at: new Date('2026-01-01'),
      changed_at: quotedAt,
      ...{ quote_id: consulting.id, quote_amount_cents: 50_000, quote_currency: 'USD', quoted_at: quotedAt },
      ...{ quote_covers: 'Hidden advice', quote_valid_until: '2099-01-01' },
    })
    .execute();
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
    'consulting case': consulting.id,
    'moderation item': item.id,
    'decision of moderators': decision.id,
  };
}
