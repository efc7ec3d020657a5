import { useState } from 'react';

/**
 * What went wrong stays on the screen while the same is asked again. A query that never had an answer forgets its error as
 * soon as it asks once more, and the page would be a loading view for a moment: without its heading, and without the button
 * that had the focus. For a component that shows one record only; another one needs a `key`.
 */
export function useHeldError({
  error,
  isPending,
}: {
  error: Error | null;
  isPending: boolean;
}): Error | null {
  const [held, setHeld] = useState<Error | null>(null);
  const shown = isPending ? held : error;
  if (shown !== held) setHeld(shown);
  return shown;
}
