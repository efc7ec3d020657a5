/** What two admins do together, as entries of the log on the account or the institution that it is about. Reasons stay out of it. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { ConfirmationKind } from '@faircourt/contracts/confirmations';

export interface Asked {
  id: string;
  kind: ConfirmationKind;
  user_id: string | null;
  link_id: string | null;
  institution_id: string | null;
  into_institution_id: string | null;
  subscription_id: string | null;
  to_user_id: string | null;
}

export function confirmationEvent(
  what: 'asked' | 'confirmed' | 'refused' | 'taken_back',
  { id, kind, user_id: userId, ...about }: Asked,
  by: EventActor,
): FaircourtEvent {
  return {
    chain: userId ?? about.institution_id ?? id,
    type: `confirmation.${what}`,
    actor: by,
    data: {
      confirmation_id: id,
      kind,
      link_id: about.link_id,
      institution_id: about.institution_id,
      into_institution_id: about.into_institution_id,
      subscription_id: about.subscription_id,
      to_user_id: about.to_user_id,
    },
  };
}
