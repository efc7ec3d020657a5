import { useEffect, useState, type RefObject } from 'react';

const FIRST_WIDTH = 560;

/** The drawing is as wide as its place, so that its text keeps its size on a phone. Print scales what was drawn. */
export function useWidth(holder: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    if (holder.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.round(entry?.contentRect.width ?? 0);
      // A hidden tab has no width; keep the last one.
      if (found > 0) setWidth(found);
    });
    observer.observe(holder.current);
    return () => observer.disconnect();
  }, [holder]);
  return width;
}
