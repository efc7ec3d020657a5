/**
 * Fades the sides of a box behind which there is more to scroll to. Give `markScrollEdges` to the box as its `ref`, and
 * add `SCROLL_FADE` to its classes.
 */
export const SCROLL_FADE =
  'overflow-x-auto [scrollbar-width:none] data-[more=end]:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] data-[more=start]:[mask-image:linear-gradient(to_left,black_calc(100%-3rem),transparent)] data-[more=both]:[mask-image:linear-gradient(to_right,transparent,black_3rem,black_calc(100%-3rem),transparent)]';

/** Less than this is rounding. */
const SLACK_PX = 2;

export function markScrollEdges(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const mark = () => {
    const hasStart = box.scrollLeft > SLACK_PX;
    const hasEnd = box.scrollLeft + box.clientWidth < box.scrollWidth - SLACK_PX;
    if (hasStart && hasEnd) box.dataset['more'] = 'both';
    else if (hasStart) box.dataset['more'] = 'start';
    else if (hasEnd) box.dataset['more'] = 'end';
    else delete box.dataset['more'];
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(box);
  // What is inside may grow, such as by a count.
  for (const part of box.children) sizes.observe(part);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener('scroll', mark);
  };
}
