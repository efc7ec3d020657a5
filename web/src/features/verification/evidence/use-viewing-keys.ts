import { useEffect, useEffectEvent } from 'react';
import type { ListedKeys } from '../../../domain/queue-keys/keyboard-hint.tsx';
import { areKeysOn } from '../../../domain/queue-keys/keys-setting.ts';
import { isTaken } from '../../../domain/queue-keys/use-queue-keys.ts';
import type { ViewingDeed } from './viewing.ts';

const DEEDS: Readonly<Record<string, ViewingDeed>> = {
  n: 'next',
  p: 'previous',
  '+': 'larger',
  // The same key without Shift, on many keyboards.
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  t: 'turn',
};

export const VIEWING_KEYS: ListedKeys = [
  { keys: ['N'], does: 'evidence.keys.next' },
  { keys: ['P'], does: 'evidence.keys.previous' },
  { keys: ['+'], does: 'evidence.larger' },
  { keys: ['-'], does: 'evidence.smaller' },
  { keys: ['0'], does: 'evidence.fit' },
  { keys: ['T'], does: 'evidence.turn' },
];

/** Looking at a document without a mouse. The keys are those of the queue: never while somebody types, and one switch. */
export function useViewingKeys(does: (deed: ViewingDeed) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const deed = DEEDS[event.key.toLowerCase()];
    if (!deed || !areKeysOn() || isTaken(event)) return;
    event.preventDefault();
    does(deed);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
