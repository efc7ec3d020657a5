/** What accepting an invitation hands over to the page that opens next, which says it itself: a message would lie over its heading. */
export interface NewlyLinked {
  /** The athlete's id. No name: the browser keeps this with its history. */
  linkedTo: string;
}

export function newlyLinkedTo(state: unknown): string | null {
  return isNewlyLinked(state) ? state.linkedTo : null;
}

function isNewlyLinked(state: unknown): state is NewlyLinked {
  return (
    typeof state === 'object' && state !== null && 'linkedTo' in state && typeof state.linkedTo === 'string'
  );
}
