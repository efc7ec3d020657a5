import { useReadyToDraw } from '../../../ui/use-draw-later.ts';

interface Loading {
  isPending: boolean;
  failureCount: number;
}

/** Whether a dashboard still waits for a first answer. One that fails is not waited for: its own part says so and tries again. */
export function useIsFirstLoad(queries: readonly Loading[]): boolean {
  return !useReadyToDraw(!queries.some(({ isPending, failureCount }) => isPending && failureCount === 0));
}
