import { useState } from 'react';
import { useReadyToDraw } from '../../../ui/use-draw-later.ts';

interface Loading {
  isPending: boolean;
  failureCount: number;
}

/**
 * Whether a dashboard still waits for a first answer. One that fails is not waited for: its own part says so and tries again. What is
 * asked later, because of something that was done on the page, does not take the page away again.
 */
export function useIsFirstLoad(queries: readonly Loading[]): boolean {
  const isReady = useReadyToDraw(
    !queries.some(({ isPending, failureCount }) => isPending && failureCount === 0),
  );
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  return !isReady && !wasReady;
}
