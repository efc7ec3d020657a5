// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createResultsView } from './hub-search.view.ts';
import type { HubResult } from './hub-search.ts';

const WORDS = JSON.stringify({
  found: 'Found: {words}',
  none: 'Nothing for {query}',
  one: '1',
  many: '{count}',
});
const results = (count: number): HubResult[] =>
  Array.from({ length: count }, (_, nth) => ({
    title: `Page ${nth}`,
    path: `/learn/${nth}`,
    where: 'Guides',
    anchor: '',
    heading: '',
    words: [],
  }));

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
};
const isShown = () => !element('[data-results]').hidden;
const shown = () => document.querySelectorAll('[data-list] a').length;

/** As hub-search.start.ts does on focus. */
function open(position: 'absolute' | 'static' = 'absolute') {
  document.body.innerHTML = `<search data-words='${WORDS}'><input type="search"><output data-status></output>
    <div data-results hidden style="position: ${position}"><p data-count></p><ul data-list></ul>
    <div data-nothing tabindex="-1"><p data-none></p></div></div>
    <template data-result><li><a href="/"><span data-title></span><span data-place></span><span data-found></span></a></li></template>
    </search><button id="below">Below</button>`;
  const input = element('input') as HTMLInputElement;
  const view = createResultsView(element('search'), input);
  input.addEventListener('focus', () => view.show(input.value, results(8)));
  input.value = 'agent';
  input.focus();
  return { view, input };
}

beforeEach(() => document.body.replaceChildren());

test('Escape from a result closes the list for good, until something else is typed', () => {
  const { view, input } = open();
  element('[data-list] a').focus();
  element('[data-list] a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(document.activeElement).toBe(input);
  expect(isShown(), 'the cursor in the field opens nothing again').toBe(false);
  view.show('agents', results(2));
  expect(isShown()).toBe(true);
  view.show('agent', results(8));
  expect(shown()).toBe(8);
});

test('an answer stays as it is when the cursor comes back to the field, until the question changes', () => {
  const { view, input } = open('static');
  view.answer('agent', results(20));
  expect(document.activeElement).toBe(element('[data-list] a'));
  input.focus();
  expect(shown()).toBe(20);
  expect(element('[data-results]').hasAttribute('data-asked')).toBe(true);
  element('#below').focus();
  expect(isShown(), 'in the page it covers nothing').toBe(true);
  view.show('agents', results(8));
  expect(shown()).toBe(8);
  expect(element('[data-results]').hasAttribute('data-asked')).toBe(false);
});

test('an answer that lies over the page goes when the reader goes on', () => {
  const { view } = open('absolute');
  view.answer('agent', results(20));
  element('#below').focus();
  expect(isShown()).toBe(false);
});

test('an answer that comes late takes no cursor that has gone elsewhere', () => {
  const { view } = open('static');
  element('#below').focus();
  view.answer('agent', results(20));
  expect(shown()).toBe(20);
  expect(document.activeElement).toBe(element('#below'));
});
