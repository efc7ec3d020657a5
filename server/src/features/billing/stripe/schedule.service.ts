/** A change with the next period: a schedule at Stripe of two phases, of which the first is what is paid now. */
import type { Stripe } from 'stripe';

type Key = (part: string) => { idempotencyKey: string };

export async function scheduleChange(
  stripe: Stripe,
  found: Stripe.Subscription,
  price: string,
  key: Key,
): Promise<void> {
  const [item] = found.items.data;
  if (!item) return;
  const made =
    (await findLive(stripe, found)) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: found.id }, key('schedule')));
  const { current_period_end: turn } = item;
  await stripe.subscriptionSchedules.update(
    made.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: made.phases[0]?.start_date ?? item.current_period_start,
          end_date: turn,
        },
        { items: [{ price, quantity: 1 }], start_date: turn, proration_behavior: 'none' },
      ],
    },
    key('phases'),
  );
}

/** What was to come does not; what is paid now goes on. */
export async function releaseSchedule(
  stripe: Stripe,
  found: Stripe.Subscription,
  key: { idempotencyKey: string },
): Promise<void> {
  const live = await findLive(stripe, found);
  if (live) await stripe.subscriptionSchedules.release(live.id, {}, key);
}

async function findLive(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule | null> {
  const known =
    typeof schedule === 'string' ? await stripe.subscriptionSchedules.retrieve(schedule) : schedule;
  return known?.status === 'active' ? known : null;
}
