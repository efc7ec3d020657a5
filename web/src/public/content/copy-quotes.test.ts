// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerCopying } from './copy-quotes.ts';

const PAGE = `
  <template data-copy-button data-copied="Copied"><button type="button"><span>Copy</span></button></template>
  <ol>
    <li data-section=""><h2>To a coach</h2><blockquote><p>Good afternoon,</p><p>I am (name).</p></blockquote></li>
    <li data-section=""><h2>No</h2><blockquote lang="en"><p>Hello</p></blockquote></li>
  </ol>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});
afterEach(() => vi.restoreAllMocks());

test('each message gets a button that says which one it copies', () => {
  offerCopying(document);
  const names = Array.from(document.querySelectorAll('li button'), (button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Copy: To a coach', 'Copy: No (English)']);
});

test('the message is copied with its paragraphs, and that is said', async () => {
  offerCopying(document);
  document.querySelector<HTMLButtonElement>('li button')?.click();
  await vi.waitFor(() => expect(document.querySelector('li output')?.textContent).toBe('Copied'));
  expect(await navigator.clipboard.readText()).toBe('Good afternoon,\n\nI am (name).');
});

test('a browser that forbids copying marks the message instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  offerCopying(document);
  document.querySelector<HTMLButtonElement>('li button')?.click();
  await vi.waitFor(() => expect(getSelection()?.toString()).toContain('Good afternoon'));
  expect(document.querySelector('li output')?.textContent).toBe('');
});

test('a page without messages stays as it is', () => {
  document.querySelector('template')?.remove();
  offerCopying(document);
  expect(document.querySelector('li button')).toBeNull();
});
