/**
 * Fades the sides of a box behind which there is more to scroll to. Give `markScrollEdges` to the box as its `ref`, and
 * add `SCROLL_FADE` to its classes.
 */
export const SCROLL_FADE =
  'overflow-x-auto [scrollbar-width:none] data-[more=end]:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] data-[more=start]:[mask-image:linear-gradient(to_left,black_calc(100%-3rem),transparent)] data-[more=both]:[mask-image:linear-gradient(to_right,transparent,black_3rem,black_calc(100%-3rem),transparent)]';

/** The same for what scrolls up and down, with `markScrollEnds`. */
export const SCROLL_FADE_DOWN =
  'overflow-y-auto [scrollbar-width:none] data-[more=end]:[mask-image:linear-gradient(to_bottom,black_calc(100%-3rem),transparent)] data-[more=start]:[mask-image:linear-gradient(to_top,black_calc(100%-3rem),transparent)] data-[more=both]:[mask-image:linear-gradient(to_bottom,transparent,black_3rem,black_calc(100%-3rem),transparent)]';

export function markScrollEdges(box: HTMLElement | null): (() => void) | undefined {
  return box ? watchEdges(box, () => [box.scrollLeft, box.clientWidth, box.scrollWidth]) : undefined;
}

export function markScrollEnds(box: HTMLElement | null): (() => void) | undefined {
  return box ? watchEdges(box, () => [box.scrollTop, box.clientHeight, box.scrollHeight]) : undefined;
}

/** Less than this is rounding. */
const SLACK_PX = 2;

function watchEdges(box: HTMLElement, read: () => [from: number, shown: number, whole: number]): () => void {
  const mark = () => {
    const [from, shown, whole] = read();
    const hasStart = from > SLACK_PX;
    const hasEnd = from + shown < whole - SLACK_PX;
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
