/** What a wish of its owner makes of a plan that is paid by card. */
import type { ByCard } from '../life/by-card.ts';
import type { Operation } from './operation.store.ts';

/** As the plan will be once Stripe has done what waits: who cancels and thinks better of it resumes at once. */
export function withWish(life: ByCard, { kind, offer }: Operation): ByCard {
  switch (kind) {
    case 'cancel':
      return { ...life, isCancelled: true, scheduled: null };
    case 'resume':
      return { ...life, isCancelled: false };
    case 'keep':
      return { ...life, scheduled: null };
    default:
      return { ...life, isCancelled: false, scheduled: isOwn(life, offer) ? null : offer };
  }
}

function isOwn({ plan, interval }: ByCard, offer: Operation['offer']): boolean {
  return offer?.plan === plan && offer.interval === interval;
}
