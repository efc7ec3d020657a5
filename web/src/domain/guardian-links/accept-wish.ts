/**
 * A guardian who signs up by a mailed invitation may accept it with the same press. The wish travels beside the address and not in
 * it: no link from elsewhere accepts anything.
 */
import { RELATIONSHIPS, type Relationship } from '@faircourt/contracts/vocabulary';

export interface AcceptWish {
  birthdate: string;
  relationship: Relationship;
}

export function withAcceptWish(wish: AcceptWish | null): { acceptAs: AcceptWish } | null {
  return wish && { acceptAs: wish };
}

export function readAcceptWish(state: unknown): AcceptWish | null {
  if (typeof state !== 'object' || state === null || !('acceptAs' in state)) return null;
  const wish = state.acceptAs;
  if (typeof wish !== 'object' || wish === null || !('birthdate' in wish) || !('relationship' in wish)) {
    return null;
  }
  const relationship = RELATIONSHIPS.find((one) => one === wish.relationship);
  return typeof wish.birthdate === 'string' && relationship
    ? { birthdate: wish.birthdate, relationship }
    : null;
}
