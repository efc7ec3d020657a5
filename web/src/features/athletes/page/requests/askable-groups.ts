/** Which closed groups a coach can ask for just now. What the server knows decides; this only reads it. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import type { Askable } from '@faircourt/contracts/requests';
import { FIELD_GROUPS, type FieldGroup } from '@faircourt/contracts/vocabulary';

/** Contact is asked for by itself: it opens a conversation, and no switch releases it. */
export type AskableGroup = Exclude<FieldGroup, 'contact'>;
export type ReleaseAnswer = Askable['releases'][number];

/** In the order in which every list has them. */
export const GROUPS = FIELD_GROUPS.filter((group): group is AskableGroup => group !== 'contact');

export function askableGroups(
  askable: Askable,
  states: CompleteProfile['states'],
  today: string,
): AskableGroup[] {
  if (askable.refusal !== null) return [];
  return GROUPS.filter(
    (group) => states[group] === 'not_released' && mayAskAgain(answerFor(askable, group), today),
  );
}

export function answerFor(askable: Askable, group: FieldGroup): ReleaseAnswer | null {
  return askable.releases.find(({ field_group }) => field_group === group) ?? null;
}

/** After a no the family has its peace for a while. */
export function isPaused(until: string | null, today: string): until is string {
  return until !== null && until > today;
}

function mayAskAgain(answer: ReleaseAnswer | null, today: string): boolean {
  if (answer === null) return true;
  const isOver = answer.status === 'declined' || answer.status === 'withdrawn';
  return isOver && !isPaused(answer.can_ask_again_on, today);
}

/** Changes when a family has answered, and not when the coach asks: then the page itself has to be loaded again. */
export function answersOf({ releases, contact }: Askable): string {
  const answered = releases
    .filter(({ status }) => status !== 'requested')
    .map(({ field_group, status, at }) => `${field_group} ${status} ${at}`);
  return [...answered.toSorted(), contact.status === 'requested' ? '' : contact.status].join();
}
