/**
 * Where the focus goes when a dialog that is about to open closes again. An item of a menu is gone by then; the button of
 * its menu stays.
 */
export function focusToReturn(): HTMLElement | null {
  const active = document.activeElement;
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const from = menuButtonId ? document.getElementById(menuButtonId) : active;
  return from instanceof HTMLElement ? from : null;
}
