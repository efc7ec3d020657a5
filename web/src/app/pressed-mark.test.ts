// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { MAIN_ID } from '../ui/skip-link.tsx';
import { markOf, seekMark } from './pressed-mark.ts';

const PAGE = `
  <nav><a href="/elsewhere">Look</a></nav>
  <main id="${MAIN_ID}">
    <a href="/one">Look</a>
    <a href="/two"><span>Look</span></a>
    <button type="button" aria-label="Open Ida"></button>
  </main>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

const seek = (selector: string) => document.querySelector(selector) ?? document.body;

test('what was pressed is found on the same page drawn again, also among others of its name', () => {
  const second = markOf(seek('main a[href="/two"] span'));
  const button = markOf(seek('main button'));
  document.body.innerHTML = PAGE;
  expect(second && seekMark(second)?.getAttribute('href')).toBe('/two');
  expect(button && seekMark(button)?.getAttribute('aria-label')).toBe('Open Ida');
});

test('while it is not there yet, or is gone, nothing is found', () => {
  const second = markOf(seek('main a[href="/two"]'));
  seek('main a[href="/two"]').remove();
  expect(second && seekMark(second)).toBeNull();
});

test('in a list that has changed, a link is found by where it leads, and not by its place among namesakes', () => {
  const first = markOf(seek('main a[href="/one"]'));
  const second = markOf(seek('main a[href="/two"]'));
  seek('main a[href="/one"]').remove();
  expect(first && seekMark(first), 'not the link of somebody else').toBeNull();
  expect(second && seekMark(second)?.getAttribute('href')).toBe('/two');
});

test('what is outside the page leaves no mark', () => {
  expect(markOf(seek('nav a'))).toBeNull();
  expect(markOf(seek('main'))).toBeNull();
});
