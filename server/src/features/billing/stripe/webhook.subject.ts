/** Which subscription at Stripe a message is about. Null: nothing that we follow. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { WEBHOOK_EVENTS } from './webhook.events.ts';

/** Stripe names the same thing by its id or in full, and at another place in each kind of object. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const subject = z.object({
  object: z.string(),
  id: z.string().optional(),
  subscription: reference.nullish(),
  released_subscription: z.string().nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
});

const FOLLOWED: readonly string[] = WEBHOOK_EVENTS;

export function aboutWhich({ type, data }: Pick<Stripe.Event, 'type' | 'data'>): string | null {
  if (!FOLLOWED.includes(type)) return null;
  const found = subject.safeParse(data.object);
  if (!found.success) return null;
  const { object, id, subscription, released_subscription: released, parent } = found.data;
  if (object === 'subscription') return id ?? null;
  return subscription ?? released ?? parent?.subscription_details?.subscription ?? null;
}
