/** A button under each message of a page that has messages to copy, made from the page's own template. */

const COPIED_MS = 2500;

export function offerCopying(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-copy-button]');
  const model = template?.content.firstElementChild;
  if (!template || !model) return;
  for (const quote of page.querySelectorAll<HTMLQuoteElement>('[data-section] blockquote')) {
    const button = page.importNode(model, true);
    const status = page.createElement('output');
    status.className = 'sr-only';
    nameAfterSection(button, quote);
    button.addEventListener('click', () => void copy(quote, button, status, template.dataset.copied ?? ''));
    quote.after(button, status);
  }
}

/** Several buttons with one name tell a listener nothing; the heading above says which message it is. */
function nameAfterSection(button: Element, quote: Element): void {
  const heading = quote.closest('[data-section]')?.querySelector('h2')?.textContent ?? '';
  const english = quote.getAttribute('lang') === 'en' ? ' (English)' : '';
  button.setAttribute('aria-label', `${button.textContent.trim()}: ${heading}${english}`);
}

async function copy(quote: Element, button: Element, status: Element, copied: string): Promise<void> {
  const paragraphs = Array.from(quote.querySelectorAll('p'), (paragraph) => paragraph.textContent.trim());
  try {
    await navigator.clipboard.writeText(paragraphs.join('\n\n'));
  } catch {
    // Where copying is not allowed, the message is marked for the keys that copy.
    getSelection()?.selectAllChildren(quote);
    return;
  }
  const label = button.querySelector('span');
  const before = label?.textContent ?? '';
  if (!label || before === copied) return;
  label.textContent = copied;
  status.textContent = copied;
  setTimeout(() => {
    label.textContent = before;
    status.textContent = '';
  }, COPIED_MS);
}
