/** What we hold of somebody, for the page that says so. The words are the interface's. */
import { HOLDINGS, type Holding, type HoldingList } from '@faircourt/contracts/holdings';
import type { Role } from '@faircourt/contracts/vocabulary';
import { isSignedIn, roleOf } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { isFor } from './holding.ts';
import { HELD_PARTS } from './holdings.ts';

export function readHoldings(guard: Guard): HoldingList {
  const { actor } = guard;
  guard.authorise('account.export', isSignedIn(actor) ? actor : null);
  const held = isSignedIn(actor) ? holdingsOf(roleOf(actor)) : [];
  return { holdings: held.map((id) => ({ id })) };
}

export function holdingsOf(role: Role): Holding[] {
  const held = new Set(
    HELD_PARTS.filter((one) => isFor(one, { role, reader: 'self' })).map(({ holding }) => holding),
  );
  return HOLDINGS.filter((id) => held.has(id));
}
