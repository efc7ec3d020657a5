/** What is worked off behind the requests: each message of Stripe, and what a fall or an outage has left. */
import type { JobDefinition, JobName } from '../../../platform/jobs.ts';
import type { StripeDeps } from './card.payments.ts';
import { findEventToWork, markWorked } from './event.store.ts';
import { mirrorPlan } from './mirror.service.ts';
import { finishOperations } from './operation.service.ts';
import { describeDifferences, reconcile } from './reconcile.service.ts';

export const WORK_ON_EVENT: JobName<{ eventId: string }> = { name: 'work-on-stripe-event' };

/** Every night, and when an admin asks for it. */
export const RECONCILE: JobName<object> = { name: 'reconcile-stripe' };

export function stripeEventJob(deps: StripeDeps): JobDefinition<{ eventId: string }> {
  return { name: WORK_ON_EVENT.name, run: ({ eventId }) => workOnEvent(deps, eventId) };
}

async function workOnEvent(deps: StripeDeps, eventId: string): Promise<void> {
  const stripeSubscriptionId = await findEventToWork(deps.db, eventId);
  if (stripeSubscriptionId === null) return;
  await mirrorPlan(deps, stripeSubscriptionId);
  await markWorked(deps.db, eventId, deps.clock.now());
}

export function stripeOperationsJob(deps: StripeDeps): JobDefinition<object> {
  return { name: 'finish-stripe-operations', schedule: '* * * * *', run: () => finishOperations(deps) };
}

/** At night. What somebody has to look at is told as a fault, so that it is in the log. */
export function reconcileStripeJob(
  deps: StripeDeps & { onDifferences: (open: number, error: Error | null) => void },
): JobDefinition<object> {
  return {
    name: RECONCILE.name,
    schedule: '30 3 * * *',
    withinSeconds: 3600,
    async run() {
      const open = (await reconcile(deps)).filter(({ isOpen }) => isOpen);
      const error = open.length > 0 ? new Error(describeDifferences(open).join('\n')) : null;
      deps.onDifferences(open.length, error);
    },
  };
}
