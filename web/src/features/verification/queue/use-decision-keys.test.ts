// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderHook } from '../../../../test/render-hook.tsx';
import { useDecisionKeys } from './use-decision-keys.ts';

const done: string[] = [];

beforeEach(async () => {
  done.length = 0;
  document.body.innerHTML = `<button id="elsewhere">Give back</button><form id="form">
    <input type="radio" value="verify"><input type="radio" value="reject" id="reject">
    <textarea id="words"></textarea>
    <button type="button" data-suggestion id="first">One</button><button type="button" data-suggestion id="second">Two</button>
  </form>`;
  const form = element('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('sent');
  });
  for (const id of ['first', 'second']) element(id).addEventListener('click', () => done.push(id));
  await renderHook(() => useDecisionKeys({ current: form }, (decision) => done.push(decision)));
});
afterEach(() => document.body.replaceChildren());

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`${id} is not on the page`);
  return found;
};
const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

test('letters choose, numbers take a suggestion, and both together send', () => {
  press('r');
  expect(document.activeElement?.id, 'the choice is heard').toBe('reject');
  press('2');
  expect(document.activeElement?.id).toBe('second');
  press('3');
  press('a');
  press('Enter', { ctrlKey: true });
  press('Enter', { ctrlKey: true, repeat: true });
  expect(done).toEqual(['reject', 'second', 'ask_more', 'sent']);
});

test('what is typed is left alone, and sent where it is typed', () => {
  element('words').focus();
  for (const key of ['v', 'a', 'r', '1', '4', 'Enter']) press(key);
  expect(done).toEqual([]);
  press('Enter', { metaKey: true });
  expect(done).toEqual(['sent']);
});

test('on another button and under a dialog nothing is decided', () => {
  element('elsewhere').focus();
  press('Enter', { ctrlKey: true });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  element('words').focus();
  press('Enter', { ctrlKey: true });
  press('v');
  expect(done).toEqual([]);
});
