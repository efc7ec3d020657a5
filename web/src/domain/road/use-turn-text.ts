import type { Road, RoadStep } from '@faircourt/contracts/road';
import { useText } from '../../i18n/use-text.ts';

/** Whose turn a step is, in the words of the one who reads. */
export function useTurnText(road: Road): (step: RoadStep) => string {
  const t = useText();
  const { is_self: isSelf, athlete_name: name, optional_forms: optional } = road;
  return ({ step, state, turn }) => {
    // "Done" would be said of forms that can still be signed.
    if (state === 'done')
      return t(step === 'forms' && optional.length > 0 ? 'road.done.needed' : 'road.done');
    if (state === 'later' || turn === null) return t('road.later');
    if (turn === 'guardian') return t(isSelf ? 'road.turn.guardian' : 'road.turn.other_guardian');
    return turn === 'athlete' ? t('road.turn.athlete', { name }) : t(`road.turn.${turn}`);
  };
}
