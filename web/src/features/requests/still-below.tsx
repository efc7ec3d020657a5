import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * An item that becomes short, while what is below it stays where the reader sees it: the page is scrolled by as much. At
 * its upper end there is nothing to scroll, and what is below comes up by the rest. The words that are left get the focus when it
 * was in the item: the button that was pressed is gone. Of what somebody else decided nothing takes it.
 */
export function StillBelow({ isShort, children }: { isShort: boolean; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const lost = height.current - (item.current?.offsetHeight ?? 0);
    // What lies below the screen moves nothing that is read.
    const isInSight = (item.current?.getBoundingClientRect().top ?? 0) < window.innerHeight;
    if (isShort && lost > 0 && isInSight) window.scrollBy({ top: -lost, behavior: 'instant' });
  }, [isShort]);
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isShort && isLost)
      item.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [isShort]);
  useEffect(() => {
    // Where it was last: when what had it goes away nothing is said.
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isFromItem = hasFocus.current && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
      hasFocus.current = isFromItem || item.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    const { current } = item;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => (height.current = current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return <li ref={item}>{children}</li>;
}
