// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { renderHook } from '../../test/render-hook.tsx';
import { MAIN_ID } from '../ui/skip-link.tsx';
import { useKeepFocus } from './use-keep-focus.ts';

afterEach(() => document.body.replaceChildren());

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`${id} is not on the page`);
  return found;
};
/** Focus is rescued a moment later, because dialogs give it back themselves. */
const expectFocusAt = async (id: string) => {
  await expect.poll(() => document.activeElement?.id).toBe(id);
};

test('what is pressed and goes with what it did leaves the focus in its place', async () => {
  document.body.innerHTML = `<main id="${MAIN_ID}"><ul><li id="offer"><button id="accept">Accept</button></li></ul></main>`;
  const page = await renderHook(useKeepFocus);
  await page.does(() => element('accept').focus());
  await page.does(() => element('accept').remove());
  await expectFocusAt('offer');
});

test('where the place has gone too, the next one around it takes the focus', async () => {
  document.body.innerHTML = `<main id="${MAIN_ID}"><section id="offers"><ul><li id="offer"><button id="accept">Accept</button></li></ul></section></main>`;
  const page = await renderHook(useKeepFocus);
  await page.does(() => element('accept').focus());
  await page.does(() => element('offer').remove());
  await expectFocusAt('offers');
});

test('focus that has already gone elsewhere stays there', async () => {
  document.body.innerHTML = `<main id="${MAIN_ID}"><section><button id="accept">Accept</button></section><button id="next">Next</button></main>`;
  const page = await renderHook(useKeepFocus);
  await page.does(() => element('accept').focus());
  await page.does(() => {
    element('accept').remove();
    element('next').focus();
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement?.id).toBe('next');
});
