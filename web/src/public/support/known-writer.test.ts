import { expect, test } from 'vitest';
import { readKnownWriter } from './known-writer.ts';

const keeping = (text: string | null) => ({ getItem: () => text });

test('somebody who is signed in is known by name and address', () => {
  const session = { user: { email: 'rosa@faircourt.test', user_metadata: { name: 'Rosa Diaz' } } };
  expect(readKnownWriter(keeping(JSON.stringify(session)))).toEqual({
    name: 'Rosa Diaz',
    email: 'rosa@faircourt.test',
  });
});

test('without a session, or with one that cannot be read, everybody writes their own name', () => {
  for (const text of [
    null,
    '',
    '{',
    '{"user":{}}',
    '{"user":{"email":"a@b.test","user_metadata":{"name":""}}}',
  ])
    expect(readKnownWriter(keeping(text))).toBeNull();
});
