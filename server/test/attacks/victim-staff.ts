/** A staff that attackers are not part of: a subscription, a seat in it, an invitation to another, an invoice and a report. */
import type { Database } from '../../src/platform/database/database.ts';
import { seedPerson } from '../records/seeded-athletes.ts';

export async function seedStaff(
  db: Database,
): Promise<
  Record<'subscription' | 'seat' | 'seat invitation' | 'invoice' | 'player report' | 'purchase order', string>
> {
  const owner = await seedPerson(db, { role: 'coach', name: 'Hidden Owner' });
  const colleague = await seedPerson(db, { role: 'coach', name: 'Hidden Colleague' });
  const { id: subscription } = await db
    .insertInto('subscriptions')
    .values({
      owner_user_id: owner,
      plan: 'pro_scout',
      status: 'active',
      current_period_ends_at: new Date('2100-01-01'),
      offered_to: colleague,
      offered_at: new Date('2026-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: seat } = await db
    .insertInto('seats')
    .values({ subscription_id: subscription, user_id: colleague })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: invitation } = await db
    .insertInto('seat_invitations')
    .values({
      subscription_id: subscription,
      email: 'hidden@staff.test',
      token_hash: Buffer.alloc(32, 7),
      invited_by: owner,
      created_at: new Date('2026-01-01'),
      expires_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: invoice } = await db
    .insertInto('invoices')
    .values({
      ...{ number: 'FC-2026-999999', year: 2026, place: 999_999, subscription_id: subscription, ordinal: 1 },
      buyer_user_id: owner,
      ...{ plan: 'pro_scout', billing_interval: 'month', amount_cents: 100_000, buyer_name: 'Hidden Owner' },
      ...{ issued_at: new Date('2026-01-01'), due_at: new Date('2026-01-15') },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: report } = await db
    .insertInto('player_reports')
    .values({
      number: 999_999,
      from_at: new Date('2026-01-01'),
      to_at: new Date('2026-01-15'),
      made_at: new Date('2026-01-15'),
      totals: JSON.stringify({ listed: 0, verified: 0, countries: [] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: order } = await db
    .insertInto('purchase_orders')
    .values({
      ...{ subscription_id: subscription, sent_by: owner, number: 'Hidden order', plan: 'pro_scout' },
      ...{ billing_interval: 'year', amount_cents: 900_000, sent_at: new Date('2026-01-01') },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    'player report': report,
    subscription,
    seat,
    'seat invitation': invitation,
    invoice,
    'purchase order': order,
  };
}
