/** What a coach chooses to hear of, as entries of their own log. */
import type { ChooseAlert } from '@faircourt/contracts/alerts';
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

type By = EventActor & { userId: string };

export function alertChosen(savedSearchId: string, choice: ChooseAlert, by: By): FaircourtEvent {
  const { kinds, frequency, by_bell, by_email } = choice;
  return {
    chain: by.userId,
    type: 'alert.chosen',
    actor: by,
    data: { saved_search_id: savedSearchId, kinds, frequency, by_bell, by_email },
  };
}

export function alertStopped(savedSearchId: string, by: By): FaircourtEvent {
  return {
    chain: by.userId,
    type: 'alert.stopped',
    actor: by,
    data: { saved_search_id: savedSearchId },
  };
}
