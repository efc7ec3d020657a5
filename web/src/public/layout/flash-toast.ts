/** Shows the message that the application left behind, such as "Signed out successfully". */
import { takeFlash, type Flash } from '../../shell/flash.ts';

const FLASH_MS = 6000;

export function showFlash(): void {
  const flash = takeFlash();
  if (flash) announce(flash);
}

/**
 * Below the top bar, since the lower edge is where another language is offered. The region is in the page before its
 * text, otherwise screen readers stay silent. It waits while a pointer or the focus is on it.
 */
function announce({ title, description, close }: Flash): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className =
    'fixed top-20 right-4 left-4 z-50 animate-rise-in rounded-md border border-line bg-raised py-4 pr-14 pl-5 text-ink shadow-float sm:left-auto sm:w-96';
  document.body.append(region);
  requestAnimationFrame(() => {
    region.append(paragraph(title, 'font-semibold'), paragraph(description, 'mt-0.5 text-muted'));
    if (close) region.append(closeButton(close, region));
  });
  let timer = setTimeout(() => region.remove(), FLASH_MS);
  for (const event of ['pointerenter', 'focusin']) region.addEventListener(event, () => clearTimeout(timer));
  for (const event of ['pointerleave', 'focusout']) {
    region.addEventListener(event, () => {
      clearTimeout(timer);
      timer = setTimeout(() => region.remove(), FLASH_MS);
    });
  }
}

function closeButton(label: string, region: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.textContent = '×';
  button.className =
    'absolute top-2 right-2 grid size-11 place-items-center rounded-sm text-xl text-muted hover:bg-ink/6 hover:text-ink';
  button.addEventListener('click', () => region.remove());
  return button;
}

function paragraph(words: string, className: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = words;
  return element;
}
