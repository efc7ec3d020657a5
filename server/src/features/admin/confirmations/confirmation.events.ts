/** What two admins do together, as entries of the log on the account that it is about. Reasons stay out of it. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { ConfirmationKind } from '@faircourt/contracts/confirmations';

export interface Asked {
  id: string;
  kind: ConfirmationKind;
  user_id: string;
  link_id: string | null;
}

export function confirmationEvent(
  what: 'asked' | 'confirmed' | 'refused' | 'taken_back',
  { id, kind, user_id: userId, link_id: linkId }: Asked,
  by: EventActor,
): FaircourtEvent {
  return {
    chain: userId,
    type: `confirmation.${what}`,
    actor: by,
    data: { confirmation_id: id, kind, link_id: linkId },
  };
}
