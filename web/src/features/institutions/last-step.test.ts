// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parseLastStep } from './last-step.ts';

test('what this browser last heard of a coach is read back', () => {
  expect(parseLastStep({ userId: 'priya', step: 'waiting' })).toEqual({ userId: 'priya', step: 'waiting' });
});

test('a step that there is not, or what something else wrote, counts for nothing', () => {
  expect(parseLastStep({ userId: 'priya', step: 'promoted' })).toBeNull();
  expect(parseLastStep({ userId: 7, step: 'waiting' })).toBeNull();
  expect(parseLastStep(['waiting'])).toBeNull();
  expect(parseLastStep(null)).toBeNull();
});
