import type { ReactNode } from 'react';
import { useIsDrawn } from './use-draw-later.ts';

/** For the end of a page: a moment after its beginning, so that a phone answers in between. */
export function DrawnLater({ children }: { children: ReactNode }) {
  return useIsDrawn() && children;
}
