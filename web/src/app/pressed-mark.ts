/** What was pressed, in words by which it is found again when the page has been drawn again. */
import { MAIN_ID } from '../ui/skip-link.tsx';

/** `nth`: among those of the same name. */
export type Mark = { kind: 'a' | 'button'; name: string; nth: number };

/** Null outside the page, as in a panel that closes by itself. */
export function markOf(target: Element): Mark | null {
  const pressed = target.closest<HTMLElement>('a, button');
  if (!pressed?.closest(`#${MAIN_ID}`)) return null;
  const kind = pressed.tagName === 'A' ? 'a' : 'button';
  const name = nameOf(pressed);
  return { kind, name, nth: namesakes(kind, name).indexOf(pressed) };
}

export function seekMark({ kind, name, nth }: Mark): HTMLElement | null {
  return namesakes(kind, name)[nth] ?? null;
}

function namesakes(kind: Mark['kind'], name: string): HTMLElement[] {
  const main = document.getElementById(MAIN_ID);
  return [...(main?.querySelectorAll<HTMLElement>(kind) ?? [])].filter((one) => nameOf(one) === name);
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}
