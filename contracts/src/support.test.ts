import { expect, test } from 'vitest';
import { answerDue } from './support.ts';
import { SUPPORT_TYPES } from './vocabulary.ts';

const due = (type: (typeof SUPPORT_TYPES)[number], from: string) =>
  answerDue(type, new Date(from)).toISOString();

test.each([
  ['on a Monday, two days later', '2026-11-16T09:30:00.000Z', '2026-11-18T09:30:00.000Z'],
  ['on a Thursday, over the weekend', '2026-11-19T09:30:00.000Z', '2026-11-23T09:30:00.000Z'],
  ['on a Friday, over the weekend', '2026-11-20T23:59:00.000Z', '2026-11-24T23:59:00.000Z'],
  ['on a Saturday, counted from Monday', '2026-11-21T12:00:00.000Z', '2026-11-25T00:00:00.000Z'],
  ['on a Sunday, counted from Monday', '2026-11-22T23:59:00.000Z', '2026-11-25T00:00:00.000Z'],
])('what arrives %s is due within two working days', (_when, from, until) => {
  const others = SUPPORT_TYPES.filter((type) => type !== 'safety');
  expect(others.map((type) => due(type, from))).toEqual(others.map(() => until));
});

test('a safety report is due after 24 hours, weekends included', () => {
  expect(due('safety', '2026-11-21T12:00:00.000Z')).toBe('2026-11-22T12:00:00.000Z');
});
