import { useEffect } from 'react';
import { MAIN_ID } from '../ui/skip-link.tsx';

/** Dialogs give focus back themselves, a moment after they have gone. */
const GIVEN_BACK_WITHIN_MS = 100;
const PLACES = `article, section, li, form, [role=tabpanel], #${MAIN_ID}`;

/**
 * A pressed button may disappear with what it did: an invitation that is accepted takes its buttons along. The browser
 * then moves focus to the page, and a person who cannot see it has lost their place. So focus goes to what contained the
 * button instead.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let places: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      // A dialog has no place on the page; the button that opened it has.
      if (focused?.closest(`#${MAIN_ID}`)) places = placesAround(focused);
    };
    const rescue = () => {
      if (focused?.isConnected !== false || document.activeElement !== document.body) return;
      const place = places.find(({ isConnected }) => isConnected);
      focused = null;
      if (!place) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      if (focused?.isConnected !== false) return;
      clearTimeout(timer);
      timer = setTimeout(rescue, GIVEN_BACK_WITHIN_MS);
    });

    document.addEventListener('focusin', remember);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function placesAround(element: Element | null): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let place = element?.closest<HTMLElement>(PLACES); place;) {
    around.push(place);
    place = place.parentElement?.closest<HTMLElement>(PLACES);
  }
  return around;
}
