import { expect, test } from 'vitest';
import { typedSince } from './typed-since.ts';

test('only what was changed since is kept, lists by what they say', () => {
  const sent = { city: 'Selfoss', bio: '', courses: [{ title: 'Algebra' }] };
  expect(typedSince(sent, { ...sent, courses: [{ title: 'Algebra' }] })).toEqual({});
  const now = { city: 'Selfoss', bio: 'I shoot', courses: [{ title: 'Algebra II' }] };
  expect(typedSince(sent, now)).toEqual({ bio: 'I shoot', courses: [{ title: 'Algebra II' }] });
});
