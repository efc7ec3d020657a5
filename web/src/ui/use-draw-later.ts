/** When things are drawn, so that a page answers while it is being drawn. */
import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * True from a moment after `isReady`. React draws what an answer of the server changes in one go; what waits for this is
 * drawn in small steps, between which the browser can answer. At once for what is ready from the start.
 */
export function useReadyToDraw(isReady: boolean): boolean {
  return useDeferredValue(isReady) && isReady;
}

/**
 * False while a part is first drawn, and true a moment after: for what is part of it and out of sight. A deferred value
 * would not do, since React takes it at once in what is itself drawn later.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn;
}
