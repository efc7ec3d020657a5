/** What a step asks for, in a sentence. */
import type { Road, RoadTodo } from '@faircourt/contracts/road';
import type { Translate } from '../../i18n/messages.ts';

interface Words {
  t: Translate;
  /** Several things in the reader's words. */
  listOf: (things: string[]) => string;
}

export function roadHint(todo: RoadTodo, road: Road, { t, listOf }: Words): string {
  const { athlete_name: name, is_proof_needed: isProofNeeded, is_self: isSelf } = road;
  switch (todo) {
    case 'fill_profile': {
      // A birthdate has a step of its own, here or for a guardian.
      const missing = road.missing_basics.filter((step) => step !== 'birthdate');
      return t('road.hint.fill_profile', {
        missing: listOf(missing.map((step) => t(`family.step.${step}`))),
      });
    }
    case 'set_birthdate':
      return t(isSelf ? 'road.hint.set_birthdate.own' : 'road.hint.set_birthdate');
    case 'ask':
      return t(isProofNeeded ? 'road.hint.ask.under_13' : 'road.hint.ask', { name });
    case 'invite_guardian':
      return t(isProofNeeded ? 'road.hint.invite_guardian.under_13' : 'road.hint.invite_guardian');
    default:
      return t(`road.hint.${todo}`, { name });
  }
}
