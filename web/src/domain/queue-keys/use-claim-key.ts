import { useEffect, type RefObject } from 'react';
import { areKeysOn } from './keys-setting.ts';
import { CLAIM, isTaken } from './use-queue-keys.ts';

/** On the page of one item the key that claims it in the queue presses this button. */
export function useClaimKey(button: RefObject<HTMLElement | null>, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== CLAIM || !button.current || !areKeysOn() || isTaken(event)) return;
      event.preventDefault();
      button.current.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [button, isOffered]);
}
