/** Shows the message that the application left behind, such as "Signed out successfully". */
import { takeFlash, type Flash } from '../../shell/flash.ts';

const FLASH_MS = 6000;

export function showFlash(): void {
  const flash = takeFlash();
  if (flash) announce(flash);
}

/** The region is in the page before its text, otherwise screen readers stay silent. */
function announce({ title, description }: Flash): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className =
    'fixed right-4 bottom-4 left-4 z-50 animate-rise-in rounded-md border border-line bg-raised px-5 py-4 text-ink shadow-float sm:left-auto sm:w-96';
  document.body.append(region);
  requestAnimationFrame(() => {
    region.append(paragraph(title, 'font-semibold'), paragraph(description, 'mt-0.5 text-muted'));
  });
  setTimeout(() => region.remove(), FLASH_MS);
}

function paragraph(words: string, className: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = words;
  return element;
}
