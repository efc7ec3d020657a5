import type { FamilyRequestList } from '@faircourt/contracts/requests';
import { useState } from 'react';
import { askedTogether, type AskedTogether } from '../../domain/asked-together.ts';

type Open = FamilyRequestList['open'];
type HeldCard = {
  asked: AskedTogether;
  /** The cards that were above it. */
  above: readonly string[];
};

/**
 * Cards that were set aside on this page keep their place until it is left: the next one would come up under the finger that
 * pressed, and a second press would answer it. One that was taken up or decided elsewhere is no longer held, nor one whose coach
 * asks for more: a card says what is true now.
 */
export function useHeldCards({ open, decided }: Pick<FamilyRequestList, 'open' | 'decided'>) {
  const [pressed, setPressed] = useState<readonly HeldCard[]>([]);
  const held = stillSetAside(pressed, open);
  const cards = placeHeld(askedTogether(open.filter((request) => !isPutOff(request))), held);
  const isHeld = (key: string) => held.some(({ asked }) => asked.key === key);
  const hold = (key: string, isStaying: boolean) => {
    const at = cards.findIndex((asked) => asked.key === key);
    const asked = cards[at];
    const above = cards.slice(0, at).map((card) => card.key);
    setPressed((before) => [
      ...before.filter((one) => one.asked.key !== key),
      ...(isStaying && asked ? [{ asked, above }] : []),
    ]);
  };
  return { putOff: putOffElsewhere(open, held), hold, isHeld, ...useDecidedPlaces(cards, decided) };
}

/** A card that was decided leaves a line in its place until the page is left: the next one would come up under a second press. */
function useDecidedPlaces(cards: readonly AskedTogether[], decided: Open) {
  const [shown, setShown] = useState<readonly HeldCard[]>([]);
  const fresh = cards.filter(
    ({ key, requests }) => !shown.some(({ asked }) => isSame(asked, { key, requests })),
  );
  if (fresh.length > 0) {
    const keys = cards.map(({ key }) => key);
    setShown([
      ...shown.filter(({ asked }) => !fresh.some(({ key }) => key === asked.key)),
      ...fresh.map((asked) => ({ asked, above: keys.slice(0, keys.indexOf(asked.key)) })),
    ]);
  }
  const places = decidedPlaces(shown, cards, decided);
  /** In the order in which the card had them; empty while it waits. */
  const decidedAt = (key: string) => {
    const place = places.find(({ asked }) => asked.key === key);
    const asked = place?.asked.requests ?? [];
    return asked.flatMap(({ id }) => decided.find((one) => one.id === id) ?? []);
  };
  // Newest first: where the reader has just decided the last one.
  const latest = decided.find(({ id }) => places.some(({ asked }) => asked.requests[0].id === id));
  const isLast = (key: string) =>
    cards.length === 0 &&
    places.some(({ asked }) => asked.key === key && asked.requests[0].id === latest?.id);
  return { placed: placeHeld(cards, places), decidedAt, isLast };
}

export function decidedPlaces(
  shown: readonly HeldCard[],
  cards: readonly AskedTogether[],
  decided: Open,
): HeldCard[] {
  const done = new Set(decided.map(({ id }) => id));
  return shown.filter(
    ({ asked }) =>
      !cards.some(({ key }) => key === asked.key) && asked.requests.every(({ id }) => done.has(id)),
  );
}

function isSame(one: AskedTogether, other: Pick<AskedTogether, 'key' | 'requests'>): boolean {
  const isAsMany = one.requests.length === other.requests.length;
  return (
    one.key === other.key && isAsMany && one.requests.every(({ id }, at) => other.requests[at]?.id === id)
  );
}

/** By what they ask, not by who asks: the same coach may have asked before, and may ask again. */
export function stillSetAside(pressed: readonly HeldCard[], open: Open): HeldCard[] {
  const putOff = new Set(open.filter(isPutOff).map(({ id }) => id));
  const waiting = new Set(askedTogether(open.filter((request) => !isPutOff(request))).map(({ key }) => key));
  return pressed.filter(
    ({ asked }) => !waiting.has(asked.key) && asked.requests.every(({ id }) => putOff.has(id)),
  );
}

/** What waits is oldest first, so whatever arrives comes after them. */
export function placeHeld(waiting: readonly AskedTogether[], held: readonly HeldCard[]): AskedTogether[] {
  const cards = [...waiting];
  for (const { asked, above } of held) {
    cards.splice(cards.findLastIndex(({ key }) => above.includes(key)) + 1, 0, asked);
  }
  return cards;
}

export function putOffElsewhere(open: Open, held: readonly HeldCard[]): AskedTogether[] {
  const shown = new Set(held.flatMap(({ asked }) => asked.requests.map(({ id }) => id)));
  return askedTogether(open.filter((request) => isPutOff(request) && !shown.has(request.id)));
}

function isPutOff({ set_aside_until }: Open[number]): boolean {
  return set_aside_until !== null;
}
