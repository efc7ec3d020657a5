import { useState } from 'react';
import type { AskedTogether } from '../../domain/asked-together.ts';

type HeldCard = { at: number; asked: AskedTogether };

/**
 * Cards that were set aside on this page keep their place until it is left: the next one would come up under the finger that
 * pressed, and a second press would answer it.
 */
export function useHeldCards(waiting: readonly AskedTogether[]) {
  const [held, setHeld] = useState<readonly HeldCard[]>([]);
  const isHeld = (key: string) => held.some(({ asked }) => asked.key === key);
  const cards = placeHeld(waiting, held);
  const hold = (key: string, isStaying: boolean) => {
    const at = cards.findIndex((asked) => asked.key === key);
    const asked = cards[at];
    setHeld((before) => [
      ...before.filter((one) => one.asked.key !== key),
      ...(isStaying && asked ? [{ at, asked }] : []),
    ]);
  };
  return { cards, hold, isHeld };
}

/** What waits is oldest first, so whatever arrives comes after them. */
export function placeHeld(waiting: readonly AskedTogether[], held: readonly HeldCard[]): AskedTogether[] {
  const cards = waiting.filter(({ key }) => held.every(({ asked }) => asked.key !== key));
  for (const { at, asked } of held.toSorted((one, other) => one.at - other.at)) cards.splice(at, 0, asked);
  return cards;
}
