import { expect, test } from 'vitest';
import { withSentence } from './reason-suggestions.ts';

test('a suggestion is added to what was typed, once', () => {
  const cutOff = 'A page is cut off.';
  expect(withSentence('  ', cutOff)).toBe(cutOff);
  expect(withSentence('Thank you, Ana. ', cutOff)).toBe('Thank you, Ana. A page is cut off.');
  expect(withSentence('A page is cut off. The second one.', cutOff)).toBe(
    'A page is cut off. The second one.',
  );
});
