// @vitest-environment happy-dom
import { LIMITS } from '@faircourt/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { createFormView } from './form-view.ts';

const field = (name: string) =>
  `<p data-field-error="${name}" data-error-required="Fill in ${name}" hidden><span data-field-error-text></span></p>`;

function open() {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <form data-mail="help@faircourt.test">
      <input type="radio" name="type" value="account"><input type="radio" name="type" value="safety">${field('type')}
      <input name="name">${field('name')}<input name="email" type="email">${field('email')}
      <p data-from-account hidden>From your account</p><textarea name="message"></textarea>${field('message')}<p data-count hidden>{count} of many</p>
      <input name="website"><div data-failure-region></div><button data-submit>Send</button>
      <template data-failure="fields"><p>Look at the fields</p></template>
      <template data-failure="unreachable"><p>Try later</p></template>
      <template data-failure="too_many"><p data-failure-text>Again at {time}</p><a data-mail-link>Mail</a></template>
    </form>
    <section hidden><h2 tabindex="-1">Received</h2><p data-fill>We answer {email}</p><b data-reference></b>
      <p data-next="safety">Call now</p><p data-next="account">Wait<a data-own-request href="/dashboard/support">Yours</a></p></section>`;
  const form = document.querySelector('form');
  const received = document.querySelector('section');
  if (!form || !received) throw new Error('The form is not on the page');
  return {
    form,
    received,
    view: createFormView(form, received),
    text: (selector: string) => document.querySelector(selector)?.textContent,
  };
}
let page = open();
beforeEach(() => {
  page = open();
});

test('what was filled in is read without blanks around it', () => {
  page.view.fillIn({ type: 'safety', name: ' Maya ', email: 'maya@faircourt.test', message: 'Help.' });
  expect(page.view.read()).toEqual({
    type: 'safety',
    name: 'Maya',
    email: 'maya@faircourt.test',
    message: 'Help.',
  });
});

test('a field that is missing says so, and the first of them takes the cursor', () => {
  page.view.showProblems([
    { field: 'message', error: 'required' },
    { field: 'name', error: 'required' },
  ]);
  expect(page.text('[data-field-error=name]')).toBe('Fill in name');
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(page.text('[data-failure-region]')).toBe('Look at the fields');
  page.view.showProblems([]);
  expect(page.form.querySelector('[data-field-error=name]')?.hasAttribute('hidden')).toBe(true);
  expect(page.text('[data-failure-region]')).toBe('');
});

test('a fault that this page does not know asks to try again', () => {
  page.view.showProblems([{ field: 'submission_id', error: 'required' } as never]);
  expect(page.text('[data-failure-region]')).toBe('Try later');
});

test('typing in a field takes its fault away', () => {
  page.view.onInput(() => undefined);
  page.view.showProblems([{ field: 'name', error: 'required' }]);
  page.form.querySelector('[name=name]')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(page.form.querySelector('[data-field-error=name]')?.hasAttribute('hidden')).toBe(true);
});

test('the counter appears when it starts to matter', () => {
  page.view.fillIn({ message: 'Help.' });
  expect(page.form.querySelector('[data-count]')?.hasAttribute('hidden')).toBe(true);
  page.view.fillIn({ message: 'x'.repeat(LIMITS.supportMessageMax) });
  expect(page.form.querySelector('[data-count]')?.hasAttribute('hidden')).toBe(false);
  expect(page.text('[data-count]')).toContain('of many');
});

test('too many at once says when to try again, and offers the mail program with every word', () => {
  page.view.fillIn({ type: 'safety', message: 'Help & thanks' });
  page.view.showFailure('too_many', new Date(2026, 10, 15, 15, 4));
  expect(page.text('[data-failure-text]')).toMatch(/Again at 3:04/);
  expect(page.form.querySelector('[data-mail-link]')?.getAttribute('href')).toBe(
    'mailto:help@faircourt.test?subject=Faircourt%3A%20safety&body=Help%20%26%20thanks',
  );
});

test('a received request shows its reference and what happens next, and the form is empty for another', () => {
  page.view.fillIn({ type: 'safety', message: 'Help.' });
  page.view.showReceived({
    requestId: null,
    type: 'safety',
    email: 'maya@faircourt.test',
    reference: 'FC-7',
  });
  expect(page.text('[data-fill]')).toBe('We answer maya@faircourt.test');
  expect(page.text('[data-reference]')).toBe('FC-7');
  expect([...page.received.querySelectorAll<HTMLElement>('[data-next]')].map(({ hidden }) => hidden)).toEqual(
    [false, true],
  );
  expect(page.form.hidden).toBe(true);
  page.view.startOver();
  expect(page.form.hidden).toBe(false);
  expect(page.view.read().message).toBe('');
});

test('a form that is being sent keeps the focus on its button', () => {
  page.view.setSending(true);
  expect(page.form.querySelector('[data-submit]')?.getAttribute('aria-disabled')).toBe('true');
  page.view.setSending(false);
  expect(page.form.querySelector('[data-submit]')?.hasAttribute('aria-disabled')).toBe(false);
});

test('name and address of an account are not typed again, and are free again for a report about safety', () => {
  page.view.fillIn({ name: 'Somebody', email: 'other@faircourt.test' });
  page.view.nameWriter({ name: 'Rosa Diaz', email: 'rosa@faircourt.test' });
  expect(page.view.read()).toMatchObject({ name: 'Rosa Diaz', email: 'rosa@faircourt.test' });
  const fixed = () =>
    ['name', 'email'].map((name) => page.form.querySelector<HTMLInputElement>(`[name=${name}]`)?.readOnly);
  expect(fixed()).toEqual([true, true]);
  expect(page.form.querySelector<HTMLElement>('[data-from-account]')?.hidden).toBe(false);
  page.view.nameWriter(null);
  expect(fixed()).toEqual([false, false]);
});

test('who is signed in is led to the very message that was stored as theirs', () => {
  const receipt = { type: 'account', email: 'rosa@faircourt.test', reference: 'FC-2222-2222' };
  page.view.showReceived({ ...receipt, requestId: null });
  const link = () => page.received.querySelector('[data-own-request]')?.getAttribute('href');
  expect(link()).toBe('/dashboard/support');
  page.view.showReceived({ ...receipt, requestId: 'a1' });
  expect(link()).toBe('/dashboard/support/a1');
});
