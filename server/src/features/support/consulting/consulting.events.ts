/** What becomes of a consulting case, as entries of the log: ids alone. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { ConsultingState } from '@faircourt/contracts/consulting';

export function caseOpened(chain: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'consulting.opened', actor, data: {} };
}

export function caseUnbilled(chain: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'consulting.unbilled', actor, data: {} };
}

/** What the log says of a case that has come to this state. */
export function caseMoved(
  chain: string,
  { to, quoteId }: { to: Exclude<ConsultingState, 'received'>; quoteId: string | null },
  actor: EventActor,
): FaircourtEvent {
  switch (to) {
    case 'quoted':
    case 'accepted':
    case 'invoiced':
      if (quoteId === null) throw new Error(`A case is ${to} without a quote`);
      return { chain, type: `consulting.${to}`, actor, data: { quote_id: quoteId } };
    case 'done':
      return { chain, type: 'consulting.finished', actor, data: {} };
    case 'call_planned':
    case 'withdrawn':
    case 'closed':
      return { chain, type: `consulting.${to}`, actor, data: {} };
  }
}
