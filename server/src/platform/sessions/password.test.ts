import { expect, test } from 'vitest';
import { hashPassword, memoryIn, verifyPassword } from './password.ts';

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct hors', hash)).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

test('the same letters typed on another keyboard fit too', async () => {
  const hash = await hashPassword('contrase\u00f1a');
  expect(await verifyPassword('contrasen\u0303a', hash)).toBe(true);
});

test.each(['', 'plain text', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=8,t=1,p=1$$'])(
  'what is not a hash of ours fits nothing: %j',
  async (hash) => {
    expect(await verifyPassword('correct horse', hash)).toBe(false);
  },
);

test.each(['production', 'development', undefined])('in %s a guess costs 19 MiB', (environment) => {
  expect(memoryIn(environment)).toBe(19_456);
});
