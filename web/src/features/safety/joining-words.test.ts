import { expect, test } from 'vitest';
import { joiningWords } from './joining-words.ts';

test('an admin reads whether a guardian can answer, and else why none can', () => {
  expect(joiningWords({ admins_answer: null, court_order: null })).toEqual(['safety.joining.why.guardian']);
  expect(joiningWords({ admins_answer: 'suspended', court_order: null })).toEqual([
    'safety.joining.why.suspended',
  ]);
});

test('a court order is told first, also where it is not the reason', () => {
  expect(joiningWords({ admins_answer: null, court_order: 'another_guardian' })).toEqual([
    'safety.joining.court_order.another_guardian',
    'safety.joining.why.guardian',
  ]);
});
