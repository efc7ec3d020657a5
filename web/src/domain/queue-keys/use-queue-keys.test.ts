// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderHook } from '../../../test/render-hook.tsx';
import { useKeysSetting } from './keys-setting.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const row = (id: string) =>
  `<li data-queue-item><a href="#" data-queue-link id="${id}">${id}</a><button data-queue-claim id="claim-${id}">Claim</button></li>`;

beforeEach(() => {
  document.body.innerHTML = `<input id="search"><ul id="list">${row('a')}${row('b')}${row('c')}</ul>`;
});
afterEach(() => document.body.replaceChildren());

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`${id} is not on the page`);
  return found;
};
const focused = () => document.activeElement?.id;
const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
const openQueue = () =>
  renderHook(() => {
    const list = { current: element('list') };
    useQueueKeys(list);
    return useKeysSetting();
  });

test('j and k move along the queue and stop at its ends', async () => {
  await openQueue();
  const visited = ['j', 'j', 'j', 'j', 'k', 'k', 'k'].map((key) => {
    press(key);
    return focused();
  });
  expect(visited).toEqual(['a', 'b', 'c', 'c', 'b', 'a', 'a']);
});

test('arrows scroll the page until one is in the list', async () => {
  await openQueue();
  press('ArrowDown');
  expect(focused()).not.toBe('a');
  element('a').focus();
  press('ArrowDown');
  expect(focused()).toBe('b');
});

test('c claims the item that has the focus', async () => {
  await openQueue();
  const claimed: string[] = [];
  element('claim-b').addEventListener('click', () => claimed.push('b'));
  press('c');
  element('b').focus();
  press('c');
  expect(claimed).toEqual(['b']);
});

test('a letter that somebody types, a shortcut of the browser and an open dialog keep their keys', async () => {
  await openQueue();
  element('search').focus();
  press('j');
  expect(focused()).toBe('search');
  element('a').focus();
  press('j', { ctrlKey: true });
  expect(focused()).toBe('a');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  press('j');
  expect(focused()).toBe('a');
});

test('a choice of radio buttons is not typed into', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input type="radio" id="choice">');
  await openQueue();
  element('choice').focus();
  press('j');
  expect(focused()).toBe('a');
});

test('keys that are turned off do nothing, and that is remembered', async () => {
  const page = await openQueue();
  await page.does(({ setIsOn }) => setIsOn(false));
  press('j');
  expect(focused()).not.toBe('a');
  expect(page.value.isOn).toBe(false);
  expect(localStorage.getItem('faircourt.queue-keys')).toBe('off');
  await page.does(({ setIsOn }) => setIsOn(true));
  press('j');
  expect(focused()).toBe('a');
});

test('further keys act on the row that has the focus, and Space leaves buttons alone', async () => {
  const picked: string[] = [];
  const pick = (row: HTMLElement) => picked.push(row.querySelector('a')?.id ?? '');
  await renderHook(() => useQueueKeys({ current: element('list') }, { x: pick, ' ': pick }));
  press('x');
  expect(picked).toEqual([]);
  element('b').focus();
  press('x');
  press(' ');
  element('claim-c').focus();
  press(' ');
  press('x');
  expect(picked).toEqual(['b', 'b', 'c']);
});
