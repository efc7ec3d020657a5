// @vitest-environment happy-dom
import { PROFILE_STEPS } from '@faircourt/contracts/vocabulary';
import { afterEach, expect, test } from 'vitest';
import { goToStep, PROFILE_TABS, STEP_TABS, stepAnchor } from './profile-steps.ts';

afterEach(() => document.body.replaceChildren());

test('every step but that of the seasons, which have their own page, is taken on a tab that exists', () => {
  expect(PROFILE_STEPS.filter((step) => !(step in STEP_TABS))).toEqual(['season']);
  expect(Object.values(STEP_TABS).every((tab) => PROFILE_TABS.includes(tab))).toBe(true);
});

test('going to a step puts the cursor into its first control', () => {
  document.body.innerHTML = `<section id="${stepAnchor('gpa')}"><input type="hidden"><p>GPA</p><input id="field"><button>Save</button></section>`;
  goToStep('gpa');
  expect(document.activeElement?.id).toBe('field');
});

test('a step that is not on the page moves nothing', () => {
  goToStep('bio');
  expect(document.activeElement).toBe(document.body);
});
