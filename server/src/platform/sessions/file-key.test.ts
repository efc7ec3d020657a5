import { expect, test } from 'vitest';
import { createFileKeys } from './file-key.ts';

const SECRET = 'a secret of more than thirty-two characters';
const keys = createFileKeys(SECRET);
const person = {
  userId: '0190a0a0-0000-7000-8000-000000000001',
  sessionId: '0190a0a0-0000-7000-8000-000000000002',
};
const now = new Date('2027-03-01T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('a key says who looks, and from which session', () => {
  expect(keys.verify(keys.issue(person, now), now)).toEqual({
    ...person,
    expiresAt: after(600).getTime() / 1000,
  });
});

test('a key is good for at least five minutes and for at most ten', () => {
  const early = keys.issue(person, now);
  expect(keys.verify(early, after(599))).not.toBeNull();
  expect(keys.verify(early, after(600))).toBeNull();
  const late = keys.issue(person, after(299));
  expect(keys.verify(late, after(299 + 300))).not.toBeNull();
  expect(keys.verify(late, after(600))).toBeNull();
});

test('within five minutes the key stays the same, so that a browser can keep a picture', () => {
  expect(keys.issue(person, after(299))).toBe(keys.issue(person, now));
  expect(keys.issue(person, after(300))).not.toBe(keys.issue(person, now));
});

test('a key that was changed anywhere is nobody’s', () => {
  const key = keys.issue(person, now);
  // All but the last character, whose unused bits can be spelled in several ways: that is the same signature.
  const changed = Array.from({ length: key.length - 1 }, (_, at) => {
    return key.slice(0, at) + (key[at] === '1' ? '2' : '1') + key.slice(at + 1);
  });
  expect(changed.filter((text) => keys.verify(text, now) !== null)).toEqual([]);
});

test.each(['', '.', 'x'.repeat(5000), `${'0'.repeat(36)}.${'0'.repeat(36)}.99999999999.${'A'.repeat(43)}`])(
  'what is no key is refused: %j',
  (text) => expect(keys.verify(text, now)).toBeNull(),
);

test('a key of another deployment is refused', () => {
  expect(createFileKeys(`${SECRET}!`).verify(keys.issue(person, now), now)).toBeNull();
});
