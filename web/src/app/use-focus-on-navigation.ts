import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '../ui/skip-link.tsx';

/**
 * A new document would start reading at its top; a page swapped by script must be told to. The heading
 * takes focus, or main where a page has none yet; or the section that the address names, which is where the page is scrolled to.
 * Changes of the query alone leave focus where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const main = document.getElementById(MAIN_ID);
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    // Who has skipped to the content is at its heading again when they come back.
    if (section !== main && section?.hasAttribute('tabindex')) {
      section.focus({ preventScroll: true });
      return;
    }
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
