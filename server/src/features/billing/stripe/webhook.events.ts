/** Where Stripe tells us that something happened, and of what. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/** What can change a plan. Of everything else that is sent the id is kept, and nothing follows. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'subscription_schedule.released',
  'subscription_schedule.updated',
] as const;
