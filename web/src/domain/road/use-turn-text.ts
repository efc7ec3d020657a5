import type { Road, RoadStep } from '@faircourt/contracts/road';
import { useText } from '../../i18n/use-text.ts';

/** Whose turn a step is, in the words of the one who reads. `isListed`: a list on the same screen calls the reader already. */
export function useTurnText(road: Road, { isListed = false } = {}): (step: RoadStep) => string {
  const t = useText();
  const {
    is_self: isSelf,
    athlete_name: name,
    optional_forms: optional,
    is_card_in_search: isCardFound,
  } = road;
  // What was approved and nobody sees is not done for a family.
  const isUnseen = road.steps.some(({ step, state }) => step === 'visible' && state !== 'done');
  return ({ step, state, turn }) => {
    // "Done" would be said of forms that can still be signed.
    if (state === 'done') {
      if (step === 'released' && isUnseen) return t('road.done.released');
      return t(step === 'forms' && optional.length > 0 ? 'road.done.needed' : 'road.done');
    }
    if (state === 'partly') return t('road.partly');
    if (state === 'later' || turn === null)
      // The card is found before anything is released: "later" alone would be taken for all of it.
      return t(step === 'visible' && isCardFound ? 'road.later.card' : 'road.later');
    if (turn === 'guardian') return t(isSelf ? 'road.turn.guardian' : 'road.turn.other_guardian');
    if (turn === 'you' && isListed) return t('road.turn.you.listed');
    return turn === 'athlete' ? t('road.turn.athlete', { name }) : t(`road.turn.${turn}`);
  };
}
