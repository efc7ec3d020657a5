/** Plans in a paid period for which our books have no payment, however they came to it. */
import { BILLED_PLANS } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { dayOf } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Difference } from './comparison.store.ts';

const MOST = 100;
const NO_CARD = '-';

interface UnpaidRow {
  id: string;
  stripe_id: string | null;
  period_from: Date;
  period_to: Date;
  mark: string;
}

/**
 * A period that an accepted order has opened, or that has days of grace, is known to be unpaid and has no `period_from` or a
 * `grace_ends_at`. The payment may be for a part of the period only, as after a change at Stripe; an hour takes what Stripe rounds.
 * What somebody has looked at is left out before the list is cut, so that it takes nobody's place.
 */
export async function listUnpaidPeriods(queries: Queries, now: Date): Promise<Difference[]> {
  const { rows } = await sql<UnpaidRow>`
    select desk.id, desk.stripe_subscription_id as stripe_id, desk.period_from, desk.period_to, period.mark
    from subscriptions desk
    cross join lateral (select concat_ws(' ', desk.id, ${utcDay('period_from')}, ${utcDay('period_to')}) as mark) period
    where desk.plan::text = any(${[...BILLED_PLANS]}) and desk.status = 'active' and desk.grace_ends_at is null
      and desk.period_from <= ${now} and desk.period_to > ${now}
      and not exists (
        select from invoices paid where paid.subscription_id = desk.id and paid.state = 'paid'
          and paid.period_from < desk.period_to - interval '1 hour'
          and paid.period_to > desk.period_from + interval '1 hour')
      and not exists (
        select from stripe_looked_at looked where looked.what = 'unpaid_period' and looked.mark = period.mark
          and looked.stripe_id = coalesce(desk.stripe_subscription_id, ${NO_CARD}))
    order by desk.period_from, desk.id limit ${MOST}`.execute(queries);
  return rows.map(({ id, stripe_id: stripeId, period_from: from, period_to: to, mark }) => ({
    stripeId: stripeId ?? NO_CARD,
    planId: id,
    what: 'unpaid_period',
    isOpen: true,
    detail: `${dayOf(from)} to ${dayOf(to)} is open, and no payment for it is in our books`,
    mark,
  }));
}

function utcDay(column: 'period_from' | 'period_to') {
  return sql`to_char(${sql.ref(`desk.${column}`)} at time zone 'UTC', 'YYYY-MM-DD')`;
}
