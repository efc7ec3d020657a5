/** What was pressed, in words by which it is found again when the page has been drawn again. */
import { MAIN_ID } from '../ui/skip-link.tsx';

/** `href` is null for a button: links that are called alike lead to other people. `nth`: among those that are the same so far. */
export type Mark = { kind: 'a' | 'button'; name: string; href: string | null; nth: number };

/** Null outside the page, as in a panel that closes by itself. */
export function markOf(target: Element): Mark | null {
  const pressed = target.closest<HTMLElement>('a, button');
  if (!pressed?.closest(`#${MAIN_ID}`)) return null;
  const kind = pressed.tagName === 'A' ? 'a' : 'button';
  const looks = { kind, name: nameOf(pressed), href: pressed.getAttribute('href') } as const;
  return { ...looks, nth: alike(looks).indexOf(pressed) };
}

export function seekMark(mark: Mark): HTMLElement | null {
  return alike(mark)[mark.nth] ?? null;
}

function alike({ kind, name, href }: Omit<Mark, 'nth'>): HTMLElement[] {
  const main = document.getElementById(MAIN_ID);
  return [...(main?.querySelectorAll<HTMLElement>(kind) ?? [])].filter(
    (one) => nameOf(one) === name && one.getAttribute('href') === href,
  );
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}
