/** Where a person is on the page: how far it is scrolled, and what has the cursor. */
import type { KeptView, ReloadingForm } from './kept-view.ts';

type Place = KeptView['place'];

/** The tabs; all that changes height while the page loads is above or below them. */
export const TABS_ID = 'profile-tabs';
/** For as long as banners and notes above may still come in. */
const SETTLES_WITHIN_MS = 2000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function formId(form: ReloadingForm): string {
  return `builder-${form}`;
}

export function currentPlace(): Place {
  const top = document.getElementById(TABS_ID)?.getBoundingClientRect().top ?? 0;
  const active = document.activeElement;
  if (isField(active) && active.name !== '') {
    return { top, field: active.name, caret: 'selectionEnd' in active ? active.selectionEnd : null };
  }
  return { top, field: null, caret: null };
}

/** Gives back what stops holding the page there. The person's own move stops it too. */
export function returnTo(form: ReloadingForm, place: Place): () => void {
  const within = document.getElementById(formId(form));
  if (place.field === null) saveButton(within)?.focus({ preventScroll: true });
  else focusField(place.field, place.caret);
  return holdScroll(place.top);
}

function holdScroll(top: number): () => void {
  const hold = () => {
    const now = document.getElementById(TABS_ID)?.getBoundingClientRect().top ?? top;
    if (Math.abs(now - top) >= 1) scrollBy({ top: now - top, behavior: 'instant' });
  };
  const changes = new ResizeObserver(hold);
  const stop = () => {
    clearTimeout(timer);
    changes.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, SETTLES_WITHIN_MS);
  changes.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  hold();
  return stop;
}

function isField(
  element: Element | null,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element?.tagName ?? '');
}

function focusField(name: string, caret: number | null): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  // Only what had a caret gets one: a date or a choice has none.
  if (caret !== null) field?.setSelectionRange(caret, caret);
}

function saveButton(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('button[type=submit]') ?? null;
}
