import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areKeysOn } from '../../../domain/queue-keys/keys-setting.ts';
import { isDialogOpen, isTaken } from '../../../domain/queue-keys/use-queue-keys.ts';
import { DECISION_KEYS } from './decision-keys.ts';
import { DECISIONS, type DecisionDraft } from './decision-draft.ts';

/**
 * A decision without a mouse: which one it is, the words that are suggested, and sending it. Letters and numbers never act
 * while somebody types; Ctrl and Enter together do, since that is when one is done.
 */
export function useDecisionKeys(
  form: RefObject<HTMLFormElement | null>,
  onChoose: (decision: DecisionDraft['decision']) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!form.current) return;
    if (isSending(event, form.current)) {
      event.preventDefault();
      // A key that is held down sends once.
      if (!event.repeat) form.current.requestSubmit();
      return;
    }
    if (!areKeysOn() || isTaken(event)) return;
    const decision = DECISIONS.find((one) => DECISION_KEYS[one] === event.key.toLowerCase());
    const suggestion = suggestionsOf(form.current)[Number(event.key) - 1];
    if (decision) {
      onChoose(decision);
      // The choice is heard, comes into sight on a narrow screen, and the field of its words is next.
      form.current.querySelector<HTMLElement>(`input[type=radio][value=${decision}]`)?.focus();
    } else if (suggestion) {
      suggestion.focus();
      suggestion.click();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** On a link or a button elsewhere the same keys are the browser's. */
function isSending(event: KeyboardEvent, form: HTMLFormElement): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
  if (event.defaultPrevented || isDialogOpen()) return false;
  const { target } = event;
  const isElsewhere =
    target instanceof HTMLElement && target.closest('a[href], button, input, select, textarea');
  return !isElsewhere || form.contains(isElsewhere);
}

function suggestionsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-suggestion]')];
}
