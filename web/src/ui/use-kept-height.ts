import { useCallback, type RefCallback } from 'react';

/**
 * What has once been this high stays so while its width is the same: an answer that needs fewer lines moves nothing below it. What
 * the reader folds gives its room back, and so does what the reader does not look at: below the window nothing moves, and above it
 * the browser keeps what is read in its place.
 */
export function useKeptHeight<Part extends HTMLElement>(): RefCallback<Part> {
  return useCallback((part: Part) => {
    let kept = { width: 0, height: 0 };
    let isInSight = true;
    const forget = () => {
      part.style.minHeight = '';
      kept = { width: part.offsetWidth, height: 0 };
    };
    const keep = () => {
      if (part.offsetWidth !== kept.width) forget();
      if (!isInSight || part.offsetHeight <= kept.height) return;
      kept.height = part.offsetHeight;
      part.style.minHeight = `${kept.height}px`;
    };
    const sizes = new ResizeObserver(keep);
    sizes.observe(part);
    const sights = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      isInSight = entry.isIntersecting;
      const isBelow = entry.boundingClientRect.top > 0;
      if (!isInSight && (isBelow || CSS.supports('overflow-anchor', 'auto'))) forget();
      else keep();
    });
    sights.observe(part);
    part.addEventListener('toggle', forget, { capture: true });
    return () => {
      sizes.disconnect();
      sights.disconnect();
      part.removeEventListener('toggle', forget, { capture: true });
    };
  }, []);
}
