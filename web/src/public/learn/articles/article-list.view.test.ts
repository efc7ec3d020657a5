// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { enhanceList } from './article-list.view.ts';

const article = (id: string, topic: string, country: string, words: string) =>
  `<li data-article id="${id}" data-topic="${topic}" data-country="${country}" data-words="${words}"></li>`;

function open(query = ''): void {
  history.replaceState(null, '', `/learn/articles${query}`);
  document.body.innerHTML = `<div data-article-list>
    <form data-filters><input name="q"><select name="topic"><option value=""></option><option value="nil">NIL</option></select>
      <select name="country"><option value=""></option><option value="MX">MX</option></select></form>
    <p data-found data-none="None" data-one="One" data-many="# found"></p><p data-nothing-found hidden>Nothing</p><button data-clear>Clear</button>
    <section data-article-group id="g1"><ul>${article('a', 'nil', 'MX', 'money contracts')}${article('b', 'rules', 'US', 'eligibility')}</ul></section>
    <section data-article-group id="g2"><ul>${article('c', 'rules', 'US', 'transfer')}</ul></section></div>`;
  const list = document.querySelector<HTMLElement>('[data-article-list]');
  const form = list?.querySelector<HTMLFormElement>('[data-filters]');
  if (list && form) enhanceList(list, form);
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-article]')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);
const set = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`${name} is not on the page`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const found = () => document.querySelector('[data-found]')?.textContent;

beforeEach(() => open());

test('everything shows until something is asked for', () => {
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(found()).toBe('3 found');
});

test('words, topic and country narrow the list together, and groups without a hit go', () => {
  set('topic', 'nil');
  expect(shown()).toEqual(['a']);
  expect(found()).toBe('One');
  expect(document.getElementById('g2')?.hidden).toBe(true);
  set('q', 'eligibility');
  expect(shown()).toEqual([]);
  expect(found()).toBe('None');
  expect(document.querySelector('[data-nothing-found]')?.hasAttribute('hidden')).toBe(false);
});

test('the address keeps what was asked for, so that a result can be shared', () => {
  set('country', 'MX');
  expect(location.search).toBe('?country=MX');
  open('?country=MX&q=money');
  expect(shown()).toEqual(['a']);
});

test('an option that does not exist hides nothing', () => {
  open('?topic=astrology');
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('clearing shows everything again and leaves a clean address', () => {
  set('q', 'money');
  document.querySelector<HTMLElement>('[data-clear]')?.click();
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(location.search).toBe('');
});
