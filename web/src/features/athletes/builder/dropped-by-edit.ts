import type { FactVerification } from '@faircourt/contracts/verification';
import { factKey } from '../../../domain/verification/fact-key.ts';

/** The facts that had a badge and lost it to a change of their values: not those that lapsed or that are gone. */
export function droppedByEdit(
  before: readonly FactVerification[],
  after: readonly FactVerification[],
): FactVerification[] {
  const badged = new Set(before.filter(({ badge }) => badge !== null).map(factKey));
  return after.filter((fact) => fact.badge === null && fact.ask === 'edited' && badged.has(factKey(fact)));
}
