/** Everything a fault starts is ended when the fault is over, when it fails, and when the command itself is stopped. */

type End = () => Promise<unknown>;

const ends: End[] = [];

/** Last started, first ended: a server goes before its database. */
export function endLater(end: End): void {
  ends.push(end);
}

export async function endEverything(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) {
    await end().catch((error: unknown) => console.error('  could not be ended:', error));
  }
}
