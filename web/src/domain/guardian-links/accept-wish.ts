/**
 * A guardian who signs up by a mailed invitation may accept it with the same press. From the sign-up that worked to the card of
 * that invitation the wish is in memory alone, for one account, and is read once: no link, no reload, no way back and nobody else
 * in this tab accepts anything by it.
 */
import type { Relationship } from '@faircourt/contracts/vocabulary';

export interface AcceptWish {
  birthdate: string;
  relationship: Relationship;
}

/** The account that the press created, and the invitation that it was about. */
interface WishFor {
  userId: string;
  token: string;
}

let handedOver: { wish: AcceptWish; whose: WishFor } | null = null;

export function handOverWish(wish: AcceptWish, whose: WishFor): void {
  handedOver = { wish, whose };
}

export function dropWish(): void {
  handedOver = null;
}

/** Gone afterwards, no matter who asked. */
export function takeWish({ userId, token }: WishFor): AcceptWish | null {
  const taken = handedOver;
  dropWish();
  return taken?.whose.userId === userId && taken.whose.token === token ? taken.wish : null;
}
