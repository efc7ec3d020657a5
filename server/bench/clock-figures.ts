/** What a series of answer times gives away. */

/** How often a random one of `these` took longer than a random one of `those`; a tie counts as half. */
export function aucOf(these: readonly number[], those: readonly number[]): number {
  let longer = 0;
  for (const one of these) {
    for (const other of those) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return longer / (these.length * those.length);
}
